import { z } from 'zod';

export type JsonSchema = { readonly [key: string]: unknown };

/** Bounds that only mean "a JavaScript integer". */
const SAFE_INTEGER_BOUNDS = new Set([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]);
/** Formats whose regular expression adds no information. */
const PLAIN_FORMATS = new Set(['date-time', 'date', 'uuid', 'email', 'uri']);

/** Whether a schema describes requests (`input`) or answers (`output`). */
export type Side = 'input' | 'output';

/**
 * Writes named schemas as JSON Schema 2020-12; references use `#/components/schemas/…`. The strict form allows no other
 * properties: tests check answers against it. Published answers may gain fields.
 */
export const toJsonSchemas = (
  named: ReadonlyMap<string, z.ZodType>,
  io: Side,
  { isStrict }: { readonly isStrict: boolean },
): Record<string, JsonSchema> => {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of named) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => [id, tidied(schema, isStrict) as JsonSchema]),
  );
};

const tidied = (value: unknown, isStrict: boolean): unknown => {
  if (Array.isArray(value)) return value.map((each) => tidied(each, isStrict));
  if (typeof value !== 'object' || value === null) return value;
  const schema = value as JsonSchema;
  const entries = Object.entries(schema).filter(([key, part]) => {
    if (key === '$schema' || key === '$id' || key === 'id') return false;
    if ((key === 'minimum' || key === 'maximum') && SAFE_INTEGER_BOUNDS.has(part as number)) return false;
    if (key === 'additionalProperties' && part === false) return isStrict;
    return !(key === 'pattern' && !isStrict && PLAIN_FORMATS.has(String(schema['format'])));
  });
  return Object.fromEntries(
    entries.map(([key, part]) => [key, key === 'properties' ? ofProperties(part, isStrict) : tidied(part, isStrict)]),
  );
};

/** Separate, because a property may have the name of a keyword, such as `id`. */
const ofProperties = (properties: unknown, isStrict: boolean): JsonSchema =>
  Object.fromEntries(
    Object.entries(properties as JsonSchema).map(([name, schema]) => [name, tidied(schema, isStrict)]),
  );
