import type { AnalysisEvent } from '@twofold/contracts/analysis/events';
import { describe, it } from 'vitest';
import {
  BROWSER,
  claim,
  claimed,
  completed,
  completedData,
  disowned,
  failed,
  failedData,
  requested,
  requestedBy,
  requestedByVisitor,
  takeDown,
  takenDown,
  unlist,
  unlisted,
} from '../testing/analysis-events.ts';
import { specFor } from '../testing/spec-for.ts';
import type { AnalysisCommand } from './commands.ts';
import { analysisDecider } from './decider.ts';

const given = specFor(analysisDecider);

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

  it('is refused while it is in progress', () =>
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
  it('is refused an end when it was not requested', () => {
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
