import { problem } from '@twofold/contracts/error-body';
import { describe, expect, it } from 'vitest';
import { problemBody, problemTypeFor } from './problem-body.ts';

describe('the body of a refusal', () => {
  it('uses the status if it has no code', () => {
    expect(problemBody(404, 'Product not found')).toEqual({
      error: 'Product not found',
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      detail: 'Product not found',
    });
  });

  it('names the problem by its code, whose text may change', () => {
    const body = problemBody(403, 'You need at least 1 credit to submit a review', { code: 'no-credit' });
    expect(body).toMatchObject({ type: '/developers#no-credit', title: 'No credit', status: 403 });
  });

  it('keeps the details, and fits its schema', () => {
    const details = [{ path: 'url', message: 'URL is required' }];
    const body = problemBody(400, 'URL is required', { details });
    expect(problem.strict().parse(body)).toEqual(body);
    expect(body.details).toEqual(details);
  });
});

describe('the type of a refusal', () => {
  it.each([
    [undefined, 'application/json'],
    ['*/*', 'application/json'],
    ['application/json', 'application/json'],
    ['application/problem+json', 'application/problem+json'],
    ['application/json, Application/Problem+JSON;q=0.9', 'application/problem+json'],
  ])('for a client that accepts %s is %s', (accept, type) => {
    expect(problemTypeFor(accept)).toBe(type);
  });
});
