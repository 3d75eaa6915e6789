import { CHAIN_START, leafOf, linkOf, type ChainedEvent } from '@twofold/event-store/chain';
import type { ExportEncoding } from '../chain/export-line.ts';
import { createManifest, type Manifest } from '../chain/manifest.ts';
import { createSigner, type Signer } from '../chain/signature.ts';
import { writeExport } from '../chain/write-export.ts';

/** The log of the tests and of the sample export. */
export const STORE_ID = '5a1e0f0e-0000-4000-8000-000000000001';

/** A public test key: its signatures prove nothing. */
export const testSigner: Signer = createSigner(Buffer.alloc(32, 'a key that everybody knows'));

type Content = Pick<ChainedEvent, 'stream' | 'type'> & { readonly data: object };

/** The events of a small log: a few streams, and texts that need escaping. */
export const STORY: readonly Content[] = [
  { stream: 'review-1', type: 'ReviewSubmitted', data: { reviewId: 1, productId: 7, reviewerId: 3, rating: 4 } },
  { stream: 'review-2', type: 'ReviewSubmitted', data: { reviewId: 2, productId: 7, reviewerId: 4, rating: 5 } },
  { stream: 'review-1', type: 'ReviewCompleted', data: { reviewId: 1, reviewerId: 3 } },
  { stream: 'credits-3', type: 'CreditEarned', data: { reason: 'review-1', amount: 1, note: '"Grüße" 👋 \u2028 \\n' } },
  { stream: 'review-2', type: 'ReviewCompleted', data: { reviewId: 2, reviewerId: 4 } },
  { stream: 'credits-4', type: 'CreditEarned', data: { reason: 'review-2', amount: 1, note: '=1+1\n\t\u0001' } },
  { stream: 'credits-3', type: 'CreditReserved', data: { reservationId: 'r-1', amount: 1 } },
  { stream: 'credits-3', type: 'CreditSpent', data: { reservationId: 'r-1', amount: 1 } },
];

const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Events chained as the log chains them, from a log's start. */
export const chained = (contents: readonly Content[] = STORY): ChainedEvent[] => {
  const revisions = new Map<string, number>();
  const events: ChainedEvent[] = [];
  for (const [index, { stream, type, data }] of contents.entries()) {
    const position = index + 1;
    const revision = (revisions.get(stream) ?? -1) + 1;
    revisions.set(stream, revision);
    const recordedAt = new Date(Date.UTC(2030, 0, 2, 3, 4, 5, position)).toISOString();
    const metadata = JSON.stringify({ correlationId: uuid(900), actor: 'user-3', occurredAt: recordedAt });
    events.push(
      rehashed(
        {
          position,
          recordedAt,
          stream,
          revision,
          type,
          id: uuid(position),
          data: JSON.stringify(data),
          metadata,
          leaf: '',
          chain: '',
        },
        events.at(-1),
      ),
    );
  }
  return events;
};

/** The event with correct hashes after the previous one, as a forger would compute them. */
export const rehashed = (event: ChainedEvent, before: Pick<ChainedEvent, 'chain'> | undefined): ChainedEvent => {
  const withLeaf = { ...event, leaf: leafOf(event) };
  return { ...withLeaf, chain: linkOf(before?.chain ?? CHAIN_START.chain, withLeaf) };
};

/** The events with a recomputed, correct chain from an index on. */
export const rechained = (events: readonly ChainedEvent[], from: number): ChainedEvent[] => {
  const chain: ChainedEvent[] = [];
  for (const [index, event] of events.entries()) chain.push(index < from ? event : rehashed(event, chain.at(-1)));
  return chain;
};

export async function* inTurn<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  for (const item of items) yield item;
}

export type MadeExport = { readonly text: string; readonly manifest: Manifest };

/** An export of these events, as the command writes it. */
export const exported = async (
  events: readonly ChainedEvent[],
  { encoding = 'ndjson', signer, after = 0 }: { encoding?: ExportEncoding; signer?: Signer; after?: number } = {},
): Promise<MadeExport> => {
  const start = after === 0 ? CHAIN_START : { position: after, chain: events[after - 1]!.chain };
  let text = '';
  const { end, ...written } = await writeExport(inTurn(events.slice(after)), {
    encoding,
    start,
    write: async (part) => void (text += part),
  });
  const exportedAt = '2030-02-01T12:00:00.000Z';
  const file = `log.${encoding}`;
  return {
    text,
    manifest: createManifest({ storeId: STORE_ID, file, encoding, ...written, start, end, exportedAt }, signer),
  };
};
