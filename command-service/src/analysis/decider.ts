import type { AnalysisEvent, AnalysisFailure } from '@twofold/contracts/analysis/events';
import { refuse, type Decider } from '../decider.ts';

type DataOf<Type extends AnalysisEvent['type']> = Extract<AnalysisEvent, { type: Type }>['data'];
type Request = DataOf<'AnalysisRequested'>;

/** `owner` is the account that asked for the analysis, as long as it owns what came of it. */
type Asked = { readonly request: Request; readonly owner: number | undefined };

export type Analysis =
  | { readonly status: 'absent' }
  | ({ readonly status: 'requested' } & Asked)
  | ({ readonly status: 'completed' } & Asked)
  | ({ readonly status: 'failed'; readonly reason: AnalysisFailure } & Asked);

export type RequestAnalysis = { readonly type: 'RequestAnalysis'; readonly data: Request };
export type CompleteAnalysis = { readonly type: 'CompleteAnalysis'; readonly data: DataOf<'AnalysisCompleted'> };
export type FailAnalysis = { readonly type: 'FailAnalysis'; readonly data: DataOf<'AnalysisFailed'> };
/** Sent for every product of a person who is erased. */
export type DisownProduct = {
  readonly type: 'DisownProduct';
  readonly data: DataOf<'ProductDisowned'> & { readonly userId: number };
};
export type AnalysisCommand = RequestAnalysis | CompleteAnalysis | FailAnalysis | DisownProduct;

const evolve = (analysis: Analysis, event: AnalysisEvent): Analysis => {
  if (event.type === 'AnalysisRequested') {
    return { status: 'requested', request: event.data, owner: event.data.requestedBy };
  }
  if (analysis.status === 'absent') return analysis;
  const { request, owner } = analysis;
  switch (event.type) {
    case 'AnalysisCompleted':
      return { status: 'completed', request, owner };
    case 'AnalysisFailed':
      return { status: 'failed', request, owner, reason: event.data.reason };
    case 'ProductDisowned':
      return { ...analysis, owner: undefined };
  }
};

/** An id that already belongs to another request was handed out twice, which a restored sequence can do. */
const request = ({ data }: RequestAnalysis, analysis: Analysis): readonly AnalysisEvent[] => {
  if (analysis.status === 'absent') return [{ type: 'AnalysisRequested', data }];
  const isRepeat = analysis.request.url === data.url && analysis.request.requestedAt === data.requestedAt;
  return isRepeat ? [] : refuse('product-id-taken');
};

const complete = ({ data }: CompleteAnalysis, analysis: Analysis): readonly AnalysisEvent[] => {
  if (analysis.status === 'absent') return refuse('analysis-not-found');
  if (analysis.status === 'failed') return refuse('analysis-already-failed');
  if (analysis.status === 'completed') return [];
  return [{ type: 'AnalysisCompleted', data }];
};

/** What has ended stays as it ended: a deadline that fires late changes nothing. */
const fail = ({ data }: FailAnalysis, analysis: Analysis): readonly AnalysisEvent[] => {
  if (analysis.status === 'absent') return refuse('analysis-not-found');
  if (analysis.status !== 'requested') return [];
  return [{ type: 'AnalysisFailed', data }];
};

/** Of somebody else's product, or of nobody's, nothing is taken. */
const disown = ({ data }: DisownProduct, analysis: Analysis): readonly AnalysisEvent[] => {
  if (analysis.status === 'absent' || analysis.owner !== data.userId) return [];
  const { productId, disownedAt } = data;
  return [{ type: 'ProductDisowned', data: { productId, disownedAt } }];
};

const decide = (command: AnalysisCommand, analysis: Analysis): readonly AnalysisEvent[] => {
  switch (command.type) {
    case 'RequestAnalysis':
      return request(command, analysis);
    case 'CompleteAnalysis':
      return complete(command, analysis);
    case 'FailAnalysis':
      return fail(command, analysis);
    case 'DisownProduct':
      return disown(command, analysis);
  }
};

/** One analysis from its request to its report or its failure. */
export const analysisDecider: Decider<Analysis, AnalysisCommand, AnalysisEvent> = {
  initialState: { status: 'absent' },
  evolve,
  decide,
};
