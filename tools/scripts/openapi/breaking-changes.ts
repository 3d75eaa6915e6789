import { schemaChanges, type Schema } from './schema-changes.ts';

type Parameter = {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
};
type Media = { readonly schema: Schema };
type Operation = {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<
    Record<string, { readonly $ref?: string; readonly content?: Readonly<Record<string, Media>> }>
  >;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
};

/** The compared parts of an OpenAPI document. */
export type Description = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: Readonly<Record<string, unknown>>;
};

/**
 * The breaking changes since the released API, in words: removed calls, parameters and fields, new requirements, values
 * no longer accepted, and fields of answers that became optional or changed their type. New calls, optional parameters,
 * new fields and other refusals are compatible.
 */
export const breakingChanges = (released: Description, next: Description): string[] =>
  Object.entries(released.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path}`;
      const now = next.paths[path]?.[method];
      if (now === undefined) return [`${name} is gone`];
      return changesOf(operation as Operation, now as Operation, { released, next }).map((what) => `${name}: ${what}`);
    }),
  );

type Documents = { readonly released: Description; readonly next: Description };

const changesOf = (before: Operation, now: Operation, documents: Documents): string[] => [
  ...(before.operationId === now.operationId ? [] : [`generated clients know it as ${before.operationId}`]),
  ...parameterChanges(before, now, documents),
  ...bodyChanges(before, now, documents),
  ...answerChanges(before, now, documents),
  ...securityChanges(before, now),
];

const parameterChanges = (before: Operation, now: Operation, { released, next }: Documents): string[] => {
  const known = before.parameters.map((each) => resolved(released, each));
  const today = now.parameters.map((each) => resolved(next, each));
  const keyOf = (parameter: Parameter): string => `${parameter.in} parameter ${parameter.name}`;
  const added = today
    .filter((each) => each.required && !known.some((other) => keyOf(other) === keyOf(each) && other.required))
    .map((each) => `${keyOf(each)} is required now`);
  const changed = known.flatMap((each) => {
    const same = today.find((other) => keyOf(other) === keyOf(each));
    if (same === undefined) return [`${keyOf(each)} is gone`];
    return schemaChanges(each.schema, same.schema, { direction: 'request', released, next, at: keyOf(each) });
  });
  return [...added, ...changed];
};

const bodyChanges = (before: Operation, now: Operation, { released, next }: Documents): string[] => {
  const [known, today] = [before.requestBody, now.requestBody];
  if (known === undefined) return today === undefined ? [] : ['a body is required now'];
  if (today === undefined) return ['the body is gone'];
  return Object.entries(known.content).flatMap(([type, { schema }]) => {
    const same = today.content[type]?.schema;
    if (same === undefined) return [`bodies of ${type} are no longer taken`];
    return schemaChanges(schema, same, { direction: 'request', released, next, at: 'body' });
  });
};

const answerChanges = (before: Operation, now: Operation, { released, next }: Documents): string[] =>
  Object.entries(before.responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, response]) => {
      const same = now.responses[status];
      if (same === undefined) return [`the answer ${status} is gone`];
      return Object.entries(response.content ?? {}).flatMap(([type, { schema }]) => {
        const today = same.content?.[type]?.schema;
        if (today === undefined) return [`the answer ${status} is no longer ${type}`];
        return schemaChanges(schema, today, { direction: 'answer', released, next, at: `answer ${status}` });
      });
    });

/** Removing an authentication method locks out its users. */
const securityChanges = (before: Operation, now: Operation): string[] => {
  const ways = (of: Operation): string[] => (of.security.length === 0 ? ['nothing'] : of.security.map(wayOf));
  const today = new Set(ways(now));
  if (now.security.length === 0 || today.has('nothing')) return [];
  return ways(before)
    .filter((way) => !today.has(way))
    .map((way) => `it could be called with ${way}`);
};

const wayOf = (way: Readonly<Record<string, readonly string[]>>): string => {
  const [scheme, scopes] = Object.entries(way)[0] ?? [];
  return scheme === undefined ? 'nothing' : [scheme, ...(scopes ?? [])].join(' ');
};

const resolved = (document: Description, parameter: Parameter): Parameter => {
  const name = parameter.$ref?.split('/').at(-1);
  if (name === undefined) return parameter;
  return (document.components['parameters'] as Readonly<Record<string, Parameter>>)[name] ?? parameter;
};
