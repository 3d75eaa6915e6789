import type { VerificationProgress } from '@twofold/contracts/audit/figures/api';
import type { Verdict, VerdictChain, VerdictCheck } from '@twofold/contracts/audit/verdict';
import type { ChainReader } from '@twofold/event-store/chain';
import type { EventStore } from '@twofold/event-store/port';
import type { Keyring } from '@twofold/keyring/keyring';
import type { Client } from 'pg';
import { CannotAudit } from '../../explain.ts';
import type { Open } from '../../opening.ts';
import type { CheckResult, Finding, OnFinding } from '../../verification/findings.ts';
import { areSound, verifyLog, type ChainOrNone } from '../../verification/verify-log.ts';

export type VerificationSources = {
  /** The log as stored, with sealed personal fields. */
  readonly log: EventStore;
  readonly open: Open;
  readonly sealing: Pick<Keyring['sealing'], 'toOpen'>;
  /** Absent for a log without a chain. */
  readonly chain: ChainReader | undefined;
  /** A separate connection to the database of the read models, not connected yet. */
  readonly connect: () => Client;
  readonly now: () => Date;
};

/** Verifies everything, as `auditor verify` does. @throws the reason of the signal when it aborts */
export const runVerification = async (
  { log, open, sealing, chain, connect, now }: VerificationSources,
  {
    verificationId,
    startedBy,
    signal,
  }: Pick<Verdict, 'verificationId' | 'startedBy'> & { readonly signal: AbortSignal },
  on: { readonly progress: (progress: VerificationProgress) => void; readonly finding: OnFinding },
): Promise<Verdict> => {
  const startedAt = now().toISOString();
  const progress = {
    events: oncePerPercent((done, all) => on.progress({ part: 'events', done, all })),
    'read-models': oncePerPercent((done, all) => on.progress({ part: 'read-models', done, all })),
  };
  const openChain = (): Promise<ChainReader> =>
    chain === undefined ? Promise.reject(new CannotAudit('This log keeps no chain.')) : Promise.resolve(chain);
  const client = connect();
  // A pending query rejects when the connection is lost.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const found = await verifyLog(
      { log, open, openChain, sealing, client },
      { now, signal, onProgress: (part, done, all) => progress[part](done, all), onFinding: on.finding },
    );
    const { upTo, events, checks } = found;
    return {
      verificationId,
      startedBy,
      startedAt,
      endedAt: now().toISOString(),
      ...(upTo !== undefined && { upTo }),
      events,
      isSound: areSound(found),
      chain: asVerdict(found.chain),
      checks: checks.map(asCheck),
    };
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

const oncePerPercent = (report: (done: number, all: number) => void) => {
  let reported = -1;
  return (done: number, all: number): void => {
    const percent = all === 0 ? 100 : Math.min(100, Math.floor((done / all) * 100));
    if (percent === reported) return;
    reported = percent;
    report(done, all);
  };
};
