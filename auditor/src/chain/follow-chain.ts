import { CHAIN_START, type ChainedEvent, type ChainEnd } from '@twofold/event-store/chain';
import type { ChainFault } from './chain-fault.ts';
import { createChainChecker } from './chain-checker.ts';
import { followWitness } from '../witness/follow-witness.ts';
import type { Witnessed } from '../witness/witnessed.ts';
import { rewrittenAt, type Checkpoint } from './checkpoint.ts';

export type Followed =
  | { readonly fault: ChainFault }
  | {
      readonly events: number;
      readonly end: ChainEnd;
      /** The last checkpoint of the witness that the events reach. All checkpoints up to it agree. */
      readonly agreed?: Witnessed;
    };

export type FollowOptions = {
  /** The chain before the first event; by default the start of a log. */
  readonly start?: ChainEnd;
  /** A checkpoint of this log that was stored elsewhere. It is compared when its position is reached. */
  readonly against?: Checkpoint | undefined;
  /** The checkpoints of a witness, the oldest first. */
  readonly witnessed?: readonly Witnessed[] | undefined;
  /** Whether the events are a part of a log, so that none is missing after the last one. */
  readonly isPart?: boolean;
};

/** Verifies the chain of the events it receives, up to the first fault. */
export type ChainFollower = {
  /** @returns whether there is no fault so far */
  readonly take: (event: ChainedEvent) => boolean;
  /** Whether nothing is wrong yet. */
  readonly isSoFarSound: () => boolean;
  /** To be called after the last event. */
  readonly followed: () => Followed;
};

/** Uses constant memory, plus 23 to 46 bytes per stream. */
export const createChainFollower = (options: FollowOptions = {}): ChainFollower => {
  const { start = CHAIN_START, against, witnessed = [], isPart = false } = options;
  const checker = createChainChecker(start);
  const witness = followWitness(witnessed, { start, isPart });
  let events = 0;
  let fault = against?.position === start.position ? rewrittenAt(against, start) : undefined;
  return {
    take: (event) => {
      if (fault !== undefined) return false;
      fault =
        checker.check(event) ??
        (event.position === against?.position ? rewrittenAt(against, event) : undefined) ??
        witness.take(event);
      if (fault === undefined) events += 1;
      return fault === undefined;
    },
    isSoFarSound: () => fault === undefined,
    followed: () => {
      const end = checker.end();
      const found = fault ?? witness.end(end);
      if (found !== undefined) return { fault: found };
      const agreed = witness.agreed();
      return { events, end, ...(agreed && { agreed }) };
    },
  };
};

/** How many events pass between two progress messages. */
const STRIDE = 1_000;

/** Follows the chain through events as they arrive, up to the first fault. */
export const followChain = async (
  chained: AsyncIterable<ChainedEvent>,
  { onProgress, ...options }: FollowOptions & { readonly onProgress?: ((position: number) => void) | undefined } = {},
): Promise<Followed> => {
  const follower = createChainFollower(options);
  let taken = 0;
  if (!follower.isSoFarSound()) return follower.followed();
  for await (const event of chained) {
    if (!follower.take(event)) break;
    taken += 1;
    if (taken % STRIDE === 0) onProgress?.(event.position);
  }
  return follower.followed();
};
