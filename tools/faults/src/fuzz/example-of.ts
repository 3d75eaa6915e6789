import type { Schema } from './call.ts';

/** As much of JSON Schema as the contracts come to. */
type JsonSchema = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly format?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly default?: unknown;
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'somebody@example.com',
  uuid: '3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10',
  uri: 'https://example.com/',
  'date-time': '2030-01-31T12:00:00Z',
};
const TEXT = 'some text ';

const exampleIn = (schema: JsonSchema): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.anyOf?.[0] !== undefined) return exampleIn(schema.anyOf[0]);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, part]) => [name, exampleIn(part)]));
    case 'array':
      return schema.items === undefined ? [] : [exampleIn(schema.items)];
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1, 1);
    case 'boolean':
      return true;
    default:
      return FORMATS[schema.format ?? ''] ?? TEXT.repeat(Math.ceil((schema.minLength ?? 1) / TEXT.length)).trimEnd();
  }
};

/**
 * An object that has every field of a schema, the optional ones too, each with a value that the schema takes as far as JSON
 * Schema can say it. Patterns and refinements it cannot: those fields are `given`.
 */
export const exampleOf = (schema: Schema, given: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  ...(exampleIn(schema.toJSONSchema({ io: 'input', unrepresentable: 'any' })) as Record<string, unknown>),
  ...given,
});
