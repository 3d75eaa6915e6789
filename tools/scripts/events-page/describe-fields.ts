import { personalFields } from '@twofold/contracts/personal';
import { z } from 'zod';

type Json = {
  readonly type?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Json[];
  readonly oneOf?: readonly Json[];
  readonly items?: Json;
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
  readonly sealed?: boolean;
};

/** Longer types are reduced to their kind; the schema has the details. */
const MAX_LENGTH = 90;

/** The fields of an event in one line: `name: type`, `?` where one may be missing, _sealed_ where it is personal. */
export const describeFields = (schema: z.ZodType): string => {
  const json = z.toJSONSchema(schema, {
    unrepresentable: 'any',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      if (personalFields.has(zodSchema)) Object.assign(jsonSchema, { sealed: true });
    },
  }) as Json;
  return fieldsOf(json);
};

const fieldsOf = ({ properties = {}, required = [] }: Json): string =>
  Object.entries(properties)
    .map(([name, field]) => `\`${name}${required.includes(name) ? '' : '?'}\` ${describe(field)}`)
    .join(', ');

const describe = (field: Json): string => {
  if (field.sealed) {
    const [plain = {}] = field.anyOf ?? [];
    return `_sealed_ ${describe(plain)}`;
  }
  const text = kindOf(field);
  return text.length > MAX_LENGTH ? (field.type ?? 'one of several shapes') : text;
};

const kindOf = (field: Json): string => {
  if (field.const !== undefined) return JSON.stringify(field.const);
  if (field.enum) return field.enum.map((value) => JSON.stringify(value)).join(' or ');
  const choices = field.anyOf ?? field.oneOf;
  if (choices) return [...new Set(choices.map(kindOf))].join(' or ');
  if (field.type === 'array') return `list of ${kindOf(field.items ?? {})}`;
  if (field.type === 'object') return field.properties ? `{ ${Object.keys(field.properties).join(', ')} }` : 'map';
  if (field.format === 'date-time') return 'time';
  return field.format ?? field.type ?? 'anything';
};
