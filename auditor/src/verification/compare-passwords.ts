import { subjectOf, type SubjectKeys } from '@twofold/keyring/keyring';
import { passwordCommitment } from '@twofold/keyring/password-commitment';
import type { ClientBase } from 'pg';
import { createFindings, type CheckResult, type OnFinding } from './findings.ts';
import { passwordAfter, type PasswordNote } from './invariants/passwords.ts';
import type { SpillCache } from './spill-cache.ts';
import { eventsOfStream, type StreamSource } from './read-by-schema.ts';

const PASSWORDS = {
  name: 'passwords-are-as-committed',
  claim: 'each stored password hash matches its commitment in the log',
};

/** An event is appended before its row is written; a crash in between is repaired within this time, or never. */
const GRACE_MS = 15 * 60_000;
const PAGE = 500;

export type PasswordCounts = {
  readonly compared: number;
  /** Of accounts from before there were commitments, until the command service has started once. */
  readonly uncommitted: number;
};

type Options = {
  readonly spillCache: SpillCache;
  /** That of the invariant `passwords-committed-once`. */
  readonly section: number;
  readonly sealing: Pick<SubjectKeys, 'toOpen'>;
  readonly source: StreamSource;
  readonly now: () => Date;
  readonly onFinding?: OnFinding | undefined;
};

/** What must be confirmed once the transaction that sees one moment has ended. */
export type PasswordsComparison = {
  readonly confirm: () => Promise<{ readonly check: CheckResult; readonly counts: PasswordCounts }>;
};

/**
 * Compares the digests of stored hashes with the commitments in the log. A password may change in the meantime: a
 * mismatch is checked again, first the row and then the events of its account.
 */
export const comparePasswords = async (client: ClientBase, options: Options): Promise<PasswordsComparison> => {
  const { spillCache, section, sealing, source, now, onFinding } = options;
  const suspects: number[] = [];
  let [compared, uncommitted] = [0, 0];
  for await (const page of spillCache.all(section)) {
    const notes = page as unknown as readonly PasswordNote[];
    uncommitted += notes.filter(({ commitment, isErased = false }) => commitment === undefined && !isErased).length;
    const committed = notes.filter(({ commitment }) => commitment !== undefined);
    compared += committed.length;
    const wrong = await faultsIn(client, sealing, [...committed, ...notes.filter(({ isErased }) => isErased)], now);
    suspects.push(...wrong.keys());
  }
  return {
    confirm: async () => {
      const findings = createFindings(PASSWORDS, onFinding);
      for (const userId of suspects) {
        const says = await readAgain(client, userId, { sealing, source, now });
        if (says !== undefined) findings.add({ where: `user-${userId}`, says });
      }
      return { check: findings.result(), counts: { compared, uncommitted } };
    },
  };
};

/** The mismatches, by account. */
const faultsIn = async (
  client: ClientBase,
  sealing: Options['sealing'],
  notes: readonly PasswordNote[],
  now: () => Date,
): Promise<ReadonlyMap<number, string>> => {
  const wrong = new Map<number, string>();
  for (let from = 0; from < notes.length; from += PAGE) {
    const page = notes.slice(from, from + PAGE);
    const digests = await digestsOf(client, page);
    const keys = await sealing.toOpen(page.map(({ userId }) => subjectOf('user', userId)));
    for (const note of page) {
      const says = faultOf(note, digests.get(note.userId), keys.get(subjectOf('user', note.userId)), now);
      if (says !== undefined) wrong.set(note.userId, says);
    }
  }
  return wrong;
};

type Key = Awaited<ReturnType<SubjectKeys['toOpen']>> extends ReadonlyMap<string, infer Value> ? Value : never;

const faultOf = (
  { commitment, before, since, isErased = false }: PasswordNote,
  digest: string | undefined,
  key: Key | undefined,
  now: () => Date,
): string | undefined => {
  const isFresh = now().getTime() - Date.parse(since) < GRACE_MS;
  if (isErased) return digest === undefined || isFresh ? undefined : 'still has a password, although it was erased';
  // Other checks report a deleted key and a lost key.
  if (key === undefined || key === 'erased') return undefined;
  if (digest === undefined) return 'has lost its password';
  const actual = passwordCommitment(key, digest);
  if (actual === commitment || (actual === before && isFresh)) return undefined;
  return actual === before
    ? `has the password from before ${since}, when the log says that it was changed`
    : 'has a password that was never set: its hash was swapped';
};

const digestsOf = async (client: ClientBase, notes: readonly PasswordNote[]): Promise<ReadonlyMap<number, string>> => {
  if (notes.length === 0 || !(await isThere(client))) return new Map();
  const { rows } = await client.query<{ user_id: string; digest: string }>(
    'select user_id, digest from write_side.credential_digests where user_id = any($1::bigint[])',
    [notes.map(({ userId }) => userId)],
  );
  return new Map(rows.map(({ user_id: userId, digest }) => [Number(userId), digest]));
};

/** Without the table, every account with a commitment has lost its password. */
const isThere = async (client: ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('write_side.credential_digests') is not null as "isThere"`,
  );
  return rows[0]?.isThere === true;
};

const readAgain = async (
  client: ClientBase,
  userId: number,
  { sealing, source, now }: Pick<Options, 'sealing' | 'source' | 'now'>,
): Promise<string | undefined> => {
  const digest = (await digestsOf(client, [{ userId, since: '' }])).get(userId);
  let note: PasswordNote | undefined;
  for await (const event of eventsOfStream(source, `user-${userId}`)) note = passwordAfter(note, event);
  const subject = subjectOf('user', userId);
  return note && faultOf(note, digest, (await sealing.toOpen([subject])).get(subject), now);
};
