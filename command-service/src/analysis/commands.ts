import type { AnalysisEvent } from '@twofold/contracts/analysis/events';

type DataOf<Type extends AnalysisEvent['type']> = Extract<AnalysisEvent, { type: Type }>['data'];

export type RequestAnalysis = { readonly type: 'RequestAnalysis'; readonly data: DataOf<'AnalysisRequested'> };
export type CompleteAnalysis = { readonly type: 'CompleteAnalysis'; readonly data: DataOf<'AnalysisCompleted'> };
export type FailAnalysis = { readonly type: 'FailAnalysis'; readonly data: DataOf<'AnalysisFailed'> };
export type CancelAnalysis = { readonly type: 'CancelAnalysis'; readonly data: DataOf<'AnalysisCancelled'> };
/** The decider numbers the version. `submittedBy` is the cookie `device` of the browser that requests it. */
export type RequestReanalysis = {
  readonly type: 'RequestReanalysis';
  readonly data: Omit<DataOf<'ReanalysisRequested'>, 'version' | 'because'>;
};
/** Requests a slow model's report as the version after `after`, once per product. */
export type RequestLateReport = {
  readonly type: 'RequestLateReport';
  readonly data: Pick<DataOf<'ReanalysisRequested'>, 'productId' | 'requestedAt' | 'dueAt'> & {
    readonly after: number;
  };
};
export type CompleteReanalysis = { readonly type: 'CompleteReanalysis'; readonly data: DataOf<'ReanalysisCompleted'> };
export type FailReanalysis = { readonly type: 'FailReanalysis'; readonly data: DataOf<'ReanalysisFailed'> };

/** Sent for every product of an erased user. */
export type DisownProduct = {
  readonly type: 'DisownProduct';
  readonly data: DataOf<'ProductDisowned'> & { readonly userId: number };
};
/** `browser` is the cookie `device` of the browser that claims the app (D-117). */
export type ClaimProduct = {
  readonly type: 'ClaimProduct';
  readonly data: DataOf<'ProductClaimed'> & { readonly browser: string };
};
/** A user who is not the owner must be a moderator and give a reason (D-39). */
export type Removal = {
  readonly productId: number;
  readonly userId: number;
  readonly isModerator: boolean;
  readonly reason?: string | undefined;
};
export type UnlistProduct = {
  readonly type: 'UnlistProduct';
  readonly data: Removal & { readonly unlistedAt: string };
};
export type ListProductAgain = {
  readonly type: 'ListProductAgain';
  readonly data: Omit<Removal, 'reason'> & { readonly listedAt: string };
};
export type TakeProductDown = {
  readonly type: 'TakeProductDown';
  readonly data: Removal & { readonly takenDownAt: string };
};
export type CreateShareLink = { readonly type: 'CreateShareLink'; readonly data: DataOf<'ShareLinkCreated'> };
export type RevokeShareLink = { readonly type: 'RevokeShareLink'; readonly data: DataOf<'ShareLinkRevoked'> };
/** The screenshots of a version are stored; its measurement continues (D-122). */
export type RecordScreenshots = {
  readonly type: 'RecordScreenshots';
  readonly data: DataOf<'ScreenshotsTaken'>;
};
/** The result of measuring one version (D-122). */
export type RecordMeasurement =
  | { readonly type: 'RecordMeasurement'; readonly data: DataOf<'SiteMeasured'> }
  | { readonly type: 'FailMeasurement'; readonly data: DataOf<'SiteMeasurementFailed'> };

/** The link that gives anyone access to an app. */
export type ShareLink = Pick<DataOf<'ShareLinkCreated'>, 'linkId' | 'tokenHash'>;

export type AnalysisCommand =
  | RequestAnalysis
  | CompleteAnalysis
  | FailAnalysis
  | CancelAnalysis
  | RequestReanalysis
  | RequestLateReport
  | CompleteReanalysis
  | FailReanalysis
  | DisownProduct
  | ClaimProduct
  | UnlistProduct
  | ListProductAgain
  | TakeProductDown
  | CreateShareLink
  | RevokeShareLink
  | RecordScreenshots
  | RecordMeasurement;
