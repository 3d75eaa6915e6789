import type { JsonSchema } from '@twofold/contracts/openapi/json-schemas';
import fc from 'fast-check';

/** The part of JSON Schema that the OpenAPI document uses. */
type Shape = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
};

const MAX_LIST = 5;
const MAX_TEXT = 60;
const INSTANT = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') });

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  email: fc.emailAddress(),
  uuid: fc.uuid(),
  uri: fc.webUrl(),
  'date-time': INSTANT.map((date) => date.toISOString()),
  date: INSTANT.map((date) => date.toISOString().slice(0, 10)),
};

const textFor = ({ format = '', pattern, minLength = 0, maxLength = MAX_TEXT }: Shape): fc.Arbitrary<unknown> => {
  const ofFormat = FORMATS[format];
  if (ofFormat) return ofFormat;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const text = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + MAX_TEXT) });
  // Texts are trimmed before their length is checked.
  return text.filter((made) => made.trim() === made);
};

/** Values that match a schema. Refinements of zod are not part of JSON Schema, so a value may violate them. */
export const validFor = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const shape = schema as Shape;
  const { minimum, maximum, exclusiveMinimum, required = [], properties = {}, items = {} } = shape;
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return fc.oneof(...choices.map(validFor));
  switch (shape.type) {
    case 'object': {
      const fields = Object.entries(properties).map(([name, part]) => [name, validFor(part)]);
      const requiredKeys = required.filter((name) => name in properties);
      return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys });
    }
    case 'array':
      return fc.array(validFor(items), { minLength: shape.minItems ?? 0, maxLength: shape.maxItems ?? MAX_LIST });
    case 'integer':
    case 'number': {
      const min = Math.max(minimum ?? (exclusiveMinimum ?? 0) + 1, 0);
      return fc.integer({ min, max: Math.max(min, Math.min(maximum ?? 0x7fff_ffff, 0x7fff_ffff)) });
    }
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textFor(shape);
    default:
      return fc.jsonValue();
  }
};

/** Values that nearly match a schema: one part of `good` is missing, out of range, or of another type. */
export const nearlyFor = (schema: JsonSchema, good: unknown): fc.Arbitrary<unknown> => {
  const { type, properties = {}, minimum, maximum, minLength, maxLength, minItems, maxItems, items } = schema as Shape;
  const [first] = (Array.isArray(good) ? good : []) as readonly unknown[];
  const outside: unknown[] = [null, {}, [], [good], String(good), ''];
  if (minimum !== undefined) outside.push(minimum - 1);
  if (maximum !== undefined) outside.push(maximum + 1);
  if (type === 'integer') outside.push(Number(good) + 0.5, -Number(good));
  if (minLength !== undefined) outside.push('ä'.repeat(Math.max(0, minLength - 1)), ' '.repeat(minLength));
  if (maxLength !== undefined) outside.push('ä'.repeat(maxLength + 1));
  if (type === 'string') outside.push(`${String(good)} `, String(good).toUpperCase(), `${String(good)}\0`);
  if (minItems !== undefined) outside.push(Array.from({ length: minItems - 1 }, () => good));
  if (maxItems !== undefined) outside.push(Array.from({ length: maxItems + 1 }, () => first));
  const anyOutside = fc.constantFrom(...outside);
  if (items)
    return fc.oneof(
      anyOutside,
      nearlyFor(items, first).map((item) => [first, item]),
    );
  const names = Object.keys(properties);
  if (names.length === 0) return anyOutside;
  const whole = (good ?? {}) as Readonly<Record<string, unknown>>;
  const inside = fc.constantFrom(...names).chain((name) =>
    fc.oneof(
      fc.constant({ ...whole, [name]: undefined }),
      nearlyFor(properties[name] ?? {}, whole[name]).map((part) => ({ ...whole, [name]: part })),
    ),
  );
  return fc.oneof({ weight: 1, arbitrary: anyOutside }, { weight: 4, arbitrary: inside });
};
