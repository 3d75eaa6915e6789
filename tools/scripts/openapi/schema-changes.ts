import type { Description } from './breaking-changes.ts';

/** The compared parts of a JSON Schema. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly [keyword: string]: unknown;
};

type Comparing = {
  /** Requests may become more permissive, responses more specific. */
  readonly direction: 'request' | 'answer';
  readonly released: Description;
  readonly next: Description;
  readonly at: string;
};

const MOST = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const;
const LEAST = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const;
/** The maximum nesting of schemas. */
const MAX_DEPTH = 12;

/** The changes of a schema that would break clients of the released one, in words. */
export const schemaChanges = (before: Schema, now: Schema, comparing: Comparing, depth = 0): string[] => {
  if (depth > MAX_DEPTH) return [];
  const known = resolved(comparing.released, before);
  const today = resolved(comparing.next, now);
  const deeper = (one: Schema, other: Schema, at: string): string[] =>
    schemaChanges(one, other, { ...comparing, at: `${comparing.at}.${at}` }, depth + 1);
  return [
    ...typeChanges(known, today, comparing),
    ...valueChanges(known, today, comparing),
    ...(comparing.direction === 'request' ? boundChanges(known, today, comparing.at) : []),
    ...propertyChanges(known, today, comparing, deeper),
    ...(known.items && today.items ? deeper(known.items, today.items, '[]') : []),
    ...choiceChanges(known, today, comparing, deeper),
  ];
};

type Deeper = (one: Schema, other: Schema, at: string) => string[];

const typesOf = ({ type, anyOf, oneOf }: Schema): readonly string[] => {
  if (type !== undefined) return typeof type === 'string' ? [type] : type;
  return (anyOf ?? oneOf ?? []).flatMap(typesOf);
};

const typeChanges = (known: Schema, today: Schema, { direction, at }: Comparing): string[] => {
  const [before, now] = [typesOf(known), typesOf(today)];
  const [must, may] = direction === 'request' ? [before, now] : [now, before];
  if (may.length === 0) return [];
  if (must.length === 0) return [`${at} may be anything`];
  const beyond = must.filter((type) => !may.includes(type) && !(type === 'integer' && may.includes('number')));
  return beyond.length === 0 ? [] : [`${at} was ${before.join(' or ')} and is ${now.join(' or ')}`];
};

const valuesOf = (schema: Schema): readonly unknown[] | undefined =>
  schema.enum ?? ('const' in schema ? [schema.const] : undefined);

/** New values in answers are compatible: clients must expect them. */
const valueChanges = (known: Schema, today: Schema, { direction, at }: Comparing): string[] => {
  const [before, now] = [valuesOf(known), valuesOf(today)];
  if (direction === 'answer' || now === undefined) return [];
  if (before === undefined) return [`${at} takes certain values only`];
  return before
    .filter((value) => !now.includes(value))
    .map((value) => `${at} no longer takes ${JSON.stringify(value)}`);
};

const boundChanges = (known: Schema, today: Schema, at: string): string[] => {
  const isTighter = (keyword: string, is: (now: number, before: number) => boolean): boolean => {
    const [before, now] = [known[keyword], today[keyword]];
    return typeof now === 'number' && (typeof before !== 'number' || is(now, before));
  };
  const tighter = [
    ...MOST.filter((keyword) => isTighter(keyword, (now, before) => now < before)),
    ...LEAST.filter((keyword) => isTighter(keyword, (now, before) => now > before)),
  ];
  const hasOtherPattern = today.pattern !== undefined && today.pattern !== known.pattern;
  return [...tighter, ...(hasOtherPattern ? ['pattern'] : [])].map((keyword) => `${at} has a tighter ${keyword}`);
};

const propertyChanges = (known: Schema, today: Schema, { direction, at }: Comparing, deeper: Deeper): string[] => {
  const before = known.properties ?? {};
  const now = today.properties ?? {};
  const wasRequired = new Set(known.required);
  const isRequired = new Set(today.required);
  const gone = Object.keys(before).filter((name) => !(name in now) && today.properties !== undefined);
  const demanded = direction === 'request' ? [...isRequired].filter((name) => !wasRequired.has(name)) : [];
  const optional =
    direction === 'answer' ? [...wasRequired].filter((name) => name in now && !isRequired.has(name)) : [];
  return [
    ...gone.map((name) => `${at}.${name} is gone`),
    ...demanded.map((name) => `${at}.${name} is required now`),
    ...optional.map((name) => `${at}.${name} may be missing now`),
    ...Object.entries(before).flatMap(([name, schema]) => {
      const same = now[name];
      return same === undefined ? [] : deeper(schema, same, name);
    }),
  ];
};

/** Choices are compared in their order; a new one at the end is a new value. */
const choiceChanges = (known: Schema, today: Schema, { direction, at }: Comparing, deeper: Deeper): string[] => {
  const before = known.anyOf ?? known.oneOf ?? [];
  const now = today.anyOf ?? today.oneOf;
  if (now === undefined) return [];
  const isFewer = direction === 'request' && now.length < before.length;
  return [
    ...(isFewer ? [`${at} has fewer forms`] : []),
    ...before.flatMap((schema, index) => {
      const same = now[index];
      return same === undefined ? [] : deeper(schema, same, `form ${index + 1}`);
    }),
  ];
};

const resolved = (document: Description, schema: Schema): Schema => {
  const name = schema.$ref?.split('/').at(-1);
  if (name === undefined) return schema;
  return (document.components['schemas'] as Readonly<Record<string, Schema>>)[name] ?? schema;
};
