import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import {
  capturedText,
  captureContext,
  containsQuote,
  TEXT_CAPTURE,
  type CapturedText,
} from '@twofold/contracts/analysis/captures';
import type { Report } from '@twofold/contracts/analysis/report';
import { isErased } from '@twofold/contracts/personal';
import { subjectOf, type Keyring } from '@twofold/keyring/keyring';
import type { ClientBase } from 'pg';
import { createFindings, type CheckResult, type OnFinding } from './findings.ts';
import type { KnownEvent } from './known-event.ts';

const QUOTES = {
  name: 'quotes-stand-on-their-pages',
  claim: 'every quote of a report stands to the letter in the text of the pages that it was made from',
};

const decompress = promisify(gunzip);
/** The text of a site is far below this. */
const MAX_TEXT = 50_000_000;

/** How much could be checked: reports from before captures existed, erased ones and old versions have no text. */
export type QuoteCounts = {
  readonly reports: number;
  readonly quotes: number;
  readonly withoutText: number;
  readonly erased: number;
  readonly notKept: number;
};

/** A report whose quotes are still to be looked up; `digest` is that of its text. */
type ToCheck = {
  readonly event: Pick<KnownEvent, 'stream' | 'id' | 'position'>;
  readonly productId: number;
  readonly version: number;
  readonly digest: string;
  readonly evidence: Report['evidence'];
};

type Looked = { readonly text: CapturedText } | 'gone' | 'unreadable';

/** Compares the quotes of reports with the texts that they were made from, while the log is read for all checks. */
export const createQuoteChecks = ({
  client,
  sealing,
  onFinding,
}: {
  readonly client: ClientBase;
  readonly sealing: Pick<Keyring['sealing'], 'toOpen'>;
  readonly onFinding?: OnFinding | undefined;
}) => {
  const findings = createFindings(QUOTES, onFinding);
  const counts = { reports: 0, quotes: 0, withoutText: 0, erased: 0, notKept: 0 };
  let waiting: ToCheck[] = [];

  /** Must receive every event. */
  const take = (event: KnownEvent): void => {
    if (event.type !== 'AnalysisCompleted' && event.type !== 'ReanalysisCompleted') return;
    const { data } = event;
    const text = data.captures?.find(({ name }) => name === TEXT_CAPTURE);
    if (isErased(data.report)) counts.erased += 1;
    else if (text === undefined) counts.withoutText += 1;
    else {
      const version = event.type === 'ReanalysisCompleted' ? event.data.version : 1;
      const { productId, report } = data;
      waiting.push({ event, productId, version, digest: text.digest, evidence: report.evidence });
    }
  };

  const check = async (report: ToCheck): Promise<void> => {
    const { event, version, evidence } = report;
    const found = await lookUp(client, sealing, report);
    if (found === 'gone') {
      counts.notKept += 1;
      return;
    }
    const add = (says: string): void => findings.add({ where: event.stream, says, event });
    if (found === 'unreadable') {
      add(`has a text of version ${version} that is not what was sealed`);
      return;
    }
    counts.reports += 1;
    for (const each of evidence) {
      if (each.basis !== 'quote') continue;
      counts.quotes += 1;
      if (!containsQuote(found.text, each))
        add(`quotes for ${each.path} what stands on none of the pages that were read`);
    }
  };

  return {
    take,
    /** Checks the reports of the events since the last call. */
    flush: async (): Promise<void> => {
      const reports = waiting;
      waiting = [];
      for (const report of reports) await check(report);
    },
    result: (): { readonly check: CheckResult; readonly counts: QuoteCounts } => ({
      check: findings.result(),
      counts,
    }),
  };
};

export type QuoteChecks = ReturnType<typeof createQuoteChecks>;

const lookUp = async (
  client: ClientBase,
  sealing: Pick<Keyring['sealing'], 'toOpen'>,
  { productId, version, digest }: ToCheck,
): Promise<Looked> => {
  const { rows } = await client.query<{ sealed: Buffer }>(
    'select sealed from write_side.captures where product_id = $1 and version = $2 and name = $3 and digest = $4',
    [productId, version, TEXT_CAPTURE, digest],
  );
  const sealed = rows[0]?.sealed;
  const subject = subjectOf('report', productId);
  const opener = (await sealing.toOpen([subject])).get(subject);
  if (sealed === undefined || opener === 'erased') return 'gone';
  if (opener === undefined || createHash('sha256').update(sealed).digest('hex') !== digest) return 'unreadable';
  const bytes = opener.bytes.open(sealed, captureContext({ productId, version, name: TEXT_CAPTURE }));
  if (bytes === undefined) return 'unreadable';
  try {
    const json = await decompress(bytes, { maxOutputLength: MAX_TEXT });
    return { text: capturedText.parse(JSON.parse(json.toString())) };
  } catch {
    return 'unreadable';
  }
};
