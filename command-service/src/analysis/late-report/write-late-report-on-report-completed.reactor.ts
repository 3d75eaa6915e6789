import { analysisEvents } from '@twofold/contracts/analysis/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import { defineReactor } from '../../reactors/reactor.ts';

/** The receiver that queues late reports; see `createLateReports`. */
export const LATE_REPORT_RECEIVER = 'late-report';

/** Queues one report. `after` is the version that it replaces. */
export type QueueLateReport = { readonly type: 'QueueLateReport'; readonly data: { readonly after: number } };

/** Queues a model's report if the completed report announces it. */
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
