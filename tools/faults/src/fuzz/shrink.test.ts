import { describe, expect, it } from 'vitest';
import type { Draft } from './draft.ts';
import { shrink } from './shrink.ts';
import { aDraft } from './testing/a-world.ts';

describe('making a request smaller', () => {
  it('leaves only what breaks the rule', async () => {
    const body = Buffer.from(JSON.stringify({ content: 'x'.repeat(500), rating: 'bad', productId: 1 }));
    const headers = { 'content-type': 'application/json', origin: 'null', 'x-a': '1' };
    const draft = aDraft({ asker: 'owner', query: 'a=1&b=2', body, headers });
    const smallest = await shrink(draft, async ({ body }) => body?.includes('bad') === true, 500);
    expect(smallest).toMatchObject({ asker: 'visitor', query: '', headers: {} });
    expect(smallest.body?.length).toBeLessThan(30);
  });

  it('gives up after so many tries, with what it has by then', async () => {
    let tries = 0;
    const draft = aDraft({ body: Buffer.alloc(1_000, 'x') });
    const isBroken = async ({ body }: Draft): Promise<boolean> => ++tries > 0 && body !== undefined;
    const { body } = await shrink(draft, isBroken, 5);
    expect(body?.length).toBeLessThan(1_000);
    expect(tries).toBe(5);
  });
});
