import { describe, expect, it } from 'vitest';
import { nameOf } from './call.ts';
import { ALL_CALLS } from './calls/all-calls.ts';
import { wholeExample } from './draft.ts';
import { aWorld } from './testing/a-world.ts';

const withBody = ALL_CALLS.filter(({ body }) => body !== undefined);
const withQuery = ALL_CALLS.filter(({ query }) => query !== undefined);

describe('an example of a call', () => {
  it.each(withBody.map((call) => [nameOf(call), call] as const))('has a body that %s takes', (_, call) => {
    const { body } = wholeExample(call, aWorld);
    expect(call.body!.safeParse(body)).toMatchObject({ success: true });
  });

  it.each(withQuery.map((call) => [nameOf(call), call] as const))('asks what %s knows', (_, call) => {
    expect(call.query!.safeParse(wholeExample(call, aWorld).query)).toMatchObject({ success: true });
  });

  it.each(ALL_CALLS.map((call) => [nameOf(call), call] as const))(
    'names all that stands in the path of %s',
    (_, call) => {
      const named = Object.keys(wholeExample(call, aWorld).params ?? {});
      expect(named).toEqual([...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name));
    },
  );
});
