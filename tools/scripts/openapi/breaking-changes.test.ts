import { describeApi } from '@twofold/contracts/openapi/describe-api';
import { describe, expect, it } from 'vitest';
import { breakingChanges, type Description } from './breaking-changes.ts';
import { latestReleased } from './released.ts';

type Changeable = { [key: string]: unknown };

/** The current document after a change. */
const changed = (change: (document: Changeable) => void): Description => {
  const document: Changeable = structuredClone({ ...describeApi() });
  change(document);
  return document as Description;
};

/** The value at a path of a document. */
const at = (document: Changeable, ...place: readonly string[]): Changeable =>
  place.reduce((part, key) => part[key] as Changeable, document);

const today: Description = describeApi();
const call = (document: Changeable, method: string, path: string): Changeable => at(document, 'paths', path, method);
const analyze = (document: Changeable): Changeable => call(document, 'post', '/api/analyze/url');
const bodyOf = (operation: Changeable): Changeable =>
  at(operation, 'requestBody', 'content', 'application/json', 'schema');
const schemaOf = (document: Changeable, name: string): Changeable => at(document, 'components', 'schemas', name);

describe('the API', () => {
  it('breaks no client of the last release', async () => {
    const { file, description } = await latestReleased();
    expect([file, breakingChanges(description, today)]).toEqual([file, []]);
  });
});

describe('a change that breaks clients', () => {
  it.each<[string, (document: Changeable) => void, string]>([
    ['takes a call away', (of) => void delete at(of, 'paths')['/api/analyze/url'], 'is gone'],
    ['renames a call in generated clients', (of) => Object.assign(analyze(of), { operationId: 'x' }), 'analyzeUrl'],
    ['demands a field', (of) => Object.assign(bodyOf(analyze(of)), { required: ['url', 'depth'] }), 'required now'],
    [
      'takes a field of a body away',
      (of) => Object.assign(bodyOf(analyze(of)), { properties: { site: { type: 'string' } }, required: [] }),
      'body.url is gone',
    ],
    [
      'takes shorter texts only',
      (of) => Object.assign(at(bodyOf(analyze(of)), 'properties', 'url'), { maxLength: 100 }),
      'tighter maxLength',
    ],
    [
      'takes fewer values',
      (of) => Object.assign(at(bodyOf(call(of, 'post', '/api/checkout')), 'properties', 'tier'), { enum: ['QUICK'] }),
      'no longer takes "STANDARD"',
    ],
    [
      'demands a parameter',
      (of) => Object.assign(analyze(of), { parameters: [{ name: 'v', in: 'query', required: true, schema: {} }] }),
      'query parameter v is required now',
    ],
    ['takes a parameter away', (of) => Object.assign(analyze(of), { parameters: [] }), 'Idempotency-Key is gone'],
    [
      'answers another status',
      (of) => Object.assign(analyze(of), { responses: { 202: {} } }),
      'the answer 201 is gone',
    ],
    [
      'takes a field of an answer away',
      (of) => void delete at(schemaOf(of, 'User'), 'properties')['email'],
      'email is gone',
    ],
    [
      'leaves a field of an answer out at times',
      (of) => Object.assign(schemaOf(of, 'User'), { required: ['id'] }),
      'email may be missing now',
    ],
    [
      'answers another type',
      (of) => Object.assign(at(schemaOf(of, 'User'), 'properties', 'id'), { type: 'string' }),
      'was integer and is string',
    ],
    [
      'changes what stands deep in an answer',
      (of) => Object.assign(at(schemaOf(of, 'Reviewer'), 'properties', 'name'), { type: ['string', 'null'] }),
      'reviewer.name was string',
    ],
    [
      'demands a session',
      (of) => Object.assign(call(of, 'get', '/api/products'), { security: [{ sessionCookie: [] }] }),
      'could be called with nothing',
    ],
    [
      'demands another scope',
      (of) =>
        Object.assign(call(of, 'get', '/api/me'), {
          security: [{ sessionCookie: [] }, { bearerAuth: ['feedback'] }],
        }),
      'could be called with bearerAuth read',
    ],
  ])('is found where it %s', (_, change, what) => {
    expect(breakingChanges(today, changed(change)).join('\n')).toContain(what);
  });
});

describe('a change that breaks no client', () => {
  it.each<[string, (document: Changeable) => void]>([
    ['adds a call', (of) => Object.assign(at(of, 'paths'), { '/api/new': { get: analyze(of) } })],
    [
      'adds an optional field to a body',
      (of) => Object.assign(at(bodyOf(analyze(of)), 'properties'), { depth: { type: 'integer' } }),
    ],
    [
      'adds a field to an answer',
      (of) => Object.assign(at(schemaOf(of, 'User'), 'properties'), { plan: { type: 'string' } }),
    ],
    ['takes longer texts', (of) => Object.assign(at(bodyOf(analyze(of)), 'properties', 'url'), { maxLength: 4_096 })],
    ['describes another refusal', (of) => Object.assign(at(analyze(of), 'responses'), { 418: { description: 'no' } })],
    [
      'takes a token where it took none',
      (of) =>
        Object.assign(call(of, 'get', '/api/me/claims'), {
          security: [{ sessionCookie: [] }, { bearerAuth: ['read'] }],
        }),
    ],
  ])('is let through where it %s', (_, change) => {
    expect(breakingChanges(today, changed(change))).toEqual([]);
  });
});
