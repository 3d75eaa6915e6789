import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { createLog } from '@twofold/http/log';
import { describe, expect, it } from 'vitest';
import { aSnapshot } from '../../testing/a-snapshot.ts';
import { createKeepText } from './keep-text.ts';
import { textOf } from './text-of.ts';

const log = createLog({ service: 'test', level: 'silent' });

const setUp = ({ isToBeMeasured = false, isErased = false } = {}) => {
  const kept: { readonly of: object; readonly text: string }[] = [];
  const keepText = createKeepText({
    captures: {
      keep: async (of, bytes) => {
        if (isErased) return undefined;
        kept.push({ of, text: gunzipSync(bytes).toString() });
        return { name: of.name, digest: 'ab'.repeat(32), bytes: bytes.length };
      },
    },
    isMeasured: () => isToBeMeasured,
    log,
  });
  return { keepText, kept };
};
const { subpages: _, unread: __, frame: ___, ...page } = aSnapshot;

describe('the text of the pages of a report', () => {
  it('has everything that may be quoted, each text once, by its page', () => {
    const site = {
      ...aSnapshot,
      finalUrl: 'https://benchbook.example/?token=secret',
      callsToAction: [{ text: 'Start free', section: '' }],
      structuredData: [{ type: 'Product', name: 'Benchbook', description: 'A ticket book', price: '29 USD' }],
      subpages: [
        {
          ...page,
          finalUrl: 'https://benchbook.example/pricing',
          role: 'pricing' as const,
          title: 'Prices',
          blocks: [],
        },
      ],
      frame: ['Imprint'],
    };
    expect(textOf(site)).toEqual({
      pages: [
        {
          page: 'https://benchbook.example/',
          texts: [
            'Benchbook',
            'Write the ticket, hang the bike, done.',
            ...aSnapshot.blocks.map(({ text }) => text),
            'Start free',
            'A ticket book',
            '29 USD',
          ],
        },
        {
          page: 'https://benchbook.example/pricing',
          role: 'pricing',
          texts: ['Prices', 'Write the ticket, hang the bike, done.'],
        },
      ],
      frame: ['Imprint'],
    });
  });

  it('is kept compressed, and named for the event', async () => {
    const { keepText, kept } = setUp();
    const said = await keepText(7, 2, textOf(aSnapshot));
    expect(said).toMatchObject({ captures: [{ name: 'text' }] });
    expect(said).not.toHaveProperty('measurement');
    expect(kept).toEqual([{ of: { productId: 7, version: 2, name: 'text' }, text: JSON.stringify(textOf(aSnapshot)) }]);
  });

  it('is not kept where it is larger than two megabytes, and the report is there all the same', async () => {
    const { keepText, kept } = setUp({ isToBeMeasured: true });
    const huge = randomBytes(2_500_000).toString('base64');
    expect(await keepText(7, 1, { pages: [], frame: [huge] })).toEqual({ measurement: 'follows' });
    expect(kept).toEqual([]);
  });

  it('is not kept once the key of the report is gone', async () => {
    const { keepText } = setUp({ isErased: true });
    expect(await keepText(7, 2, textOf(aSnapshot))).toEqual({});
  });
});
