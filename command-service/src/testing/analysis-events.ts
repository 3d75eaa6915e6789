import type { AnalysisEvent } from '@twofold/contracts/analysis/events';
import type { AnalysisCommand } from '../analysis/commands.ts';
import { aReport } from './a-report.ts';

export const requestedData = {
  productId: 7,
  url: 'https://benchbook.example/',
  requestedAt: '2026-01-05T10:00:00.000Z',
  dueAt: '2026-01-05T10:01:30.000Z',
};
export const completedData = {
  productId: 7,
  finalUrl: 'https://benchbook.example/',
  report: aReport,
  provenance: { provider: 'built-in', rubricVersion: '1' },
  completedAt: '2026-01-05T10:00:12.000Z',
} as const;
export const failedData = { productId: 7, reason: 'unreachable', failedAt: '2026-01-05T10:00:05.000Z' } as const;
export const interruptedData = { productId: 7, reason: 'interrupted', failedAt: '2026-01-05T10:01:30.000Z' } as const;

export const requested: AnalysisEvent = { type: 'AnalysisRequested', data: requestedData };
export const completed: AnalysisEvent = { type: 'AnalysisCompleted', data: completedData };
export const failed: AnalysisEvent = { type: 'AnalysisFailed', data: failedData };
export const interrupted: AnalysisEvent = { type: 'AnalysisFailed', data: interruptedData };

export const BROWSER = 'ab'.repeat(32);
export const at = '2026-01-06T10:00:00.000Z';
export const product = { productId: 7, userId: 3 };
export const requestedBy = (userId: number): AnalysisEvent => ({
  type: 'AnalysisRequested',
  data: { ...requestedData, requestedBy: userId, submittedBy: BROWSER },
});
export const requestedByVisitor: AnalysisEvent = {
  type: 'AnalysisRequested',
  data: { ...requestedData, submittedBy: BROWSER },
};
export const claimed: AnalysisEvent = { type: 'ProductClaimed', data: { ...product, claimedAt: at } };
export const disowned: AnalysisEvent = { type: 'ProductDisowned', data: { productId: 7, disownedAt: at } };
export const unlisted: AnalysisEvent = { type: 'ProductUnlisted', data: { ...product, as: 'owner', unlistedAt: at } };
export const unlistedByModerator: AnalysisEvent = {
  type: 'ProductUnlisted',
  data: { ...product, userId: 9, as: 'moderator', reason: 'Spam', unlistedAt: at },
};
export const cancelled: AnalysisEvent = { type: 'AnalysisCancelled', data: { productId: 7, cancelledAt: at } };
export const cancel: AnalysisCommand = { type: 'CancelAnalysis', data: { productId: 7, cancelledAt: at } };
export const takenDown: AnalysisEvent = {
  type: 'ProductTakenDown',
  data: { ...product, as: 'owner', takenDownAt: at },
};

export const claim = (userId = 3, browser = BROWSER): AnalysisCommand => ({
  type: 'ClaimProduct',
  data: { productId: 7, userId, browser, claimedAt: at },
});
type Removing = { userId?: number; isModerator?: boolean; reason?: string };
export const unlist = (by: Removing = {}): AnalysisCommand => ({
  type: 'UnlistProduct',
  data: { ...product, isModerator: false, unlistedAt: at, ...by },
});
export const listAgain = (by: Omit<Removing, 'reason'> = {}): AnalysisCommand => ({
  type: 'ListProductAgain',
  data: { ...product, isModerator: false, listedAt: at, ...by },
});
export const takeDown = (by: Removing = {}): AnalysisCommand => ({
  type: 'TakeProductDown',
  data: { ...product, isModerator: false, takenDownAt: at, ...by },
});
