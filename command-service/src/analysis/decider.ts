import type { AnalysisEvent, AnalysisFailure } from '@twofold/contracts/analysis/events';
import { refuse, type Decider } from '../decider.ts';
import type {
  AnalysisCommand,
  ClaimProduct,
  CancelAnalysis,
  CompleteAnalysis,
  CreateShareLink,
  DisownProduct,
  FailAnalysis,
  RequestAnalysis,
  RevokeShareLink,
  ShareLink,
} from './commands.ts';
import { listAgain, published, takeDown, unlist } from './listing-decisions.ts';
import {
  asKept,
  measure,
  takeScreenshots,
  withCaptures,
  type CapturedIn,
  type TakenIn,
} from './measurement-decisions.ts';
import { endAgain, requestAgain, requestLate } from './reanalysis-decisions.ts';

type DataOf<Type extends AnalysisEvent['type']> = Extract<AnalysisEvent, { type: Type }>['data'];
type Request = DataOf<'AnalysisRequested'>;

/** A newer version of a report, from its request on; `end` is absent while it is being written. */
export type Reanalysis = {
  readonly version: number;
  readonly requestedAt: string;
  readonly submittedBy: string | undefined;
  /** The report of a slow model, which no user requested. */
  readonly isLate: boolean;
  readonly end?: 'completed' | AnalysisFailure;
};

/**
 * `owner` is the account that requested or claimed the analysis, while it owns the app; `wasOwned` stays true
 * afterwards. Unlisted apps are in no public list.
 */
type Asked = {
  readonly request: Request;
  readonly owner: number | undefined;
  readonly wasOwned: boolean;
  readonly isListed: boolean;
  /** Who unlisted it last. Only a moderator can list it again after a moderator unlisted it. */
  readonly unlistedBy: 'owner' | 'moderator' | undefined;
  readonly share: ShareLink | undefined;
  /** Oldest first. */
  readonly reanalyses: readonly Reanalysis[];
  /** The captures, the screenshots recorded before the measurement finished, and the measured versions. */
  readonly captures: readonly CapturedIn[];
  readonly taken: readonly TakenIn[];
  readonly measured: readonly number[];
};

export type Analysis =
  | { readonly status: 'absent' }
  | ({ readonly status: 'requested' } & Asked)
  | ({ readonly status: 'completed' } & Asked)
  | ({ readonly status: 'taken-down' } & Asked)
  | ({ readonly status: 'failed'; readonly reason: AnalysisFailure | 'cancelled' } & Asked);

const evolve = (analysis: Analysis, event: AnalysisEvent): Analysis => {
  if (event.type === 'AnalysisRequested') {
    const { requestedBy: owner } = event.data;
    const standing = { owner, wasOwned: owner !== undefined, isListed: true, unlistedBy: undefined, share: undefined };
    return {
      status: 'requested',
      request: event.data,
      ...standing,
      reanalyses: [],
      captures: [],
      taken: [],
      measured: [],
    };
  }
  if (analysis.status === 'absent') return analysis;
  const { request, owner, wasOwned, isListed, unlistedBy, share, reanalyses, taken, measured } = analysis;
  const captures = withCaptures(analysis.captures, event);
  const asked = { request, owner, wasOwned, isListed, unlistedBy, share, reanalyses, captures, taken, measured };
  switch (event.type) {
    case 'AnalysisCompleted':
      return { ...asked, status: 'completed' };
    case 'AnalysisFailed':
      return { ...asked, status: 'failed', reason: event.data.reason };
    case 'AnalysisCancelled':
      return { ...asked, status: 'failed', reason: 'cancelled' };
    case 'ReanalysisRequested':
      return { ...analysis, reanalyses: [...reanalyses, begun(event.data)] };
    case 'ReanalysisCompleted':
      return { ...analysis, captures, reanalyses: withEnd(reanalyses, event.data.version, 'completed') };
    case 'ReanalysisFailed':
      return { ...analysis, reanalyses: withEnd(reanalyses, event.data.version, event.data.reason) };
    case 'ScreenshotsTaken':
      return { ...analysis, captures, taken: [...taken, event.data] };
    case 'SiteMeasured':
    case 'SiteMeasurementFailed':
      return { ...analysis, captures, measured: [...measured, event.data.version] };
    case 'ProductClaimed':
      return { ...analysis, owner: event.data.userId, wasOwned: true };
    case 'ProductUnlisted':
      return { ...analysis, isListed: false, unlistedBy: event.data.as };
    case 'ProductListedAgain':
      return { ...analysis, isListed: true, unlistedBy: undefined };
    case 'ProductTakenDown':
      return { ...asked, status: 'taken-down', isListed: false, share: undefined };
    case 'ProductDisowned':
      return { ...analysis, owner: undefined, isListed: false, share: undefined };
    case 'ShareLinkCreated':
      return { ...analysis, share: event.data };
    case 'ShareLinkRevoked':
      return { ...analysis, share: undefined };
  }
};

const begun = ({ version, requestedAt, submittedBy, because }: DataOf<'ReanalysisRequested'>): Reanalysis => ({
  version,
  requestedAt,
  submittedBy,
  isLate: because === 'slow-model',
});

const withEnd = (reanalyses: readonly Reanalysis[], version: number, end: Reanalysis['end'] & string): Reanalysis[] =>
  reanalyses.map((reanalysis) => (reanalysis.version === version ? { ...reanalysis, end } : reanalysis));

/** A restored sequence can hand out an id that already belongs to another request. */
const request = ({ data }: RequestAnalysis, analysis: Analysis): readonly AnalysisEvent[] => {
  if (analysis.status === 'absent') return [{ type: 'AnalysisRequested', data }];
  const isRepeat = analysis.request.url === data.url && analysis.request.requestedAt === data.requestedAt;
  return isRepeat ? [] : refuse('product-id-taken');
};

const complete = ({ data }: CompleteAnalysis, analysis: Analysis): readonly AnalysisEvent[] => {
  if (analysis.status === 'absent') return refuse('analysis-not-found');
  if (analysis.status === 'failed') return refuse('analysis-already-failed');
  if (analysis.status !== 'requested') return [];
  return [{ type: 'AnalysisCompleted', data: asKept(data, analysis) }];
};

/** A finished analysis does not change: a late deadline is ignored. */
const end = (command: FailAnalysis | CancelAnalysis, analysis: Analysis): readonly AnalysisEvent[] => {
  if (analysis.status === 'absent') return refuse('analysis-not-found');
  if (analysis.status !== 'requested') return [];
  if (command.type === 'CancelAnalysis') return [{ type: 'AnalysisCancelled', data: command.data }];
  return [{ type: 'AnalysisFailed', data: command.data }];
};

/** Only the owner can disown a product. */
const disown = ({ data }: DisownProduct, analysis: Analysis): readonly AnalysisEvent[] => {
  if (analysis.status === 'absent' || analysis.owner !== data.userId) return [];
  const { productId, disownedAt } = data;
  return [{ type: 'ProductDisowned', data: { productId, disownedAt } }];
};

/**
 * A product that ever had an owner cannot be claimed: otherwise users of a shared browser could claim the products of an
 * erased user.
 */
const claim = ({ data }: ClaimProduct, analysis: Analysis): readonly AnalysisEvent[] => {
  const { owner, wasOwned, request } = published(analysis);
  const { browser, ...claimed } = data;
  if (owner === claimed.userId) return [];
  if (owner !== undefined) return refuse('product-has-owner');
  if (wasOwned || request.submittedBy !== browser) return refuse('not-your-browser');
  return [{ type: 'ProductClaimed', data: claimed }];
};

/** An app has one link at a time. After a revocation, a new link has another token. */
const changeLink = (command: CreateShareLink | RevokeShareLink, analysis: Analysis): readonly AnalysisEvent[] => {
  const { owner, share } = published(analysis);
  if (owner !== command.data.userId) return refuse('not-your-product');
  if (command.type === 'CreateShareLink') return share ? [] : [{ type: 'ShareLinkCreated', data: command.data }];
  return share ? [{ type: 'ShareLinkRevoked', data: command.data }] : [];
};

const decide = (command: AnalysisCommand, analysis: Analysis): readonly AnalysisEvent[] => {
  switch (command.type) {
    case 'RequestAnalysis':
      return request(command, analysis);
    case 'CompleteAnalysis':
      return complete(command, analysis);
    case 'FailAnalysis':
    case 'CancelAnalysis':
      return end(command, analysis);
    case 'RequestReanalysis':
      return requestAgain(command, published(analysis));
    case 'RequestLateReport':
      return requestLate(command, published(analysis));
    case 'CompleteReanalysis':
      return endAgain({ type: 'ReanalysisCompleted', data: command.data }, analysis);
    case 'FailReanalysis':
      return endAgain({ type: 'ReanalysisFailed', data: command.data }, analysis);
    case 'DisownProduct':
      return disown(command, analysis);
    case 'ClaimProduct':
      return claim(command, analysis);
    case 'UnlistProduct':
      return unlist(command, analysis);
    case 'ListProductAgain':
      return listAgain(command, analysis);
    case 'TakeProductDown':
      return takeDown(command, analysis);
    case 'RecordScreenshots':
      return takeScreenshots(command, analysis);
    case 'RecordMeasurement':
    case 'FailMeasurement':
      return measure(command, analysis);
    case 'CreateShareLink':
    case 'RevokeShareLink':
      return changeLink(command, analysis);
  }
};

/** One analysis from its request to its report or its failure, and the newer versions of its report. */
export const analysisDecider: Decider<Analysis, AnalysisCommand, AnalysisEvent> = {
  initialState: { status: 'absent' },
  evolve,
  decide,
};
