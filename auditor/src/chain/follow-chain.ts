import { CHAIN_START, type ChainedEvent, type ChainEnd } from '@twofold/event-store/chain';
import type { ChainFault } from './chain-fault.ts';
import { createChainChecker } from './chain-checker.ts';
import { rewrittenAt, type Checkpoint } from './checkpoint.ts';

export type Followed = { readonly fault: ChainFault } | { readonly events: number; readonly end: ChainEnd };

export type FollowOptions = {
  /** The chain before the first of the events; without it that of a log's start. */
  readonly start?: ChainEnd;
  /** An end of this log that was kept elsewhere. It is compared when its place goes by. */
  readonly against?: Checkpoint | undefined;
};

/** Follows the chain through events as they are handed to it, up to the first thing that is wrong. */
export type ChainFollower = {
  /** @returns whether all was well so far */
  readonly take: (event: ChainedEvent) => boolean;
  readonly followed: () => Followed;
};

/** The memory is the same however many events there are, but for 23 to 46 bytes a stream. */
export const createChainFollower = ({ start = CHAIN_START, against }: FollowOptions = {}): ChainFollower => {
  const checker = createChainChecker(start);
  let events = 0;
  let fault = against?.position === start.position ? rewrittenAt(against, start) : undefined;
  return {
    take: (event) => {
      if (fault !== undefined) return false;
      fault = checker.check(event) ?? (event.position === against?.position ? rewrittenAt(against, event) : undefined);
      if (fault === undefined) events += 1;
      return fault === undefined;
    },
    followed: () => (fault === undefined ? { events, end: checker.end() } : { fault }),
  };
};

/** How many events go by between two words of progress. */
const STRIDE = 1_000;

/** Follows the chain through events as they come, and no further than to the first thing that is wrong. */
export const followChain = async (
  chained: AsyncIterable<ChainedEvent>,
  { onProgress, ...options }: FollowOptions & { readonly onProgress?: ((position: number) => void) | undefined } = {},
): Promise<Followed> => {
  const follower = createChainFollower(options);
  let taken = 0;
  if ('fault' in follower.followed()) return follower.followed();
  for await (const event of chained) {
    if (!follower.take(event)) break;
    taken += 1;
    if (taken % STRIDE === 0) onProgress?.(event.position);
  }
  return follower.followed();
};
