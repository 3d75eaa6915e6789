import { analysisEvents } from '@twofold/contracts/analysis/events';
import type { Report } from '@twofold/contracts/analysis/report';
import { isErased } from '@twofold/contracts/personal';
import type { EventStore } from '@twofold/event-store/port';
import { streamOf } from '../category.ts';
import { decodeKnown } from '../fold-stream.ts';
import { productCategory } from './category.ts';

/**
 * Reads a version of the report on an app from its stream; `undefined` where there is none, or none any more: states at hand
 * keep no texts of reports.
 */
export const createReportOf =
  (store: Pick<EventStore, 'readStream'>) =>
  async (productId: number, version: number): Promise<Report | undefined> => {
    let found: Report | undefined;
    for await (const recorded of store.readStream(streamOf(productCategory, productId))) {
      const { type, data } = decodeKnown(analysisEvents, recorded);
      if (type === 'ProductTakenDown') return undefined;
      const written = type === 'AnalysisCompleted' ? 1 : type === 'ReanalysisCompleted' ? data.version : undefined;
      if (written !== version) continue;
      if (type === 'AnalysisCompleted' || type === 'ReanalysisCompleted')
        found = isErased(data.report) ? undefined : data.report;
    }
    return found;
  };
