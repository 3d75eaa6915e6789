import type { AnalysisEvent } from '@twofold/contracts/analysis/events';
import { describe, it } from 'vitest';
import { specFor } from '../testing/spec-for.ts';
import { aReport } from '../testing/a-report.ts';
import { analysisDecider, type AnalysisCommand } from './decider.ts';

const given = specFor(analysisDecider);

const requestedData = {
  productId: 7,
  url: 'https://benchbook.example/',
  requestedAt: '2026-01-05T10:00:00.000Z',
  dueAt: '2026-01-05T10:01:30.000Z',
};
const completedData = {
  productId: 7,
  finalUrl: 'https://benchbook.example/',
  report: aReport,
  provenance: { provider: 'built-in', rubricVersion: '1' },
  completedAt: '2026-01-05T10:00:12.000Z',
} as const;
const failedData = { productId: 7, reason: 'unreachable', failedAt: '2026-01-05T10:00:05.000Z' } as const;
const interruptedData = { productId: 7, reason: 'interrupted', failedAt: '2026-01-05T10:01:30.000Z' } as const;

const requested: AnalysisEvent = { type: 'AnalysisRequested', data: requestedData };
const completed: AnalysisEvent = { type: 'AnalysisCompleted', data: completedData };
const failed: AnalysisEvent = { type: 'AnalysisFailed', data: failedData };
const interrupted: AnalysisEvent = { type: 'AnalysisFailed', data: interruptedData };

const BROWSER = 'ab'.repeat(32);
const at = '2026-01-06T10:00:00.000Z';
const product = { productId: 7, userId: 3 };
const requestedBy = (userId: number): AnalysisEvent => ({
  type: 'AnalysisRequested',
  data: { ...requestedData, requestedBy: userId, submittedBy: BROWSER },
});
const requestedByVisitor: AnalysisEvent = {
  type: 'AnalysisRequested',
  data: { ...requestedData, submittedBy: BROWSER },
};
const claimed: AnalysisEvent = { type: 'ProductClaimed', data: { ...product, claimedAt: at } };
const disowned: AnalysisEvent = { type: 'ProductDisowned', data: { productId: 7, disownedAt: at } };
const unlisted: AnalysisEvent = { type: 'ProductUnlisted', data: { ...product, as: 'owner', unlistedAt: at } };
const takenDown: AnalysisEvent = { type: 'ProductTakenDown', data: { ...product, as: 'owner', takenDownAt: at } };

const claim = (userId = 3, browser = BROWSER): AnalysisCommand => ({
  type: 'ClaimProduct',
  data: { productId: 7, userId, browser, claimedAt: at },
});
type Removing = { userId?: number; isModerator?: boolean; reason?: string };
const unlist = (by: Removing = {}): AnalysisCommand => ({
  type: 'UnlistProduct',
  data: { ...product, isModerator: false, unlistedAt: at, ...by },
});
const takeDown = (by: Removing = {}): AnalysisCommand => ({
  type: 'TakeProductDown',
  data: { ...product, isModerator: false, takenDownAt: at, ...by },
});
const disown: AnalysisCommand = { type: 'DisownProduct', data: { ...product, disownedAt: at } };

const request: AnalysisCommand = { type: 'RequestAnalysis', data: requestedData };
const requestOfAnother: AnalysisCommand = {
  type: 'RequestAnalysis',
  data: { ...requestedData, url: 'https://fernpost.example/' },
};
const complete: AnalysisCommand = { type: 'CompleteAnalysis', data: completedData };
const fail: AnalysisCommand = { type: 'FailAnalysis', data: failedData };
const interrupt: AnalysisCommand = { type: 'FailAnalysis', data: interruptedData };

describe('requesting an analysis', () => {
  it('is recorded', () => given().when(request).then(requested));
  it('changes nothing the second time', () => given(requested).when(request).thenNothing());
  it('changes nothing once it has ended', () => given(requested, failed).when(request).thenNothing());
  it('is refused where the id belongs to another request', () =>
    given(requested).when(requestOfAnother).thenRefused('product-id-taken'));
});

describe('completing an analysis', () => {
  it('is recorded once it was requested', () => given(requested).when(complete).then(completed));
  it('changes nothing the second time', () => given(requested, completed).when(complete).thenNothing());
  it('is refused when nobody requested it', () => given().when(complete).thenRefused('analysis-not-found'));
  it('is refused after it failed', () =>
    given(requested, failed).when(complete).thenRefused('analysis-already-failed'));
});

describe('failing an analysis', () => {
  it('is recorded while it runs', () => given(requested).when(fail).then(failed));
  it('changes nothing the second time', () => given(requested, failed).when(fail).thenNothing());
  it('is refused when nobody requested it', () => given().when(fail).thenRefused('analysis-not-found'));
});

describe('interrupting an analysis at its deadline', () => {
  it('ends one that still runs', () => given(requested).when(interrupt).then(interrupted));
  it('leaves a complete one alone', () => given(requested, completed).when(interrupt).thenNothing());
});

describe('claiming a product', () => {
  const open = [requestedByVisitor, completed];
  it('is recorded in the browser that submitted it as a visitor', () =>
    given(...open)
      .when(claim())
      .then(claimed));
  it('changes nothing the second time', () =>
    given(...open, claimed)
      .when(claim())
      .thenNothing());
  it('changes nothing for whoever had it analysed', () => given(requestedBy(3), completed).when(claim()).thenNothing());
  it('is refused in another browser', () =>
    given(...open)
      .when(claim(3, 'cd'.repeat(32)))
      .thenRefused('not-your-browser'));
  it('is refused where no browser is known', () =>
    given(requested, completed).when(claim()).thenRefused('not-your-browser'));
  it('is refused when somebody owns it', () =>
    given(...open, claimed)
      .when(claim(4))
      .thenRefused('product-has-owner'));
  it.each([
    ['had it analysed', [requestedBy(3), completed, disowned]],
    ['claimed it', [...open, claimed, disowned]],
  ])('is refused when somebody %s who is erased now', (_, past) =>
    given(...past)
      .when(claim(4))
      .thenRefused('not-your-browser'),
  );
  it.each([
    ['there is none', []],
    ['it is being analysed', [requestedByVisitor]],
    ['it could not be analysed', [requestedByVisitor, failed]],
    ['it was taken down', [...open, claimed, takenDown]],
  ])('is refused when %s', (_, past) =>
    given(...past)
      .when(claim())
      .thenRefused('product-not-found'),
  );
});

describe.each([
  ['unlisting', unlist, 'ProductUnlisted', 'unlistedAt'],
  ['taking down', takeDown, 'ProductTakenDown', 'takenDownAt'],
] as const)('%s a product', (_, remove, type, time) => {
  const owned = [requestedBy(3), completed];
  const removed = (removal: object) => ({ type, data: { ...product, ...removal, [time]: at } }) as AnalysisEvent;

  it('is recorded of its owner', () =>
    given(...owned)
      .when(remove())
      .then(removed({ as: 'owner' })));
  it('is recorded of whoever claimed it', () =>
    given(requestedByVisitor, completed, claimed)
      .when(remove())
      .then(removed({ as: 'owner' })));
  it('is recorded of a moderator, with the reason', () =>
    given(...owned)
      .when(remove({ userId: 9, isModerator: true, reason: 'Spam' }))
      .then(removed({ userId: 9, as: 'moderator', reason: 'Spam' })));
  it('is refused to a moderator who says no reason', () =>
    given(...owned)
      .when(remove({ userId: 9, isModerator: true }))
      .thenRefused('reason-required'));
  it('is refused to anybody else', () =>
    given(...owned)
      .when(remove({ userId: 4 }))
      .thenRefused('not-your-product'));
  it('is refused where nobody owns it', () =>
    given(requestedByVisitor, completed).when(remove()).thenRefused('not-your-product'));
  it('is refused while it is being analysed', () =>
    given(requestedBy(3)).when(remove()).thenRefused('product-not-found'));
  it('changes nothing the second time', () =>
    given(...owned, removed({ as: 'owner' }))
      .when(remove())
      .thenNothing());
});

describe('a product that was taken down', () => {
  const past = [requestedBy(3), completed, takenDown];
  it('is not unlisted any more', () =>
    given(...past)
      .when(unlist())
      .thenRefused('product-not-found'));
  it('loses its owner all the same', () =>
    given(...past)
      .when(disown)
      .then(disowned));
  it('stays as it is whatever ends late', () => {
    given(...past)
      .when(complete)
      .thenNothing();
    given(...past)
      .when(interrupt)
      .thenNothing();
  });
});

describe('a product that was unlisted', () => {
  it('can be taken down', () => given(requestedBy(3), completed, unlisted).when(takeDown()).then(takenDown));
});

describe('analyzing an app again (D-129)', () => {
  const AT = '2026-01-06T10:00:00.000Z';
  const inMinutes = (minutes: number): string => new Date(Date.parse(AT) + minutes * 60_000).toISOString();
  const again = (
    version: number,
    minutes = 0,
    by: object = { requestedBy: 3, submittedBy: BROWSER },
  ): AnalysisEvent => ({
    type: 'ReanalysisRequested',
    data: { productId: 7, version, ...by, requestedAt: inMinutes(minutes), dueAt: inMinutes(minutes + 2) },
  });
  const ask = (minutes = 0, by: object = { requestedBy: 3, submittedBy: BROWSER }): AnalysisCommand => ({
    type: 'RequestReanalysis',
    data: { productId: 7, ...by, requestedAt: inMinutes(minutes), dueAt: inMinutes(minutes + 2) },
  });
  const doneData = (version: number) => ({ ...completedData, version });
  const done = (version: number): AnalysisEvent => ({ type: 'ReanalysisCompleted', data: doneData(version) });
  const finish = (version: number): AnalysisCommand => ({ type: 'CompleteReanalysis', data: doneData(version) });
  const lostData = (version: number) => ({ ...failedData, version });
  const lost = (version: number): AnalysisEvent => ({ type: 'ReanalysisFailed', data: lostData(version) });
  const lose = (version: number): AnalysisCommand => ({ type: 'FailReanalysis', data: lostData(version) });
  const app = [requestedBy(3), completed];
  const OTHER = 'cd'.repeat(32);
  const owner = { requestedBy: 3, submittedBy: OTHER };
  const browser = { submittedBy: BROWSER };

  it('is recorded for its owner, in any browser', () =>
    given(...app)
      .when(ask(0, owner))
      .then(again(2, 0, owner)));
  it('is recorded in the browser that submitted it', () =>
    given(requestedByVisitor, completed)
      .when(ask(0, browser))
      .then(again(2, 0, browser)));
  it('is recorded for who claimed it', () =>
    given(requestedByVisitor, completed, claimed)
      .when(ask(0, owner))
      .then(again(2, 0, owner)));

  it.each([
    ['another account in another browser', { requestedBy: 4, submittedBy: OTHER }],
    ['a visitor in another browser', { submittedBy: OTHER }],
    ['a browser that is not known', {}],
  ])('is refused to %s', (_, by) =>
    given(...app)
      .when(ask(0, by))
      .thenRefused('reanalysis-not-allowed'),
  );
  it('is refused in a browser where none submitted it', () =>
    given(requested, completed).when(ask(0, {})).thenRefused('reanalysis-not-allowed'));
  it('is refused to everybody once the person who owned it was erased', () =>
    given(...app, disowned)
      .when(ask())
      .thenRefused('reanalysis-not-allowed'));

  it.each([
    ['while it is analyzed', [requestedBy(3)]],
    ['when that failed', [requestedBy(3), failed]],
    ['once it was taken down', [...app, takenDown]],
    ['where there is none', []],
  ])('is refused %s', (_, past) =>
    given(...past)
      .when(ask())
      .thenRefused('product-not-found'),
  );

  it('is refused while it is under way', () =>
    given(...app, again(2))
      .when(ask(61))
      .thenRefused('reanalysis-running'));
  it.each([
    ['done', done(2)],
    ['failed', lost(2)],
  ])('is refused within an hour of the last request, which is %s', (_, ended) => {
    given(...app, again(2), ended)
      .when(ask(59))
      .thenRefused('reanalysis-too-soon');
    given(...app, again(2), ended)
      .when(ask(60))
      .then(again(3, 60));
  });
  it('changes nothing the second time', () => {
    given(...app, again(2))
      .when(ask())
      .thenNothing();
    given(...app, again(2), done(2))
      .when(ask())
      .thenNothing();
  });

  it('ends once, as it ended first', () => {
    given(...app, again(2))
      .when(finish(2))
      .then(done(2));
    given(...app, again(2))
      .when(lose(2))
      .then(lost(2));
    given(...app, again(2), done(2))
      .when(finish(2))
      .thenNothing();
    given(...app, again(2), done(2))
      .when(lose(2))
      .thenNothing();
    given(...app, again(2), lost(2))
      .when(finish(2))
      .thenNothing();
    given(...app, again(2), lost(2), again(3, 60))
      .when(lose(2))
      .thenNothing();
    given(...app, again(2), lost(2), again(3, 60))
      .when(finish(3))
      .then(done(3));
  });
  it('is refused an end when nobody requested it', () => {
    given().when(finish(2)).thenRefused('analysis-not-found');
    given(...app)
      .when(finish(2))
      .thenRefused('analysis-not-found');
    given(...app)
      .when(lose(2))
      .thenRefused('analysis-not-found');
  });
  it('records nothing of an app that was taken down meanwhile', () => {
    given(...app, again(2), takenDown)
      .when(finish(2))
      .thenNothing();
    given(...app, again(2), takenDown)
      .when(lose(2))
      .thenNothing();
  });
  it('leaves owner and lists as they are', () => {
    given(...app, again(2), done(2))
      .when(claim())
      .thenNothing();
    given(...app, unlisted, again(2), lost(2))
      .when(unlist())
      .thenNothing();
    given(...app, again(2), done(2))
      .when(takeDown())
      .then(takenDown);
  });
});
