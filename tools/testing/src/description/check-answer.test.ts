import { describe, expect, it } from 'vitest';
import { createAnswerCheck } from './check-answer.ts';

const check = createAnswerCheck();
const json = { contentType: 'application/json; charset=utf-8' };
const analyzed = { method: 'POST', path: '/api/analyze/url', status: 201, ...json };
const refused = {
  error: 'Product not found',
  type: 'about:blank',
  title: 'Not Found',
  status: 404,
  detail: 'Product not found',
};

describe('an answer that is held beside the description', () => {
  it.each([
    ['as it is described', { ...analyzed, body: '{"productId":3}' }],
    ['a refusal', { method: 'GET', path: '/api/products/3', status: 404, ...json, body: JSON.stringify(refused) }],
    [
      'a refusal of a path that there is not',
      { method: 'GET', path: '/api/nothing', status: 404, ...json, body: JSON.stringify(refused) },
    ],
    ['an empty one', { method: 'GET', path: '/api/products/3', status: 304, contentType: undefined, body: '' }],
    ['a list', { method: 'GET', path: '/api/me/reviews', status: 200, ...json, body: '[]' }],
  ])('may be %s', (_, answer) => {
    expect(check(answer)).toBeUndefined();
  });

  it.each([
    ['lacks a property', { ...analyzed, body: '{}' }],
    ['has a property of another type', { ...analyzed, body: '{"productId":"3"}' }],
    ['has a property that is not described', { ...analyzed, body: '{"productId":3,"ownerId":7}' }],
    ['has a status that is not described', { ...analyzed, status: 200, body: '{"productId":3}' }],
    ['has another type', { ...analyzed, contentType: 'text/html', body: '{"productId":3}' }],
    ['is no JSON', { ...analyzed, body: 'ok' }],
    [
      'refuses without the fields of a problem',
      { method: 'GET', path: '/api/products/3', status: 404, ...json, body: '{"error":"Product not found"}' },
    ],
    [
      'refuses with a status that is not described',
      { method: 'GET', path: '/api/me', status: 409, ...json, body: JSON.stringify({ ...refused, status: 409 }) },
    ],
    [
      'refuses in HTML',
      { method: 'GET', path: '/api/products/3', status: 404, contentType: 'text/html', body: '<p>Not found' },
    ],
    [
      'has a body where none is described',
      { method: 'GET', path: '/api/products/3/claimable', status: 204, ...json, body: '{}' },
    ],
  ])('is found where it %s', (_, answer) => {
    expect(check(answer)).toBeDefined();
  });
});
