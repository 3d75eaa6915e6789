import { analysisEvents } from '@twofold/contracts/analysis/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import { defineReactor } from '../../reactors/reactor.ts';

/** The receiver that queues measurements; see `createMeasurement`. */
export const MEASUREMENT_RECEIVER = 'site-measurement';

/** Queues one measurement. A version is measured once, however often it is queued. */
export type QueueMeasurement = { readonly type: 'QueueMeasurement'; readonly data: { readonly version: number } };

/** Queues the measurement of a site if its report announces one. Reports from before measurements existed do not. */
export const measureSiteOnReportCompleted = defineReactor({
  name: 'measure-site-on-report-completed',
  on: ['AnalysisCompleted', 'ReanalysisCompleted'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(analysisEvents, recorded);
    if (event?.type !== 'AnalysisCompleted' && event?.type !== 'ReanalysisCompleted') return [];
    if (event.data.measurement === undefined) return [];
    const version = event.type === 'ReanalysisCompleted' ? event.data.version : 1;
    const command: QueueMeasurement = { type: 'QueueMeasurement', data: { version } };
    return [{ receiver: MEASUREMENT_RECEIVER, id: event.data.productId, command }];
  },
});
