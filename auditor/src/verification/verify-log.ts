import type { ChainReader } from '@twofold/event-store/chain';
import type { Position } from '@twofold/event-store/port';
import type { Keyring } from '@twofold/keyring/keyring';
import type { ClientBase } from 'pg';
import { createChainFollower } from '../chain/follow-chain.ts';
import { beginChain, type ChainVerdict, type VerifyOptions } from '../chain/verify-chain.ts';
import { isCannotAudit } from '../explain.ts';
import { compareCaptures, type CapturesComparison } from './compare-captures.ts';
import { comparePasswords, type PasswordCounts, type PasswordsComparison } from './compare-passwords.ts';
import { createQuoteChecks, type QuoteCounts } from './check-quotes.ts';
import { beginComparison, READ_MODEL_SECTIONS } from './compare-read-models.ts';
import { createEventChecks } from './event-checks.ts';
import type { CheckResult, OnFinding } from './findings.ts';
import { invariantsOf } from './invariants.ts';
import type { Invariant } from './invariant.ts';
import { measuredOnce } from './invariants/measurements.ts';
import { passwordsCommittedOnce } from './invariants/passwords.ts';
import { dropNoteTable, FIND_BY_INDEX, makeNoteTable, spillTable } from './spill-table.ts';
import { createSpillCache, type SpillCache } from './spill-cache.ts';
import { oneAhead } from './one-ahead.ts';
import { readOnce, type LogSources, type ReadChain, type ReadEvents } from './read-once.ts';
import type { RebuiltModel } from './rebuilt-model.ts';
import type { Work } from './work.ts';

/** The result for the chain, or why there is none. */
export type ChainOrNone = ChainVerdict | { readonly unchecked: string };

export type LogVerdict = {
  readonly chain: ChainOrNone;
  readonly events: number;
  /** The last event that was read; undefined in an empty log. */
  readonly upTo: Position | undefined;
  /** The schema of the events, each invariant, each read model, and the captures. */
  readonly checks: readonly CheckResult[];
  readonly passwords: PasswordCounts;
  /** Present where quotes were checked. */
  readonly quotes?: QuoteCounts;
};

type Sources = LogSources & {
  /** Rejects with CannotAudit for a log that has no chain. */
  readonly openChain: () => Promise<ChainReader>;
  /** Opens commitments and the texts of pages. */
  readonly sealing: Pick<Keyring['sealing'], 'toOpen'>;
  /** The database of the read models, with the right to make temporary tables. */
  readonly client: ClientBase;
};

type Options = Pick<VerifyOptions, 'against' | 'publicKey' | 'witness'> & {
  readonly now: () => Date;
  readonly signal: AbortSignal;
  readonly onProgress: (part: 'events' | 'read-models', done: number, all: number) => void;
  readonly onFinding?: OnFinding | undefined;
  /** Whether quotes are compared with the texts of pages, which takes a while. */
  readonly withQuotes?: boolean;
  /** How many characters of notes may be in memory. */
  readonly budget?: number;
};

const BUDGET = 32_000_000;

/**
 * Verifies everything in one reading of the log: the chain, every event by its schema, the invariants, and the read
 * models, which are rebuilt in the same pass and then compared row by row. Notes beyond a fixed amount of memory are in
 * a temporary table, so that memory does not grow with the log, except for 23 to 46 bytes per stream.
 * @throws the reason of the signal when it aborts
 */
export const verifyLog = async (sources: Sources, options: Options): Promise<LogVerdict> => {
  const { client } = sources;
  await makeNoteTable(client);
  let verified: VerifiedInTransaction;
  try {
    await client.query(`begin isolation level repeatable read read only; ${FIND_BY_INDEX}`);
    verified = await verifyWithNotes(createSpillCache(spillTable(client), options.budget ?? BUDGET), sources, options);
  } finally {
    // If the connection is gone, so is the table.
    await client.query('rollback').catch(() => undefined);
    await dropNoteTable(client).catch(() => undefined);
  }
  const { captures, passwords, checks, ...verdict } = verified;
  const { check, counts } = await passwords.confirm();
  return { ...verdict, passwords: counts, checks: [...checks, await captures.confirm(), check] };
};

/** The state in the client's snapshot. */
type VerifiedInTransaction = Omit<LogVerdict, 'passwords'> & {
  readonly captures: CapturesComparison;
  readonly passwords: PasswordsComparison;
};

const verifyWithNotes = async (
  spillCache: SpillCache,
  { log, open, openChain, sealing, client }: Sources,
  { now, signal, onProgress, onFinding, against, publicKey, witness, withQuotes = false }: Options,
): Promise<VerifiedInTransaction> => {
  // First, so that no live row is ahead of what is read.
  const comparison = await beginComparison(client, {
    log,
    spillCache,
    onFinding,
    onProgress: (done, all) => onProgress('read-models', done, all),
  });
  const { head: last } = comparison;
  const chain = await beginChainIfAny(openChain, { against, publicKey, witness });
  const invariants = invariantsOf(now);
  const quotes = withQuotes ? createQuoteChecks({ client, sealing, onFinding }) : undefined;
  const firstSection = READ_MODEL_SECTIONS;
  const source = { log, open };
  const checks = createEventChecks(spillCache, { invariants, firstSection, listen: quotes?.take, source, onFinding });
  const expected = 'unchecked' in chain ? Number(last ?? 0) : chain.reading.range.until;
  let events = 0;
  let upTo: Position | undefined;
  const reading = 'unchecked' in chain ? undefined : chain.reading;
  const failing = new AbortController();
  const batches = readOnce({ log, open }, { chain: reading, last, signal: AbortSignal.any([signal, failing.signal]) });
  const take = async ({ works, count, last: reached }: ParsedEvents): Promise<void> => {
    await spillCache.ready(works.flatMap(({ keys }) => keys));
    for (const work of works) work.take();
    await quotes?.flush();
    events += count;
    upTo = reached ?? upTo;
    onProgress('events', events, expected);
  };
  // While the database finds the notes of a batch, the next one is read, its chain followed and its events parsed.
  for await (const batch of oneAhead(parsed(batches, checks, comparison.rebuilt)))
    await take(batch).catch((error: unknown) => {
      // The next batch may be waiting for a log that cannot be reached.
      failing.abort(error);
      throw error;
    });
  const sectionOf = (invariant: Invariant): number => firstSection + invariants.indexOf(invariant);
  const quoted = quotes?.result();
  return {
    chain: 'unchecked' in chain ? chain : chain.verdict(),
    events,
    upTo,
    checks: [...(await checks.end()), ...(await comparison.end()), ...(quoted ? [quoted.check] : [])],
    ...(quoted && { quotes: quoted.counts }),
    captures: await compareCaptures(client, { spillCache, section: sectionOf(measuredOnce), now, onFinding }),
    passwords: await comparePasswords(client, {
      spillCache,
      section: sectionOf(passwordsCommittedOnce),
      sealing,
      source,
      now,
      onFinding,
    }),
  };
};

/** Events whose note keys are known, and that have not been processed yet. */
type ParsedEvents = { readonly works: readonly Work[]; readonly count: number; readonly last: Position | undefined };

async function* parsed(
  batches: AsyncIterable<ReadEvents>,
  checks: ReturnType<typeof createEventChecks>,
  rebuilt: readonly RebuiltModel[],
): AsyncGenerator<ParsedEvents> {
  for await (const { events, unreadable } of batches) {
    for (const each of unreadable) checks.addUnreadable(each);
    const works = [checks, ...rebuilt].map((part) => part.read(events));
    yield { works, count: events.length + unreadable.length, last: events.at(-1)?.position };
  }
}

type FollowedChain = { readonly reading: ReadChain; readonly verdict: () => ChainVerdict };

/** A log that has no chain can be checked in all other ways, but not against a checkpoint. */
const beginChainIfAny = async (
  openChain: () => Promise<ChainReader>,
  options: Pick<VerifyOptions, 'against' | 'publicKey' | 'witness'>,
): Promise<FollowedChain | { readonly unchecked: string }> => {
  try {
    const reader = await openChain();
    return followed(reader, await beginChain(reader, options), options);
  } catch (error) {
    if (!isCannotAudit(error) || options.against !== undefined || options.witness !== undefined) throw error;
    return { unchecked: error.message };
  }
};

const followed = (
  reader: ChainReader,
  { storeId, range, start, fault }: Awaited<ReturnType<typeof beginChain>>,
  { against, witness }: Pick<VerifyOptions, 'against' | 'witness'>,
): FollowedChain => {
  const follower = createChainFollower({ start, against, witnessed: witness?.checkpoints });
  return {
    reading: { reader, range, show: (event) => void follower.take(event) },
    verdict: () => {
      if (fault !== undefined) return { fault };
      const end = follower.followed();
      return 'fault' in end ? end : { storeId, ...end };
    },
  };
};

/** Whether nothing at all was found. */
export const areSound = ({ chain, checks }: Pick<LogVerdict, 'chain' | 'checks'>): boolean =>
  !('fault' in chain) && checks.every(({ count }) => count === 0);
