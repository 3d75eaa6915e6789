import { analysisEvents } from '@twofold/contracts/analysis/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import { defineReactor } from '../../reactors/reactor.ts';

/** Queues the reports of slow models; see `createLateReports`. */
export const LATE_REPORT_RECEIVER = 'late-report';

/** Queues one report. `after` is the version that it is to replace. */
export type QueueLateReport = { readonly type: 'QueueLateReport'; readonly data: { readonly after: number } };

/** Has a model's report written if the completed one announces it. */
export const writeLateReportOnReportCompleted = defineReactor({
  name: 'write-late-report-on-report-completed',
  on: ['AnalysisCompleted', 'ReanalysisCompleted'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(analysisEvents, recorded);
    if (event?.type !== 'AnalysisCompleted' && event?.type !== 'ReanalysisCompleted') return [];
    if (event.data.modelReport === undefined) return [];
    const after = event.type === 'ReanalysisCompleted' ? event.data.version : 1;
    const command: QueueLateReport = { type: 'QueueLateReport', data: { after } };
    return [{ receiver: LATE_REPORT_RECEIVER, id: event.data.productId, command }];
  },
});
