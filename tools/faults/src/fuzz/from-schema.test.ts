import { ALL_CALLS } from '@twofold/contracts/openapi/all-calls';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { nearlyFor, validFor } from './from-schema.ts';

const BODIES = ALL_CALLS.flatMap(({ id, body }) => (body ? [{ id, schema: body.schema, example: body.example }] : []));
const jsonSchemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
/** Violations that JSON Schema can express, which refinements of zod are not. */
const plainMistakes = (schema: z.ZodType, value: unknown): string[] =>
  (schema.safeParse(value).error?.issues ?? [])
    .map(({ code }) => code)
    .filter((code) => code !== 'custom' && code !== 'invalid_format' && code !== 'unrecognized_keys');

describe('what is made from the schema of a body', () => {
  it.each(BODIES)('fits it: $id', ({ schema }) => {
    fc.assert(
      fc.property(validFor(jsonSchemaOf(schema)), (value) => {
        expect(plainMistakes(schema, value)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it.each(BODIES)('may nearly fit it: $id', ({ schema, example }) => {
    const made = fc.sample(nearlyFor(jsonSchemaOf(schema), example), { numRuns: 200, seed: 1 });
    const fitting = made.filter((value) => schema.safeParse(value).success);
    expect(fitting.length).toBeLessThan(made.length);
  });
});
