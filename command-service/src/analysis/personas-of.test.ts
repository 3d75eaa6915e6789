import type { Report } from '@twofold/contracts/analysis/report';
import { NOT_KNOWN } from '@twofold/contracts/analysis/unknown-part';
import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { describe, expect, it } from 'vitest';
import { appendTo } from '../testing/a-history.ts';
import { completedData, requestedData } from '../testing/analysis-events.ts';
import { aReport } from '../testing/a-report.ts';
import { createPersonasOf } from './personas-of.ts';

/** The text that seats are matched with, for a report with this persona. */
const personasWith = async (customerPersona: Report['aiAnalysis']['customerPersona']): Promise<unknown> => {
  const store = memoryEventStore();
  const report = { ...aReport, aiAnalysis: { ...aReport.aiAnalysis, customerPersona } };
  await appendTo(store, [
    { stream: 'product-7', type: 'AnalysisRequested', data: requestedData },
    { stream: 'product-7', type: 'AnalysisCompleted', data: { ...completedData, report } },
  ]);
  const found = await createPersonasOf({ store })(7);
  return found === undefined ? undefined : JSON.parse(found);
};
const { customerPersona: dana } = aReport.aiAnalysis;

describe('what seats are matched with', () => {
  it('is the personas of the report', async () => expect(await personasWith(dana)).toEqual([dana, []]));

  it('is the app’s own words where its customers are not known', async () =>
    expect(await personasWith({ ...dana!, name: NOT_KNOWN, occupation: NOT_KNOWN })).toEqual([
      aReport.title,
      aReport.description,
    ]));

  it('is nothing where the report is a limited one', async () => expect(await personasWith(null)).toBeUndefined());
});
