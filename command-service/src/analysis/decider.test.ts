import type { AnalysisEvent } from '@twofold/contracts/analysis/events';
import { describe, it } from 'vitest';
import {
  at,
  cancel,
  cancelled,
  claim,
  claimed,
  completed,
  completedData,
  disowned,
  failed,
  failedData,
  interrupted,
  interruptedData,
  product,
  requested,
  requestedBy,
  requestedByVisitor,
  requestedData,
  takeDown,
  takenDown,
  unlist,
  unlisted,
} from '../testing/analysis-events.ts';
import { specFor } from '../testing/spec-for.ts';
import type { AnalysisCommand } from './commands.ts';
import { analysisDecider } from './decider.ts';

const given = specFor(analysisDecider);

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
  it('is refused when it was not requested', () => given().when(complete).thenRefused('analysis-not-found'));
  it('is refused after it failed', () =>
    given(requested, failed).when(complete).thenRefused('analysis-already-failed'));
});

describe('cancelling an analysis', () => {
  it('is recorded while it runs', () => given(requested).when(cancel).then(cancelled));
  it('changes nothing the second time', () => given(requested, cancelled).when(cancel).thenNothing());
  it('changes nothing once the report is there', () => given(requested, completed).when(cancel).thenNothing());
  it('lets no report follow', () => given(requested, cancelled).when(complete).thenRefused('analysis-already-failed'));
  it('leaves nothing for the deadline to end', () => given(requested, cancelled).when(interrupt).thenNothing());
  it('is refused when it was not requested', () => given().when(cancel).thenRefused('analysis-not-found'));
});

describe('failing an analysis', () => {
  it('is recorded while it runs', () => given(requested).when(fail).then(failed));
  it('changes nothing the second time', () => given(requested, failed).when(fail).thenNothing());
  it('is refused when it was not requested', () => given().when(fail).thenRefused('analysis-not-found'));
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
  it('changes nothing for the one who had it analyzed', () =>
    given(requestedBy(3), completed).when(claim()).thenNothing());
  it('is refused in another browser', () =>
    given(...open)
      .when(claim(3, 'cd'.repeat(32)))
      .thenRefused('not-your-browser'));
  it('is refused where no browser is known', () =>
    given(requested, completed).when(claim()).thenRefused('not-your-browser'));
  it('is refused when it has an owner', () =>
    given(...open, claimed)
      .when(claim(4))
      .thenRefused('product-has-owner'));
  it.each([
    ['had it analyzed', [requestedBy(3), completed, disowned]],
    ['claimed it', [...open, claimed, disowned]],
  ])('is refused when an erased user %s before', (_, past) =>
    given(...past)
      .when(claim(4))
      .thenRefused('not-your-browser'),
  );
  it.each([
    ['there is none', []],
    ['it is being analyzed', [requestedByVisitor]],
    ['it could not be analyzed', [requestedByVisitor, failed]],
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
  it('is recorded of the one who claimed it', () =>
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
  it('is refused to anyone else', () =>
    given(...owned)
      .when(remove({ userId: 4 }))
      .thenRefused('not-your-product'));
  it('is refused where it has no owner', () =>
    given(requestedByVisitor, completed).when(remove()).thenRefused('not-your-product'));
  it('is refused while it is being analyzed', () =>
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
  it('stays as it is when something ends late', () => {
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
