import type { ChainedEvent, ChainEnd } from '@twofold/event-store/chain';
import { createMerkleTree, merkleLeaf } from '@twofold/event-store/merkle';
import { fault, type ChainFault } from '../chain/chain-fault.ts';
import { nameOf, type Witnessed } from './witnessed.ts';

/** Compares a chain with a witness's checkpoints while it is read. */
export type WitnessFollower = {
  /** @returns the fault if this event is the last one of a checkpoint */
  readonly take: (event: ChainedEvent) => ChainFault | undefined;
  /** @returns the fault at the end of the chain */
  readonly end: (end: ChainEnd) => ChainFault | undefined;
  /** The last checkpoint that agrees. */
  readonly agreed: () => Witnessed | undefined;
};

/**
 * The checkpoints must be sorted by position. For a part of a log, those before or after it are ignored. If the part
 * does not begin with the first event, only chains are compared.
 */
export const followWitness = (
  all: readonly Witnessed[],
  { start, isPart }: { readonly start: ChainEnd; readonly isPart: boolean },
): WitnessFollower => {
  const checkpoints = all.filter(({ position }) => position > start.position);
  const tree = start.position === 0 ? createMerkleTree() : undefined;
  let next = 0;

  const since = (): string => {
    const agreed = checkpoints[next - 1];
    return agreed === undefined
      ? 'since the first event'
      : `after position ${agreed.position}, which ${nameOf(agreed)} agrees with`;
  };

  return {
    take: (event) => {
      const due = checkpoints[next];
      // Nothing is compared after the last one.
      if (due === undefined) return undefined;
      tree?.add(merkleLeaf(event));
      if (event.position !== due.position) return undefined;
      if (event.chain !== due.chain)
        return fault(
          'rewritten',
          due.position,
          `Its chain is not the one that the witness signed, ${nameOf(due)}: something was changed ${since()}`,
        );
      if (tree !== undefined && tree.root() !== due.root)
        return fault('rewritten', due.position, `The tree of the log has another root than ${nameOf(due)}`);
      next += 1;
      return undefined;
    },
    end: ({ position }) => {
      const due = checkpoints[next];
      if (due === undefined || isPart) return undefined;
      return fault(
        'cut',
        position + 1,
        `The log ends at ${position}, and the witness saw it up to ${due.position}, ${nameOf(due)}: its end was cut off, or the database was rolled back`,
      );
    },
    agreed: () => checkpoints[next - 1],
  };
};
