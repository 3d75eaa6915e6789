import type { AnalysisEvent, AnalysisFailure } from '@twofold/contracts/analysis/events';
import { refuse, type Decider } from '../decider.ts';

type DataOf<Type extends AnalysisEvent['type']> = Extract<AnalysisEvent, { type: Type }>['data'];
type Request = DataOf<'AnalysisRequested'>;

export type Analysis =
  | { readonly status: 'absent' }
  | { readonly status: 'requested'; readonly request: Request }
  | { readonly status: 'completed'; readonly request: Request }
  | { readonly status: 'failed'; readonly request: Request; readonly reason: AnalysisFailure };

export type RequestAnalysis = { readonly type: 'RequestAnalysis'; readonly data: Request };
export type CompleteAnalysis = { readonly type: 'CompleteAnalysis'; readonly data: DataOf<'AnalysisCompleted'> };
export type FailAnalysis = { readonly type: 'FailAnalysis'; readonly data: DataOf<'AnalysisFailed'> };
export type AnalysisCommand = RequestAnalysis | CompleteAnalysis | FailAnalysis;

const evolve = (analysis: Analysis, event: AnalysisEvent): Analysis => {
  switch (event.type) {
    case 'AnalysisRequested':
      return { status: 'requested', request: event.data };
    case 'AnalysisCompleted':
      return analysis.status === 'absent' ? analysis : { status: 'completed', request: analysis.request };
    case 'AnalysisFailed':
      return analysis.status === 'absent'
        ? analysis
        : { status: 'failed', request: analysis.request, reason: event.data.reason };
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

const decide = (command: AnalysisCommand, analysis: Analysis): readonly AnalysisEvent[] => {
  switch (command.type) {
    case 'RequestAnalysis':
      return request(command, analysis);
    case 'CompleteAnalysis':
      return complete(command, analysis);
    case 'FailAnalysis':
      return fail(command, analysis);
  }
};

/** One analysis from its request to its report or its failure. */
export const analysisDecider: Decider<Analysis, AnalysisCommand, AnalysisEvent> = {
  initialState: { status: 'absent' },
  evolve,
  decide,
};
