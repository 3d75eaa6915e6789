import { productCategory } from '../analysis/category.ts';
import type { HandleCommand } from '../command-handler.ts';
import { aReport } from './a-report.ts';
import { newContext } from './a-review-world.ts';

/** Adds an unowned, analyzed app. */
export const addApp = async (handle: HandleCommand, productId: number, at: string): Promise<void> => {
  const request = { productId, url: 'https://benchbook.example/', requestedAt: at, dueAt: at };
  await handle(productCategory, productId, { type: 'RequestAnalysis', data: request }, newContext());
  const provenance = { provider: 'built-in', rubricVersion: '1' } as const;
  const report = { productId, finalUrl: request.url, report: aReport, provenance, completedAt: at };
  await handle(productCategory, productId, { type: 'CompleteAnalysis', data: report }, newContext());
};
