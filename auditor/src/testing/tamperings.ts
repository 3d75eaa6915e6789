import type { ChainedEvent } from '@twofold/event-store/chain';
import type { FaultReason } from '../chain/chain-fault.ts';
import { chained, exported, rechained, rehashed, testSigner, type MadeExport } from './a-chain.ts';

/** A manipulation of an export, and what a verifier must report. */
export type Tampering = {
  readonly what: string;
  readonly reason: FaultReason;
  readonly position: number;
  readonly make: () => Promise<MadeExport>;
};

const honest = chained();

/** The text of other events under the manifest of the honest ones. */
const underHonestManifest = async (events: readonly ChainedEvent[]): Promise<MadeExport> => ({
  text: (await exported(events)).text,
  manifest: (await exported(honest)).manifest,
});

const changedAt = (position: number, change: Partial<ChainedEvent>): ChainedEvent[] =>
  honest.map((event) => (event.position === position ? { ...event, ...change } : event));

const withText = async (change: (text: string) => string): Promise<MadeExport> => {
  const { text, manifest } = await exported(honest);
  return { text: change(text), manifest };
};

const swapped = (events: readonly ChainedEvent[], at: number): ChainedEvent[] =>
  events.toSpliced(at, 2, events[at + 1]!, events[at]!);

/** The third event is changed, and the chain is recomputed from there, with correct hashes. */
export const rewritten = rechained(changedAt(3, { data: '{"reviewId":1,"reviewerId":9}' }), 2);

/** A revision that comes twice, with correct hashes. */
const repeated = rechained(changedAt(7, { revision: 0 }), 6);

export const TAMPERINGS: readonly Tampering[] = [
  {
    what: 'a bit of the data is flipped',
    reason: 'content',
    position: 4,
    make: () => underHonestManifest(changedAt(4, { data: honest[3]!.data.replace('1', '0') })),
  },
  {
    what: 'another time',
    reason: 'link',
    position: 2,
    make: () => underHonestManifest(changedAt(2, { recordedAt: '2030-01-02T03:04:06.000Z' })),
  },
  {
    what: 'a time that no append gives',
    reason: 'content',
    position: 2,
    make: () => underHonestManifest(changedAt(2, { recordedAt: '2030-01-02T03:04:05.002001Z' })),
  },
  {
    what: 'a day that is none',
    reason: 'content',
    position: 2,
    make: () => underHonestManifest(changedAt(2, { recordedAt: '2030-02-30T03:04:05.002Z' })),
  },
  {
    what: 'data with a recomputed leaf',
    reason: 'link',
    position: 5,
    make: () =>
      underHonestManifest(changedAt(5, { data: '{}', leaf: rehashed({ ...honest[4]!, data: '{}' }, undefined).leaf })),
  },
  { what: 'two events are swapped', reason: 'gap', position: 3, make: () => underHonestManifest(swapped(honest, 2)) },
  {
    what: 'an event comes twice',
    reason: 'order',
    position: 5,
    make: () => underHonestManifest(honest.toSpliced(4, 0, honest[3]!)),
  },
  { what: 'an event is deleted', reason: 'gap', position: 6, make: () => underHonestManifest(honest.toSpliced(5, 1)) },
  {
    what: 'an event is deleted, and the others move up',
    reason: 'revision',
    position: 2,
    make: () =>
      underHonestManifest(
        rechained(
          honest.toSpliced(0, 1).map((event, index) => ({ ...event, position: index + 1 })),
          0,
        ),
      ),
  },
  { what: 'the tail is cut', reason: 'cut', position: 7, make: () => underHonestManifest(honest.slice(0, 6)) },
  { what: 'everything is cut', reason: 'cut', position: 1, make: () => withText(() => '') },
  {
    what: 'the file ends within a line',
    reason: 'format',
    position: 8,
    make: () => withText((text) => text.slice(0, -1)),
  },
  {
    what: 'events are put behind the end',
    reason: 'manifest',
    position: 9,
    make: () => underHonestManifest(rechained([...honest, { ...honest[7]!, position: 9, revision: 3 }], 8)),
  },
  {
    what: 'the chain is rewritten from the middle',
    reason: 'rewritten',
    position: 8,
    make: () => underHonestManifest(rewritten),
  },
  {
    what: 'a revision comes twice, with honest hashes',
    reason: 'revision',
    position: 7,
    make: () => underHonestManifest(repeated),
  },
  {
    what: 'a blank in a line',
    reason: 'format',
    position: 1,
    make: () => withText((text) => text.replace('":', '": ')),
  },
  {
    what: 'a field that is given twice',
    reason: 'format',
    position: 1,
    make: () => withText((text) => text.replace('{', '{"position":1,')),
  },
  {
    what: 'a lone surrogate',
    reason: 'format',
    position: 2,
    make: () => underHonestManifest(rechained(changedAt(2, { type: '\ud800' }), 1)),
  },
  {
    what: 'a number in words of JSON that are as good',
    reason: 'format',
    position: 1,
    make: () => withText((text) => text.replace(':1,', ':1.0,')),
  },
  { what: 'an empty line', reason: 'format', position: 2, make: () => withText((text) => text.replace('\n', '\n\n')) },
  { what: 'a byte order mark', reason: 'format', position: 1, make: () => withText((text) => `\ufeff${text}`) },
  {
    what: 'another SHA-256 in the manifest',
    reason: 'manifest',
    position: 0,
    make: () => inManifest({ sha256: '0'.repeat(64) }),
  },
  {
    what: 'another number of events in the manifest',
    reason: 'manifest',
    position: 0,
    make: () => inManifest({ events: 7 }),
  },
  {
    what: 'another start in the manifest',
    reason: 'manifest',
    position: 0,
    make: () => inManifest({ start: { position: 0, chain: '1'.repeat(64) } }),
  },
  {
    what: 'a field more in the manifest',
    reason: 'manifest',
    position: 0,
    make: () => inManifest({ note: 'all is well' } as object),
  },
  {
    what: 'a signed manifest for another log',
    reason: 'signature',
    position: 0,
    make: () => inManifest({ storeId: '5a1e0f0e-0000-4000-8000-000000000002' }, true),
  },
  {
    what: 'a signed manifest for another time',
    reason: 'signature',
    position: 0,
    make: () => inManifest({ exportedAt: '2031-02-01T12:00:00.000Z' }, true),
  },
  {
    what: 'the columns of a CSV are renamed',
    reason: 'format',
    position: 1,
    make: async () => {
      const { text, manifest } = await exported(honest, { encoding: 'csv' });
      return { text: text.replace('stream', 'strium'), manifest };
    },
  },
  {
    what: 'a bit of a CSV is flipped',
    reason: 'content',
    position: 4,
    make: async () => {
      const { text, manifest } = await exported(honest, { encoding: 'csv' });
      return { text: text.replace('Grüße', 'Grübe'), manifest };
    },
  },
  {
    what: 'a quote in a CSV is left out',
    reason: 'format',
    position: 4,
    make: async () => {
      const { text, manifest } = await exported(honest, { encoding: 'csv' });
      return { text: text.replace('credits-3"', 'credits-3'), manifest };
    },
  },
];

const inManifest = async (change: Partial<MadeExport['manifest']>, isSigned = false): Promise<MadeExport> => {
  const { text, manifest } = await exported(honest, isSigned ? { signer: testSigner } : {});
  return { text, manifest: { ...manifest, ...change } };
};
