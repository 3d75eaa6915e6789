import type { CapturedText } from '@twofold/contracts/analysis/captures';
import type { AnalysisFailure } from '@twofold/contracts/analysis/events';
import { fullReport } from '@twofold/contracts/analysis/full-report';
import { report as reportSchema, type Provenance, type Report } from '@twofold/contracts/analysis/report';
import { storableDeep } from '@twofold/contracts/text';
import type { ReadSite } from '@twofold/site-reader/site-snapshot';
import type { Logger } from '@twofold/http/log';
import { withinDeadline } from '@twofold/timing/within-deadline';
import { AnalystFailed, type Analyst, type Spender } from '@twofold/analyst/analyst';
import { inSpan } from '@twofold/tracing/tracing';
import { textOf } from './captures/text-of.ts';
import { withFacts } from './measured-facts.ts';
import { withPages } from './pages-read.ts';
import { unlessCancelled } from './cancelled.ts';
import { createSharedSteps, type SharedSteps } from './progress/shared-steps.ts';
import type { OnStep } from './progress/track-progress.ts';
import { writeReport } from './write-report.ts';

/** The result of reading and analyzing an address; `text` is the source of the report. */
export type Outcome =
  | {
      readonly ok: true;
      readonly finalUrl: string;
      readonly report: Report;
      readonly provenance: Provenance;
      readonly text: CapturedText;
      readonly modelReport?: 'follows';
    }
  | { readonly ok: false; readonly reason: AnalysisFailure };

/** Reads and analyzes an address. @throws AnalysisCancelled as soon as `cancelled` aborts, and nothing else */
export type FindOutcome = (url: string, spender: Spender, onStep?: OnStep, cancelled?: AbortSignal) => Promise<Outcome>;

/** The limit for reading and analyzing (D-44): the request must be answered within 60 s. */
export const ANALYSIS_LIMIT_MS = 55_000;

/**
 * Reads and analyzes a site within one deadline. Concurrent requests for an address share the read and the model call
 * (D-46), which stop once all of them are canceled. Every failure is an outcome.
 */
export const createOutcomes = (deps: {
  readonly readSite: ReadSite;
  readonly analyst: Analyst;
  /** For reading and writing together; absent: 55 seconds. */
  readonly limitMs?: number;
  readonly log: Logger;
  /** Aborts when the service stops. Running analyses then end as interrupted. */
  readonly stopping: AbortSignal;
}): FindOutcome => {
  const { readSite, analyst, log, stopping, limitMs = ANALYSIS_LIMIT_MS } = deps;
  const running = new Map<string, Running>();

  const find = async (url: string, spender: Spender, onStep: OnStep, signal: AbortSignal): Promise<Outcome> => {
    try {
      const read = await inSpan({ name: 'read site' }, () => readSite(url, { signal, onProgress: onStep }));
      if (!read.ok) {
        if (stopping.aborted) return { ok: false, reason: 'interrupted' };
        log.info({ reason: read.failure.reason, detail: read.failure.detail }, 'could not read the site');
        return { ok: false, reason: read.failure.reason };
      }
      onStep('writing');
      const onFallback = (err: AnalystFailed): void => log.warn({ err, kind: err.kind }, 'falling back to rules');
      const written = await writeReport(analyst, read.snapshot, { signal, spender, onFallback });
      const shape = written.report.limited ? reportSchema : fullReport;
      const report = shape.parse(storableDeep(withFacts(withPages(written.report, read.snapshot), read.snapshot)));
      const { provenance, modelReport } = written;
      const text = textOf(read.snapshot);
      return {
        ok: true,
        finalUrl: read.snapshot.finalUrl,
        report,
        provenance,
        text,
        ...(modelReport && { modelReport }),
      };
    } catch (error) {
      log.warn({ err: error }, 'analysis failed');
      return { ok: false, reason: reasonOf(error, signal, stopping) };
    }
  };

  const start = (url: string, spender: Spender) => {
    const steps = createSharedSteps();
    const abandoned = new AbortController();
    const forget = (): void => {
      if (running.get(url) === started) running.delete(url);
    };
    const work = (signal: AbortSignal): Promise<Outcome> => {
      signal.addEventListener('abort', () => abandoned.abort(signal.reason), { once: true });
      if (signal.aborted) abandoned.abort(signal.reason);
      return find(url, spender, steps.publish, abandoned.signal);
    };
    const outcome = withinDeadline(stopping, limitMs, work).finally(forget);
    const abandon = (): void => {
      forget();
      abandoned.abort();
    };
    const started: Running = { outcome, steps, asking: 0, abandon };
    running.set(url, started);
    return started;
  };

  return (url, spender, onStep, cancelled) => {
    const shared = running.get(url) ?? start(url, spender);
    shared.steps.listen(onStep);
    shared.asking++;
    if (cancelled === undefined) return shared.outcome;
    return unlessCancelled(shared.outcome, cancelled, () => {
      shared.asking--;
      if (shared.asking === 0) shared.abandon();
    });
  };
};

/** An analysis shared by requests for the same address; `asking` counts those that were not canceled. */
type Running = {
  readonly outcome: Promise<Outcome>;
  readonly steps: SharedSteps;
  readonly abandon: () => void;
  asking: number;
};

const reasonOf = (error: unknown, signal: AbortSignal, stopping: AbortSignal): AnalysisFailure => {
  if (stopping.aborted || isBusy(error)) return 'interrupted';
  if (error instanceof AnalystFailed) return error.reason;
  return signal.aborted ? 'provider-timed-out' : 'provider-failed';
};

/** Whether too many reads are queued: the visitor should retry. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'site-reader-busy';
