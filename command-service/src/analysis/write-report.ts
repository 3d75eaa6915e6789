import { AnalystFailed, type Analyst, type FailureKind } from '@twofold/analyst/analyst';
import { limitationOf, limitedReportOf } from '@twofold/analyst/limited/limited-report';
import type { Provenance, Report } from '@twofold/contracts/analysis/report';
import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import { inSpan } from '@twofold/tracing/tracing';
import { builtInAnalyst } from './built-in-analyst.ts';
import { withQuotesOf } from './with-quotes-of.ts';

/** `modelReport`: the model was slow, and its report follows as a newer version (D-121). */
export type Written = {
  readonly report: Report;
  readonly provenance: Provenance;
  readonly modelReport?: 'follows';
};

type Options = Parameters<Analyst['analyze']>[1] & {
  /** Called with the reason if a model did not write the report. */
  readonly onFallback?: (failure: AnalystFailed) => void;
};

/** Adds to the provenance of a rule-based report why no model wrote it. */
const withFallbackReason = (provenance: Provenance, insteadOfModel: FailureKind): Provenance =>
  provenance.provider === 'built-in' ? { ...provenance, insteadOfModel } : provenance;

const write = (analyst: Analyst, snapshot: SiteSnapshot, options: Options): Promise<Written> =>
  inSpan({ name: 'write report' }, () => writeOrFallBack(analyst, snapshot, options));

/** The report of an analyst, or of its fallback. */
const writeOrFallBack = async (analyst: Analyst, snapshot: SiteSnapshot, options: Options): Promise<Written> => {
  const { fallback } = analyst;
  try {
    const report = await analyst.analyze(snapshot, options);
    return { report, provenance: analyst.provenance };
  } catch (error) {
    if (fallback === undefined || options.signal.aborted || !(error instanceof AnalystFailed)) throw error;
    options.onFallback?.(error);
    const report = await fallback.analyze(snapshot, options);
    const follows = error.kind === 'slow' && analyst.late !== undefined;
    return {
      report,
      provenance: withFallbackReason(fallback.provenance, error.kind),
      ...(follows && { modelReport: 'follows' }),
    };
  }
};

/**
 * Writes a report about a site. A page with almost no content is not worth a model call: the built-in rules write a
 * limited report, marked as such. For a page that was not rendered, a model's quotes from its head are added.
 * @throws AnalystFailed if both the analyst and its fallback fail
 */
export const writeReport = async (analyst: Analyst, snapshot: SiteSnapshot, options: Options): Promise<Written> => {
  const reason = limitationOf(snapshot)?.reason;
  const limited = limitedReportOf(snapshot);
  if (limited === undefined || reason === undefined) return write(analyst, snapshot, options);
  if (reason !== 'not-rendered' || analyst.provenance.provider === 'built-in')
    return { report: limited, provenance: builtInAnalyst().provenance };
  const full = await write(analyst, snapshot, options);
  return full.provenance.provider === 'built-in'
    ? { ...full, report: limited }
    : { ...full, report: withQuotesOf(full.report, limited) };
};
