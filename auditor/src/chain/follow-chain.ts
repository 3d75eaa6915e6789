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
  readonly onProgress?: ((position: number) => void) | undefined;
};

/** How many events go by between two words of progress. */
const STRIDE = 1_000;

/**
 * Follows the chain through events as they come, in the same memory however many they are (but for 23 to 46 bytes a
 * stream), up to the first thing that is wrong.
 */
export const followChain = async (
  chained: AsyncIterable<ChainedEvent>,
  { start = CHAIN_START, against, onProgress }: FollowOptions = {},
): Promise<Followed> => {
  const checker = createChainChecker(start);
  let events = 0;
  const startFault = against?.position === start.position ? rewrittenAt(against, start) : undefined;
  if (startFault !== undefined) return { fault: startFault };
  for await (const event of chained) {
    const found =
      checker.check(event) ?? (event.position === against?.position ? rewrittenAt(against, event) : undefined);
    if (found !== undefined) return { fault: found };
    events += 1;
    if (events % STRIDE === 0) onProgress?.(event.position);
  }
  return { events, end: checker.end() };
};
