import type { ChainReader } from '@twofold/event-store/chain';
import { headOf } from '@twofold/event-store/followers/progress';
import type { EventStore, Position } from '@twofold/event-store/port';
import { verifyChain, type ChainVerdict, type VerifyOptions } from '../chain/verify-chain.ts';
import { isCannotAudit } from '../explain.ts';
import type { CheckResult, OnFinding } from './findings.ts';
import { invariantsOf } from './invariants.ts';
import { verifyEvents, type EventsVerdict } from './verify-events.ts';

/** What became of the chain, or why there is none to follow. */
export type ChainOrNone = ChainVerdict | { readonly unchecked: string };

/** A log that has no chain can be checked in all other ways, but not against a checkpoint. */
export const verifyChainIfAny = async (
  openChain: () => Promise<ChainReader>,
  options: VerifyOptions,
): Promise<ChainOrNone> => {
  try {
    return await verifyChain(await openChain(), options);
  } catch (error) {
    if (!isCannotAudit(error) || options.against !== undefined) throw error;
    return { unchecked: error.message };
  }
};

/** Holds every event up to the head against its schema and all invariants. `log` has its personal fields opened. */
export const verifyAllEvents = async (
  log: EventStore,
  options: {
    readonly now: () => Date;
    readonly signal: AbortSignal;
    readonly onProgress: (done: number, all: number) => void;
    readonly onFinding?: OnFinding;
  },
): Promise<EventsVerdict & { readonly upTo: Position | undefined }> => {
  const { now, signal, onProgress, onFinding } = options;
  const upTo = await headOf(log);
  const expected = Number(upTo ?? 0);
  const onEvents = (events: number): void => onProgress(events, expected);
  const invariants = invariantsOf(now);
  return { upTo, ...(await verifyEvents(log, { invariants, upTo, signal, onProgress: onEvents, onFinding })) };
};

/** Whether nothing at all was found. */
export const areSound = (chain: ChainOrNone, checks: readonly CheckResult[]): boolean =>
  !('fault' in chain) && checks.every(({ count }) => count === 0);
