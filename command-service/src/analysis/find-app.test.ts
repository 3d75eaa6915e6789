import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { describe, expect, it } from 'vitest';
import { createCommandHandler } from '../command-handler.ts';
import { aContext } from '../testing/a-context.ts';
import { aReport } from '../testing/a-report.ts';
import { productCategory } from './category.ts';
import type { AnalysisCommand } from './decider.ts';
import { createFindApp } from './find-app.ts';

const at = '2026-01-05T10:00:00.000Z';
const productId = 7;
const request: AnalysisCommand = {
  type: 'RequestAnalysis',
  data: { productId, url: 'https://benchbook.example/', requestedBy: 3, requestedAt: at, dueAt: at },
};
const complete: AnalysisCommand = {
  type: 'CompleteAnalysis',
  data: {
    productId,
    finalUrl: 'https://benchbook.example/',
    report: aReport,
    provenance: { provider: 'built-in', rubricVersion: '1' },
    completedAt: at,
  },
};
const removal = { productId, userId: 3, isModerator: false };
const unlist: AnalysisCommand = { type: 'UnlistProduct', data: { ...removal, unlistedAt: at } };
const takeDown: AnalysisCommand = { type: 'TakeProductDown', data: { ...removal, takenDownAt: at } };
const disown: AnalysisCommand = { type: 'DisownProduct', data: { productId, userId: 3, disownedAt: at } };
const fail: AnalysisCommand = { type: 'FailAnalysis', data: { productId, reason: 'interrupted', failedAt: at } };

const foundAfter = async (...commands: readonly AnalysisCommand[]) => {
  const store = memoryEventStore();
  const handle = createCommandHandler({ store, now: () => new Date(at) });
  for (const command of commands) {
    await handle(productCategory, productId, command, { ...aContext, id: crypto.randomUUID() });
  }
  return createFindApp({ store })(productId);
};

describe('finding an app', () => {
  it('finds one that was analysed, with its owner', async () =>
    expect(await foundAfter(request, complete)).toEqual({ productId, owner: 3 }));

  it('finds one that is unlisted', async () =>
    expect(await foundAfter(request, complete, unlist)).toEqual({ productId, owner: 3 }));

  it('finds one whose owner is gone', async () =>
    expect(await foundAfter(request, complete, disown)).toEqual({ productId, owner: undefined }));

  it.each([
    ['that there never was', []],
    ['that is still analysed', [request]],
    ['that could not be analysed', [request, fail]],
    ['that was taken down', [request, complete, takeDown]],
  ])('finds none %s', async (_, commands) => expect(await foundAfter(...commands)).toBeUndefined());
});
