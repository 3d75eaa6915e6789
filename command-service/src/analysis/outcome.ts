import type { AnalysisFailure } from '@twofold/contracts/analysis/events';
import { report as reportSchema, type Report } from '@twofold/contracts/analysis/report';
import { storableDeep } from '@twofold/contracts/text';
import type { ReadSite } from '@twofold/site-reader/site-snapshot';
import type { Logger } from '@twofold/http/log';
import { withinDeadline } from '@twofold/http/within-deadline';
import { AnalystFailed, type Analyst } from './analyst.ts';
import type { Spender } from './budget.ts';
import { withFacts } from './measured-facts.ts';
import { withPages } from './pages-read.ts';

/** How reading and analysing one address ended. */
export type Outcome =
  | { readonly ok: true; readonly finalUrl: string; readonly report: Report }
  | { readonly ok: false; readonly reason: AnalysisFailure };

export type FindOutcome = (url: string, spender: Spender) => Promise<Outcome>;

/** Reading and analysing must end within this (D-44); the answer of the request must be out within 60 s. */
export const ANALYSIS_LIMIT_MS = 55_000;

/**
 * Reads a site and has it analysed, within one deadline. Requests for an address that is being analysed share that
 * read and that model call (D-46). Never throws: everything that can go wrong is an outcome.
 */
export const createOutcomes = (deps: {
  readonly readSite: ReadSite;
  readonly analyst: Analyst;
  readonly log: Logger;
  /** Aborted when the service stops: what runs then ends as interrupted. */
  readonly stopping: AbortSignal;
}): FindOutcome => {
  const { readSite, analyst, log, stopping } = deps;
  const running = new Map<string, Promise<Outcome>>();

  const find = async (url: string, spender: Spender, signal: AbortSignal): Promise<Outcome> => {
    try {
      const read = await readSite(url, { signal });
      if (!read.ok) {
        if (stopping.aborted) return { ok: false, reason: 'interrupted' };
        log.info({ reason: read.failure.reason, detail: read.failure.detail }, 'site not read');
        return { ok: false, reason: read.failure.reason };
      }
      const written = await analyst.analyse(read.snapshot, { signal, spender });
      const analysed = withFacts(withPages(written, read.snapshot), read.snapshot);
      const report = reportSchema.parse(storableDeep(analysed));
      return { ok: true, finalUrl: read.snapshot.finalUrl, report };
    } catch (error) {
      log.warn({ err: error }, 'analysis failed');
      return { ok: false, reason: reasonOf(error, signal, stopping) };
    }
  };

  return (url, spender) => {
    const shared = running.get(url);
    if (shared) return shared;
    const started = withinDeadline(stopping, ANALYSIS_LIMIT_MS, (signal) => find(url, spender, signal)).finally(() =>
      running.delete(url),
    );
    running.set(url, started);
    return started;
  };
};

const reasonOf = (error: unknown, signal: AbortSignal, stopping: AbortSignal): AnalysisFailure => {
  if (stopping.aborted || isBusy(error)) return 'interrupted';
  if (error instanceof AnalystFailed) return error.reason;
  return signal.aborted ? 'provider-timed-out' : 'provider-failed';
};

/** Too many reads wait already: the visitor is asked to come back. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'site-reader-busy';
