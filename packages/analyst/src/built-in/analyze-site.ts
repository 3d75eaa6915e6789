import type { Report } from '@twofold/contracts/analysis/report';
import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import { limitedReportOf } from '../limited/limited-report.ts';
import { findAudiences } from './audience/find-audiences.ts';
import { type Context, contextOf } from './findings/context.ts';
import { entryOf } from './kind/entry.ts';
import { judgeKind, SURE } from './kind/judge-kind.ts';
import type { KindId, ModelId } from './kind/kind.ts';
import { judgeModel } from './kind/models.ts';
import { readSite } from './read/site.ts';
import { reportOf } from './report/report.ts';

/** The findings about a snapshot before a report is written. */
export const contextOfSnapshot = (snapshot: SiteSnapshot): Context => {
  const site = readSite(snapshot);
  const judgment = judgeKind(site);
  return contextOf(site, judgment, judgeModel(site, judgment), findAudiences(site, judgment));
};

/** The report of the built-in analyst. Pure: the same snapshot gives the same report. */
export const analyzeSite = (snapshot: SiteSnapshot): Report => {
  const limited = limitedReportOf(snapshot);
  if (limited !== undefined) return limited;
  const context = contextOfSnapshot(snapshot);
  const entry = entryOf(context.site, context.judgment);
  if (entry === undefined) return reportOf(context);
  return limitedReportOf({ ...snapshot, pageKind: 'article', pageKindEvidence: entry }) ?? reportOf(context);
};

export type SiteJudgment = {
  /** The most likely kind, said in a report only when `isSure`. */
  readonly kind: KindId;
  readonly confidence: number;
  readonly isSure: boolean;
  readonly businessModel: ModelId;
  readonly modelConfidence: number;
  readonly audiences: readonly string[];
};

/** The recognized kind, model and audience of a site, with their confidence: to measure the analyst. */
export const judgeSite = (snapshot: SiteSnapshot): SiteJudgment => {
  const { judgment, model, audiences } = contextOfSnapshot(snapshot);
  return {
    kind: judgment.kind.id,
    confidence: judgment.confidence,
    isSure: judgment.confidence >= SURE,
    businessModel: model.id,
    modelConfidence: model.confidence,
    audiences: audiences.map(({ label }) => label),
  };
};
