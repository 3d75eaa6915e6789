import type { ChainedEvent } from '@twofold/event-store/chain';
import { merkleLeaf } from '@twofold/event-store/merkle';
import { pathTo } from '@twofold/event-store/testing/merkle-path';
import type { Witnessed } from '../witness/witnessed.ts';

/** The credits of account 3 in a personal export, of a log that a witness has signed up to a checkpoint. */
export const provenLedger = (events: readonly ChainedEvent[], checkpoint: Witnessed, id = 3) => {
  const seen = events.slice(0, checkpoint.position);
  const leaves = seen.map(merkleLeaf);
  return {
    exportedAt: '2030-02-01T12:00:00.000Z',
    account: { id, email: 'ada@example.com' },
    ledger: {
      checkpoint,
      events: seen
        .filter(({ stream }) => stream === `credits-${id}`)
        .map(({ leaf: _leaf, chain: _chain, ...event }) => ({ ...event, path: pathTo(leaves, event.position - 1) })),
    },
  };
};

export type ProvenLedger = ReturnType<typeof provenLedger>;
