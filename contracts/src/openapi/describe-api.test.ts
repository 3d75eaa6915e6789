import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { ALL_CALLS } from './all-calls.ts';
import { describeApi } from './describe-api.ts';
import { webhookData, webhookEventType, webhookMessage } from '../webhooks/message.ts';
import { refusalsOf } from './refusals-of.ts';

const document = describeApi();

/** A schema that refuses properties it does not describe, at its top level. */
const strict = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodObject && schema.def.catchall === undefined ? schema.strict() : schema;

type Sent = {
  readonly content: { readonly 'application/json': { readonly schema: object; readonly example: unknown } };
};

const refsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === '$ref' ? [String(part)] : refsIn(part)));
};

const at = (pointer: string): unknown =>
  pointer
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);

describe('the description of the API', () => {
  it('has the version of the release', () => {
    expect(document.info.version).toBe(packageJson.version);
  });

  it('names every call once', () => {
    expect(new Set(ALL_CALLS.map(({ id }) => id)).size).toBe(ALL_CALLS.length);
    expect(new Set(ALL_CALLS.map(({ method, path }) => `${method} ${path}`)).size).toBe(ALL_CALLS.length);
  });

  it('has no dangling reference', () => {
    const refs = [...new Set(refsIn(document))];
    expect(refs.length).toBeGreaterThan(30);
    expect(refs.filter((ref) => at(ref) === undefined)).toEqual([]);
  });

  it('refers to a representation by its name, in every place', () => {
    expect(at('#/components/schemas/OwnRequest')).toMatchObject({
      properties: { seats: { type: 'array', items: { $ref: '#/components/schemas/RequestedSeat' } } },
    });
  });

  it('lets answers gain fields, except in the strict form for tests', () => {
    expect(JSON.stringify(document.components['schemas'])).not.toContain('"additionalProperties":false');
    expect(describeApi({ isStrict: true }).components['schemas']?.['User']).toMatchObject({
      additionalProperties: false,
    });
  });

  it('requires of a body what a client must send, and nothing that has a default', () => {
    expect(document.paths['/api/reviews']?.['post']?.['requestBody']).toMatchObject({
      content: { 'application/json': { schema: { required: ['productId', 'content', 'rating'] } } },
    });
  });
});

describe.each(webhookEventType.options)('the webhook %s', (type) => {
  const { operationId, requestBody } = document.webhooks[type]?.['post'] ?? {};
  const { schema, example } = (requestBody as Sent).content['application/json'];

  it('has an example that fits its message', () => {
    expect(webhookMessage.parse(example)).toEqual(example);
    expect(webhookData[type].strict().safeParse((example as { data: unknown }).data).success).toBe(true);
    expect(schema).toMatchObject({ properties: { type: { const: type } }, required: ['type', 'timestamp', 'data'] });
  });

  it('has its own name in generated clients', () => expect(ALL_CALLS.map(({ id }) => id)).not.toContain(operationId));
});

describe.each(ALL_CALLS.map((call) => [call.id, call] as const))('the call %s', (_, call) => {
  it('has examples that fit its schemas', () => {
    const { answer, otherAnswer, body, query, params = {} } = call;
    const examples: readonly (readonly [z.ZodType | undefined, unknown])[] = [
      [answer.schema && strict(answer.schema), answer.example],
      [otherAnswer?.schema && strict(otherAnswer.schema), otherAnswer?.example],
      [body && strict(body.schema), body?.example],
      [query?.schema.strict(), query?.example],
      ...Object.values(params).map(({ schema, example }) => [schema, example] as const),
    ];
    const misfits = examples.flatMap(([schema, example]) => schema?.safeParse(example).error?.issues ?? []);
    expect(misfits).toEqual([]);
  });

  it('describes the parameters that its path has', () => {
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    expect(new Set(Object.keys(call.params ?? {}))).toEqual(new Set(inPath));
  });

  it('says of each of its own refusals why', () => {
    for (const [status, text] of refusalsOf(call)) expect([status, text]).not.toEqual([status, 'Refused']);
  });

  it('describes every parameter of its query', () => {
    const operation = document.paths[call.path]?.[call.method];
    const parameters = operation?.['parameters'] as readonly { readonly in?: string; readonly description?: string }[];
    expect(parameters.filter((each) => each.in !== undefined && each.description === undefined)).toEqual([]);
  });
});
