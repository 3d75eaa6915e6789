import type { EventStore } from '@twofold/event-store/port';
import { createReportOf } from './report-of.ts';

/** The personas of the newest report on an app, as JSON; undefined if there are none. */
export const createPersonasOf = ({ store }: { readonly store: Pick<EventStore, 'readStream'> }) => {
  const reportOf = createReportOf(store);
  return async (productId: number): Promise<string | undefined> => {
    const report = await reportOf(productId, 'newest');
    if (!report?.aiAnalysis.customerPersona) return undefined;
    const { customerPersona, secondaryPersonas } = report.aiAnalysis;
    return JSON.stringify([customerPersona, secondaryPersonas]);
  };
};
