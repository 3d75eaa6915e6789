import { CHAIN_START, leafOf, linkOf, type ChainedEvent, type ChainEnd } from '@twofold/event-store/chain';
import { fault, type ChainFault } from './chain-fault.ts';
import { createStreamRevisions } from './stream-revisions.ts';

export type ChainChecker = {
  /** @returns the first fault of the next event; the checker cannot be used after that */
  readonly check: (event: ChainedEvent) => ChainFault | undefined;
  /** The chain after the last event that was checked. */
  readonly end: () => ChainEnd;
};

/**
 * Checks events one after the other, from the start of a log or from the end of a verified part. Without that part, the
 * first event of each stream is assumed to have the right revision.
 */
export const createChainChecker = (start: ChainEnd = CHAIN_START): ChainChecker => {
  const revisions = createStreamRevisions();
  const isWhole = start.position === 0;
  let { position, chain } = start;

  const revisionFault = ({ stream, revision, position: at }: ChainedEvent): ChainFault | undefined => {
    const before = revisions.moveTo(stream, revision);
    const next = before === undefined ? 0 : before + 1;
    if (revision === next || (before === undefined && !isWhole && revision >= 0)) return undefined;
    return fault('revision', at, `It is revision ${revision} of ${stream}, where ${next} comes next`);
  };

  return {
    check: (event) => {
      const next = position + 1;
      const found =
        placeFault(next, event.position) ??
        contentFault(event) ??
        revisionFault(event) ??
        (linkOf(chain, event) === event.chain
          ? undefined
          : fault(
              'link',
              next,
              'The chain does not follow from the event before it, its place, its time and its leaf',
            ));
      if (found === undefined) ({ position, chain } = event);
      return found;
    },
    end: () => ({ position, chain }),
  };
};

const placeFault = (next: number, position: number): ChainFault | undefined => {
  if (position === next) return undefined;
  return position > next
    ? fault('gap', next, `It is missing: ${position} comes instead`)
    : fault('order', next, `${position} comes where it belongs`);
};

/** A time is hashed in the format that `Date` writes: any other format is a fault. */
const contentFault = (event: ChainedEvent): ChainFault | undefined => {
  const milliseconds = Date.parse(event.recordedAt);
  if (Number.isNaN(milliseconds) || new Date(milliseconds).toISOString() !== event.recordedAt)
    return fault('content', event.position, `${event.recordedAt} is not a time in milliseconds`);
  if (leafOf(event) === event.leaf) return undefined;
  return fault('content', event.position, 'Its leaf is not the hash of what it says');
};
