import type { AnalysisEvent } from '@twofold/contracts/analysis/events';
import type { Report } from '@twofold/contracts/analysis/report';
import { isErased } from '@twofold/contracts/personal';
import type { EventStore } from '@twofold/event-store/port';
import { streamOf } from '../category.ts';
import { decodeKnown } from '../fold-stream.ts';
import { productCategory } from './category.ts';

/** A version of a report was written. */
export type ReportWritten = Extract<AnalysisEvent, { type: 'AnalysisCompleted' | 'ReanalysisCompleted' }>;

export const isReportWritten = (event: AnalysisEvent): event is ReportWritten =>
  event.type === 'AnalysisCompleted' || event.type === 'ReanalysisCompleted';

/** The number of the version: the first analysis has none in its event. */
export const versionWritten = (event: ReportWritten): number =>
  event.type === 'AnalysisCompleted' ? 1 : event.data.version;

/**
 * Reads a version of a report, or the newest one, from its stream, since cached states hold no report texts;
 * `undefined` if there is none.
 */
export const createReportOf =
  (store: Pick<EventStore, 'readStream'>) =>
  async (productId: number, version: number | 'newest'): Promise<Report | undefined> => {
    let found: Report | undefined;
    for await (const recorded of store.readStream(streamOf(productCategory, productId))) {
      const event = decodeKnown(productCategory.events, recorded);
      if (event.type === 'ProductTakenDown') return undefined;
      if (!isReportWritten(event) || (version !== 'newest' && versionWritten(event) !== version)) continue;
      found = isErased(event.data.report) ? undefined : event.data.report;
    }
    return found;
  };
