import { VERSIONS_WITH_CAPTURES } from '@twofold/contracts/analysis/captures';
import type { ClientBase } from 'pg';
import { createFindings, type CheckResult, type OnFinding } from './findings.ts';
import type { CapturesNote } from './invariants/measurements.ts';
import type { SpillCache } from './spill-cache.ts';

const CAPTURES = {
  name: 'captures-are-as-recorded',
  claim: 'the captures kept beside the log match the digests in the events, and there are no others',
};

/** Captures without an event are deleted after a day, and those of a deleted report soon after it. */
const SWEPT_WITHIN_MS = 48 * 3_600_000;
const PAGE = 200;

const KEPT = `
  select product_id::text as "productId", version, name, digest, encode(sha256(sealed), 'hex') as actual,
    octet_length(sealed) as bytes, created_at as "createdAt"
  from write_side.captures where (product_id, version, name, digest) > ($1::bigint, $2::integer, $3, $4)
  order by product_id, version, name, digest limit ${PAGE}`;
const PRESENT = `
  select product_id as "productId", version, name, digest
  from write_side.captures where product_id = any($1::bigint[])`;

type Capture = { readonly productId: number; readonly version: number; readonly name: string; readonly digest: string };
type Kept = Omit<Capture, 'productId'> & {
  readonly productId: string;
  readonly actual: string;
  readonly bytes: number;
  readonly createdAt: Date;
};

/** What must be confirmed once the transaction that sees one moment has ended. */
export type CapturesComparison = { readonly confirm: () => Promise<CheckResult> };

/**
 * Compares the captures with the events that name them, as noted by the invariant `measured-once`. Hashes are computed
 * by the database, so that the bytes need not be transferred. Captures named after the client's snapshot look missing:
 * `confirm` checks them again, outside that transaction.
 */
export const compareCaptures = async (
  client: ClientBase,
  { spillCache, section, now, onFinding }: Options,
): Promise<CapturesComparison> => {
  const findings = createFindings(CAPTURES, onFinding);
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('write_side.captures') is not null as "isThere"`,
  );
  const isThere = rows[0]?.isThere === true;
  if (isThere) {
    for await (const { kept, note } of keptWithNotes(client, spillCache, section)) {
      const says = faultOf(kept, note, now);
      if (says !== undefined) findings.add({ where: `product-${kept.productId}`, says });
    }
  }
  const missing: Capture[] = [];
  for await (const page of spillCache.all(section)) {
    const named = (page as unknown as readonly CapturesNote[]).flatMap(mustBeThere);
    missing.push(...(isThere ? await absentOf(client, named) : named));
  }
  return {
    confirm: async () => {
      for (let from = 0; from < missing.length; from += PAGE) {
        const page = missing.slice(from, from + PAGE);
        for (const { productId, version, name } of isThere ? await absentOf(client, page) : page)
          findings.add({ where: `product-${productId}`, says: `has lost ${name} of version ${version}` });
      }
      return findings.result();
    },
  };
};

type Options = {
  readonly spillCache: SpillCache;
  /** That of the invariant `measured-once`. */
  readonly section: number;
  readonly now: () => Date;
  readonly onFinding?: OnFinding | undefined;
};

/** All captures, with the notes on their product. */
async function* keptWithNotes(
  client: ClientBase,
  spillCache: SpillCache,
  section: number,
): AsyncGenerator<{ readonly kept: Kept; readonly note: CapturesNote | undefined }> {
  let after: readonly unknown[] = [0, 0, '', ''];
  for (;;) {
    const { rows } = await client.query<Kept>(KEPT, [...after]);
    await spillCache.ready(rows.map(({ productId: key }) => ({ section, key })));
    const notes = spillCache.section(section);
    for (const kept of rows) yield { kept, note: notes.get(kept.productId) as unknown as CapturesNote | undefined };
    const last = rows.at(-1);
    if (last === undefined) return;
    after = [last.productId, last.version, last.name, last.digest];
  }
}

const faultOf = (kept: Kept, note: CapturesNote | undefined, now: () => Date): string | undefined => {
  const { version, name, digest, actual, bytes } = kept;
  const what = `${name} of version ${version}`;
  const isOld = (since: Date): boolean => now().getTime() - since.getTime() > SWEPT_WITHIN_MS;
  if (actual !== digest) return `has other bytes for ${what} than were sealed`;
  const named = note?.versions
    .find((each) => each.version === version)
    ?.named.find((each) => each.name === name && each.digest === digest);
  if (named !== undefined && named.bytes !== bytes)
    return `has ${bytes} bytes for ${what}, of which ${named.bytes} are named`;
  const isGone = note?.goneAt !== undefined && isOld(new Date(note.goneAt));
  if (isGone && isOld(kept.createdAt)) return `still has ${what}, although its report or its owner is gone`;
  if (named !== undefined || !isOld(kept.createdAt)) return undefined;
  // There are no notes on older versions.
  const oldest = note?.versions.at(-1)?.version ?? 0;
  return version >= oldest ? `has ${what}, which no event names` : undefined;
};

/** The captures of the last versions that have any, unless the report is gone. */
const mustBeThere = ({ productId, isGone, versions }: CapturesNote): Capture[] =>
  isGone === true
    ? []
    : versions
        .filter(({ named }) => named.length > 0)
        .slice(0, VERSIONS_WITH_CAPTURES)
        .flatMap(({ version, named }) => named.map(({ name, digest }) => ({ productId, version, name, digest })));

const absentOf = async (client: ClientBase, named: readonly Capture[]): Promise<readonly Capture[]> => {
  if (named.length === 0) return [];
  const { rows } = await client.query<Record<keyof Capture, string | number>>(PRESENT, [
    [...new Set(named.map(({ productId }) => productId))],
  ]);
  const present = new Set(rows.map(keyOf));
  return named.filter((each) => !present.has(keyOf(each)));
};

const keyOf = ({ productId, version, name, digest }: Record<keyof Capture, string | number>): string =>
  `${productId}/${version}/${name}/${digest}`;
