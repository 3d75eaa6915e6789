import { isUnknownPart } from '@twofold/contracts/analysis/unknown-part';
import type { EventStore } from '@twofold/event-store/port';
import { createReportOf } from './report-of.ts';

/**
 * The personas of the newest report on an app, as JSON; `undefined` if there are none. If the report names no customers,
 * the app's title and description are used instead, as in the list of open seats.
 */
export const createPersonasOf = ({ store }: { readonly store: Pick<EventStore, 'readStream'> }) => {
  const reportOf = createReportOf(store);
  return async (productId: number): Promise<string | undefined> => {
    const report = await reportOf(productId, 'newest');
    if (!report?.aiAnalysis.customerPersona) return undefined;
    const { customerPersona, secondaryPersonas } = report.aiAnalysis;
    if (isUnknownPart(customerPersona.name)) return JSON.stringify([report.title, report.description]);
    return JSON.stringify([customerPersona, secondaryPersonas]);
  };
};
