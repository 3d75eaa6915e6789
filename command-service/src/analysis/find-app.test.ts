import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { describe, expect, it } from 'vitest';
import { createCommandHandler } from '../command-handler.ts';
import { aContext } from '../testing/a-context.ts';
import { aReport } from '../testing/a-report.ts';
import { productCategory } from './category.ts';
import type { AnalysisCommand } from './commands.ts';
import { createFindApp, type Asking } from './find-app.ts';
import { hashOfToken } from './share-link.ts';

const at = '2026-01-05T10:00:00.000Z';
const productId = 7;
const BROWSER = 'ab'.repeat(32);
const SHARE = 'A'.repeat(22);
const request: AnalysisCommand = {
  type: 'RequestAnalysis',
  data: {
    productId,
    url: 'https://benchbook.example/',
    requestedBy: 3,
    submittedBy: BROWSER,
    requestedAt: at,
    dueAt: at,
  },
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

const share: AnalysisCommand = {
  type: 'CreateShareLink',
  data: { productId, userId: 3, linkId: 'a-link', tokenHash: hashOfToken(SHARE), createdAt: at },
};
const revoke: AnalysisCommand = { type: 'RevokeShareLink', data: { productId, userId: 3, revokedAt: at } };

const findAfter = async (commands: readonly AnalysisCommand[], asking?: Asking, isInvolved = false) => {
  const store = memoryEventStore();
  const handle = createCommandHandler({ store, now: () => new Date(at) });
  for (const command of commands) {
    await handle(productCategory, productId, command, { ...aContext, id: crypto.randomUUID() });
  }
  return createFindApp({ store, isInvolved: () => Promise.resolve(isInvolved) })(productId, asking);
};
const foundAfter = (...commands: readonly AnalysisCommand[]) => findAfter(commands);

describe('finding an app', () => {
  it('finds one that was analyzed, with its owner', async () =>
    expect(await foundAfter(request, complete)).toEqual({ productId, owner: 3 }));

  it('finds one that is unlisted', async () =>
    expect(await foundAfter(request, complete, unlist)).toEqual({ productId, owner: 3 }));

  it('finds one whose owner is gone', async () =>
    expect(await foundAfter(request, complete, disown)).toEqual({ productId, owner: undefined }));

  it.each([
    ['that there never was', []],
    ['that is still analyzed', [request]],
    ['that could not be analyzed', [request, fail]],
    ['that was taken down', [request, complete, takeDown]],
  ])('finds none %s', async (_, commands) => expect(await foundAfter(...commands)).toBeUndefined());
});

describe('D-134: finding an app for a user who asks', () => {
  const unlisted = [request, complete, share, unlist];

  it.each<[string, Asking]>([
    ['its owner', { userId: 3 }],
    ['the device that submitted it', { device: BROWSER }],
    ['a user with its share link', { share: SHARE }],
  ])('finds an unlisted one for %s', async (_, asking) => expect(await findAfter(unlisted, asking)).toBeDefined());

  it('finds an unlisted one for those who are involved', async () =>
    expect(await findAfter(unlisted, { userId: 4 }, true)).toBeDefined());

  it.each<[string, Asking]>([
    ['a visitor', {}],
    ['another user', { userId: 4 }],
    ['another browser', { browser: 'cd'.repeat(32) }],
    ['a user with another link', { share: 'B'.repeat(22) }],
  ])('finds no unlisted one for %s', async (_, asking) => expect(await findAfter(unlisted, asking)).toBeUndefined());

  it('finds a listed one for anyone', async () => expect(await findAfter([request, complete], {})).toBeDefined());

  it('opens nothing by a link that was revoked', async () =>
    expect(await findAfter([...unlisted, revoke], { share: SHARE })).toBeUndefined());

  it('opens nothing of an erased owner, neither by the link nor in the browser', async () => {
    expect(await findAfter([...unlisted, disown], { share: SHARE })).toBeUndefined();
    expect(await findAfter([...unlisted, disown], { browser: BROWSER })).toBeUndefined();
  });
});
