import type { VerificationProgress } from '@twofold/contracts/audit/figures/api';
import type { Verdict, VerdictChain, VerdictCheck } from '@twofold/contracts/audit/verdict';
import type { ChainReader } from '@twofold/event-store/chain';
import type { EventStore } from '@twofold/event-store/port';
import type { Client } from 'pg';
import { CannotAudit } from '../../explain.ts';
import { compareReadModels } from '../../verification/compare-read-models.ts';
import type { CheckResult, Finding, OnFinding } from '../../verification/findings.ts';
import { areSound, verifyAllEvents, verifyChainIfAny, type ChainOrNone } from '../../verification/verify-parts.ts';

/** What a verification reads. */
export type VerificationSources = {
  /** The log with its personal fields opened. */
  readonly log: EventStore;
  /** Absent for a log without a chain. */
  readonly chain: ChainReader | undefined;
  /** A connection of its own to the database of the read models, not connected yet. */
  readonly connect: () => Client;
  readonly now: () => Date;
};

/** Verifies everything, as `auditor verify` does. @throws the reason of the signal when it aborts */
export const runVerification = async (
  { log, chain, connect, now }: VerificationSources,
  {
    verificationId,
    startedBy,
    signal,
  }: Pick<Verdict, 'verificationId' | 'startedBy'> & { readonly signal: AbortSignal },
  hear: { readonly progress: (progress: VerificationProgress) => void; readonly finding: OnFinding },
): Promise<Verdict> => {
  const startedAt = now().toISOString();
  const progressOf = (part: VerificationProgress['part']) =>
    whenItMakesADifference((done, all) => hear.progress({ part, done, all }));
  const openChain = async (): Promise<ChainReader> => {
    if (chain === undefined) throw new CannotAudit('This log keeps no chain.');
    return { ...chain, read: (range) => untilAborted(chain.read(range), signal) };
  };
  const chained = await verifyChainIfAny(openChain, { onProgress: progressOf('chain') });
  const onProgress = progressOf('events');
  const { events, upTo, checks } = await verifyAllEvents(log, { now, signal, onProgress, onFinding: hear.finding });
  hear.progress({ part: 'read-models', done: 0, all: 1 });
  const compared = await compare(connect, log, { signal, onFinding: hear.finding });
  hear.progress({ part: 'read-models', done: 1, all: 1 });
  const all = [...checks, ...compared];
  return {
    verificationId,
    startedBy,
    startedAt,
    endedAt: now().toISOString(),
    ...(upTo !== undefined && { upTo }),
    events,
    isSound: areSound(chained, all),
    chain: asVerdict(chained),
    checks: all.map(asCheck),
  };
};

/** @throws the reason of the signal as soon as it aborts */
async function* untilAborted<Item>(items: AsyncIterable<Item>, signal: AbortSignal): AsyncGenerator<Item> {
  for await (const item of items) {
    signal.throwIfAborted();
    yield item;
  }
}

const compare = async (
  connect: VerificationSources['connect'],
  log: EventStore,
  options: { readonly signal: AbortSignal; readonly onFinding: OnFinding },
): Promise<readonly CheckResult[]> => {
  const client = connect();
  // Whoever waits for a question hears of a connection that is lost.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await compareReadModels(log, client, options);
  } finally {
    await client.end();
  }
};

const asVerdict = (chain: ChainOrNone): VerdictChain => {
  if ('fault' in chain) return { state: 'broken', ...chain.fault };
  if ('unchecked' in chain) return { state: 'unchecked', why: chain.unchecked };
  return { state: 'sound', events: chain.events, ...chain.end };
};

const asCheck = ({ name, claim, count, findings }: CheckResult): VerdictCheck => ({
  name,
  claim,
  count,
  findings: findings.map(asFinding),
});

/** A finding as JSON. */
export const asFinding = ({ where, says, event }: Finding): VerdictCheck['findings'][number] => ({
  where,
  says,
  ...(event && { event }),
});

/** A hundredth more is worth a word, less is not. */
const whenItMakesADifference = (tell: (done: number, all: number) => void) => {
  let told = -1;
  return (done: number, all: number): void => {
    const percent = all === 0 ? 100 : Math.min(100, Math.floor((done / all) * 100));
    if (percent === told) return;
    told = percent;
    tell(done, all);
  };
};
