import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isAnalystFailed } from '@twofold/analyst/analyst';
import type { Report } from '@twofold/contracts/analysis/report';
import { decodeHtml, looksLikeUtf8 } from '@twofold/site-reader/decode-html';
import type { ReadResult, SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import { judgmentOfFailure, type Analyze, type Judgment } from './analyst.ts';
import type { Expectation } from './expectation.ts';
import { readServedSite } from './read-site.ts';
import { absencesAmong, type ClaimedAbsence } from './score-absences.ts';
import { audienceVerdict, type AudienceVerdict } from './score-audience.ts';
import { kindVerdict, modelVerdict, type Verdict } from './score-kind.ts';
import { pagesVerdict, type PagesVerdict } from './score-pages.ts';
import { lostQuotes } from './score-quotes.ts';
import { serveSite } from './serve-site.ts';
import { statementsOf, type Statement } from './statements.ts';

/** The scores of a report. */
export type Scored = {
  readonly report: Report;
  readonly names: readonly string[];
  readonly statements: readonly Statement[];
  readonly audience: AudienceVerdict;
  readonly falseAbsences: readonly ClaimedAbsence[];
  readonly rightAbsences: readonly ClaimedAbsence[];
  readonly quotes: number;
  readonly lostQuotes: readonly string[];
  readonly milliseconds: number;
};

export type Measured = {
  readonly site: Expectation;
  readonly judgment: Judgment;
  readonly kind: Verdict;
  readonly model: Verdict | undefined;
  /** Why there is no report. */
  readonly unread?: string;
  readonly scored?: Scored;
  readonly pages?: PagesVerdict;
};

const namesOf = ({ title }: Report, { siteName, finalUrl }: SiteSnapshot): readonly string[] => {
  const host = new URL(finalUrl).hostname.replace(/^www\./u, '');
  const parts = title.split(/\s+[|–—:·»-]\s+/u);
  return [title, ...parts, siteName ?? '', host, host.split('.')[0] ?? ''].filter((name) => name !== '');
};

const pagesIn = async (folder: string): Promise<readonly string[]> => {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const pages = files.filter((file) => file.isFile() && /\.html?$/iu.test(file.name));
  return Promise.all(pages.map(async (file) => textOf(await readFile(path.join(file.parentPath, file.name)))));
};

/** Repositories store many pages as UTF-8 although the pages declare the encoding in which they were sent. */
const textOf = (body: Buffer): string =>
  decodeHtml(body, looksLikeUtf8(body) ? 'text/html; charset=utf-8' : 'text/html');

const judged = (site: Expectation, judgment: Judgment) => ({
  site,
  judgment,
  kind: kindVerdict(site.kinds, judgment),
  model: modelVerdict(site.models, judgment),
});

const readFolder = async (url: string, folder: string): Promise<ReadResult> => {
  const served = await serveSite(folder, new URL(url).pathname);
  try {
    return await readServedSite(url, served.port);
  } finally {
    await served.close();
  }
};

/** Serves a site, reads and analyzes it, and compares the report with what is expected. */
export const measureSite = async (site: Expectation, folder: string, analyze: Analyze): Promise<Measured> => {
  const result = await readFolder(site.url, folder);
  if (!result.ok) {
    const { reason, detail } = result.failure;
    return { ...judged(site, judgmentOfFailure(result.failure)), unread: `${reason}: ${detail}` };
  }
  const { snapshot } = result;
  const analysis = await analyze(snapshot).catch((error: unknown) => {
    if (isAnalystFailed(error)) return error;
    throw error;
  });
  if (analysis instanceof Error) {
    const none = { kinds: [], confidence: 0, model: undefined };
    return { ...judged(site, none), unread: `${analysis.kind}: ${analysis.message}` };
  }
  const { report, judgment, milliseconds } = analysis;
  const statements = statementsOf(report);
  const names = namesOf(report, snapshot);
  const { quotes, lost } = lostQuotes(report.evidence, await pagesIn(folder));
  return {
    ...judged(site, judgment),
    scored: {
      report,
      names,
      statements,
      audience: audienceVerdict(site.audience, report.targetAudience, names),
      falseAbsences: absencesAmong(statements, site.present),
      rightAbsences: absencesAmong(statements, site.absent),
      quotes,
      lostQuotes: lost,
      milliseconds,
    },
    ...(site.read !== undefined && {
      pages: pagesVerdict(
        site.read,
        snapshot.subpages.map(({ finalUrl }) => new URL(finalUrl).pathname),
      ),
    }),
  };
};
