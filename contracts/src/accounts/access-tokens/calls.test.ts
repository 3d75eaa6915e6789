import { describe, expect, it } from 'vitest';
import { ALL_CALLS } from '../../openapi/all-calls.ts';
import { TOKEN_CALLS } from './calls.ts';

describe('the calls of access tokens', () => {
  it('are those that the description of the API gives a scope', () => {
    const described = ALL_CALLS.filter(({ scope }) => scope !== undefined).map(
      ({ scope, method, path }) => `${scope} ${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    );
    expect(described.toSorted()).toEqual(
      TOKEN_CALLS.map((call) => `${call.scope} ${call.method} ${call.path}`).toSorted(),
    );
  });
});
