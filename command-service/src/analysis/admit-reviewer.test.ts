import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { describe, expect, it } from 'vitest';
import { createCommandHandler } from '../command-handler.ts';
import { aContext } from '../testing/a-context.ts';
import { BROWSER, completedData, requestedData, takeDown, unlist } from '../testing/analysis-events.ts';
import { createAdmitReviewer } from './admit-reviewer.ts';
import { productCategory } from './category.ts';
import type { AnalysisCommand } from './commands.ts';

const at = '2026-01-05T10:00:00.000Z';
const [OWNER, REVIEWER] = [3, 4];
const [SECOND, THIRD, OTHER] = ['cd', 'ef', '12'].map((byte) => byte.repeat(32)) as [string, string, string];

const app: readonly AnalysisCommand[] = [
  { type: 'RequestAnalysis', data: { ...requestedData, requestedBy: OWNER, submittedBy: BROWSER } },
  { type: 'CompleteAnalysis', data: completedData },
];
/** The owner requests a reanalysis in another browser. */
const readAgain = (version: number, submittedBy: string): readonly AnalysisCommand[] => {
  const requestedAt = `2026-01-0${4 + version}T10:00:00.000Z`;
  const request = { productId: 7, requestedBy: OWNER, submittedBy, requestedAt, dueAt: requestedAt };
  return [
    { type: 'RequestReanalysis', data: request },
    { type: 'CompleteReanalysis', data: { ...completedData, version, completedAt: requestedAt } },
  ];
};

const admitAfter = async (
  commands: readonly AnalysisCommand[],
  { userId = REVIEWER, device = OTHER, isAsked = false } = {},
) => {
  const store = memoryEventStore();
  const handle = createCommandHandler({ store, now: () => new Date(at) });
  for (const command of commands) await handle(productCategory, 7, command, { ...aContext, id: crypto.randomUUID() });
  return createAdmitReviewer({ store })({ productId: 7, userId, device, isAsked });
};

describe('admitting a reviewer of an app', () => {
  it('lets the review of another user in another browser earn', async () =>
    expect(await admitAfter([...app, ...readAgain(2, SECOND)])).toEqual({ earns: true }));

  it.each([
    ['that submitted the app', BROWSER],
    ['that had it read again', SECOND],
    ['that had it read again later', THIRD],
  ])('D-07: lets a review from the browser %s earn nothing', async (_, browser) => {
    const commands = [...app, ...readAgain(2, SECOND), ...readAgain(3, THIRD)];
    expect(await admitAfter(commands, { device: browser })).toEqual({ earns: false });
  });

  it('D-07: refuses the owner, in any browser', () =>
    expect(admitAfter(app, { userId: OWNER })).rejects.toMatchObject({ code: 'own-product' }));

  it('admits only those with a seat to an unlisted app', async () => {
    await expect(admitAfter([...app, unlist()])).rejects.toMatchObject({ code: 'product-not-found' });
    expect(await admitAfter([...app, unlist()], { isAsked: true })).toEqual({ earns: true });
  });

  it('refuses an app that was taken down', () =>
    expect(admitAfter([...app, takeDown()], { isAsked: true })).rejects.toMatchObject({ code: 'product-not-found' }));
});
