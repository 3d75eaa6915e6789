import { describeApi } from '@twofold/contracts/openapi/describe-api';
import { describe, expect, it } from 'vitest';
import { accessInWords, callsOf, groupsOf, scopesOf, type ApiDescription } from './description.ts';
import { fieldsOf } from './fields-of.ts';
import { typeInWords } from './type-in-words.ts';

const description = describeApi() as unknown as ApiDescription;
const operation = (id: string) => {
  const found = callsOf(description).find((call) => call.operation.operationId === id);
  if (!found) throw new Error(`There is no call ${id}`);
  return found.operation;
};
const answerOf = (id: string, status: string) => {
  const schema = operation(id).responses[status]?.content?.['application/json']?.schema;
  if (!schema) throw new Error(`${id} answers no JSON with ${status}`);
  return schema;
};

describe('the fields of a body', () => {
  it('say what they are, and which a client must send', () => {
    const schema = operation('submitReview').requestBody?.content['application/json']?.schema;
    expect(fieldsOf(description, schema ?? {})).toEqual([
      { name: 'productId', type: 'integer', isRequired: true },
      { name: 'content', type: 'string', isRequired: true },
      { name: 'rating', type: 'integer, 1 to 5', isRequired: true },
      { name: 'status', type: '"pending"', isRequired: false },
    ]);
  });

  it('name the representations within', () => {
    const fields = fieldsOf(description, answerOf('getProduct', '200'));
    expect(fields).toContainEqual({ name: 'aiAnalysis', type: 'AiAnalysis', isRequired: true });
    expect(fields).toContainEqual({ name: 'facts', type: 'list of Fact', isRequired: false });
    expect(fields).toContainEqual({ name: 'earlierVersions.version', type: 'integer', isRequired: true });
  });

  it('are those of the items where a list is answered', () => {
    const names = fieldsOf(description, answerOf('listOwnReviews', '200')).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['id', 'content', 'rating']));
  });
});

describe('what a value may be', () => {
  it.each([
    [{ type: 'string' }, 'string'],
    [{ type: 'string', format: 'uuid' }, 'uuid'],
    [{ type: 'string', maxLength: 2_048 }, 'string, at most 2,048 characters'],
    [{ type: 'string', minLength: 8 }, 'string, at least 8 characters'],
    [{ enum: ['QUICK', 'STANDARD'] }, '"QUICK" or "STANDARD"'],
    [{ const: true }, 'true'],
    [{ type: ['string', 'null'] }, 'string or null'],
    [{ anyOf: [{ $ref: '#/components/schemas/Persona' }, { type: 'null' }] }, 'Persona or null'],
    [{}, 'anything'],
  ])('%j is said as "%s"', (schema, words) => {
    expect(typeInWords(schema)).toBe(words);
  });
});

describe('the calls of the description', () => {
  it('stand in groups, each once', () => {
    const grouped = groupsOf(description).flatMap(({ calls }) =>
      calls.map(({ operation: { operationId } }) => operationId),
    );
    expect(grouped.toSorted()).toEqual(
      callsOf(description)
        .map(({ operation: each }) => each.operationId)
        .toSorted(),
    );
  });

  it.each([
    ['logIn', 'No login needed'],
    ['listProducts', 'Login optional: a session cookie, or a token with the scope read'],
    ['requestFeedback', 'Login required: a session cookie, or a token with the scope feedback'],
    ['claimSeat', 'Login required: a session cookie'],
  ])('say who may make %s', (id, words) => {
    expect(accessInWords(operation(id))).toBe(words);
  });

  it('are found by the scope of a token', () => {
    const analyze = scopesOf(description).find(({ scope }) => scope === 'analyze');
    expect(analyze?.calls.map(({ path }) => path)).toEqual(['/api/analyze/url', '/api/products/{id}/reanalyses']);
  });
});
