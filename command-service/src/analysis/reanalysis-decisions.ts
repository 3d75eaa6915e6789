import type { AnalysisEvent } from '@twofold/contracts/analysis/events';
import { isErased } from '@twofold/contracts/personal';
import { refuse } from '../decider.ts';
import type { RequestLateReport, RequestReanalysis } from './commands.ts';
import type { Analysis } from './decider.ts';
import { asKept } from './measurement-decisions.ts';

type Product = Extract<Analysis, { status: 'completed' | 'taken-down' }>;

/** The minimum time between two requests to analyze an app again (D-129). */
const REANALYSIS_EVERY_MS = 3_600_000;

/**
 * Allowed for the owner and the submitting browser, but not for that browser if an erased user owned the app. A repeat is
 * recognized by its time: other requests within an hour are refused.
 */
export const requestAgain = ({ data }: RequestReanalysis, product: Product): readonly AnalysisEvent[] => {
  const { request, owner, wasOwned, reanalyses } = product;
  if (isErased(request.url)) return refuse('product-not-found');
  const isOwner = owner !== undefined && owner === data.requestedBy;
  const isBrowser = request.submittedBy !== undefined && request.submittedBy === data.submittedBy;
  if (!isOwner && (!isBrowser || (wasOwned && owner === undefined))) return refuse('reanalysis-not-allowed');
  const last = reanalyses.at(-1);
  if (last?.requestedAt === data.requestedAt) return [];
  if (last !== undefined && last.end === undefined) return refuse('reanalysis-running');
  const lastAsked = reanalyses.findLast(({ isLate }) => !isLate);
  if (
    lastAsked !== undefined &&
    Date.parse(data.requestedAt) < Date.parse(lastAsked.requestedAt) + REANALYSIS_EVERY_MS
  ) {
    return refuse('reanalysis-too-soon');
  }
  return [{ type: 'ReanalysisRequested', data: { ...data, version: (last?.version ?? 1) + 1 } }];
};

/** A finished reanalysis does not change. Nothing is recorded for an app that was taken down. */
export const endAgain = (
  event: Extract<AnalysisEvent, { type: 'ReanalysisCompleted' | 'ReanalysisFailed' }>,
  analysis: Analysis,
): readonly AnalysisEvent[] => {
  if (analysis.status === 'absent') return refuse('analysis-not-found');
  const reanalysis = analysis.reanalyses.find(({ version }) => version === event.data.version);
  if (reanalysis === undefined) return refuse('analysis-not-found');
  if (analysis.status === 'taken-down' || reanalysis.end !== undefined) return [];
  if (event.type !== 'ReanalysisCompleted') return [event];
  const because = reanalysis.isLate ? ({ because: 'slow-model' } as const) : {};
  return [{ ...event, data: { ...asKept(event.data, analysis), ...because } }];
};

/**
 * A slow model's report is written once per product, only while the report it replaces is the newest and no other
 * reanalysis is running.
 */
export const requestLate = ({ data }: RequestLateReport, product: Product): readonly AnalysisEvent[] => {
  const { request, reanalyses } = product;
  const newest = reanalyses.findLast(({ end }) => end === 'completed')?.version ?? 1;
  const isRunning = reanalyses.some(({ end }) => end === undefined);
  const isKnown = reanalyses.some(({ isLate }) => isLate);
  if (isErased(request.url) || isKnown || isRunning || newest !== data.after) return [];
  const { after: _, ...asked } = data;
  const version = (reanalyses.at(-1)?.version ?? 1) + 1;
  return [{ type: 'ReanalysisRequested', data: { ...asked, version, because: 'slow-model' } }];
};
