import type { OperationEvent } from '@twofold/contracts/operations/events';
import { describe, it } from 'vitest';
import { specFor } from '../testing/spec-for.ts';
import { operationsDecider, type OperationCommand } from './decider.ts';

const given = specFor(operationsDecider);
const FIRST = 'b2f5a6e0-6f3a-4a51-9a53-0d1b6b0f7c11';
const SECOND = 'b2f5a6e0-6f3a-4a51-9a53-0d1b6b0f7c12';
const EVENT = 'b2f5a6e0-6f3a-4a51-9a53-0d1b6b0f7c13';
const by17 = (requestId: string) => ({
  requestId,
  projection: 'products',
  requestedBy: 17,
  requestedAt: '2026-01-05T10:00:00.000Z',
});

const rebuild = (id = FIRST): OperationCommand => ({ type: 'RequestRebuild', data: by17(id) });
const rebuildRequested = (id = FIRST): OperationEvent => ({ type: 'ProjectionRebuildRequested', data: by17(id) });
const ofApp = (id = FIRST) => ({ ...by17(id), stream: 'product-7' });
const retry = (id = FIRST): OperationCommand => ({ type: 'RequestRetry', data: ofApp(id) });
const retryRequested = (id = FIRST): OperationEvent => ({ type: 'ParkedStreamRetryRequested', data: ofApp(id) });
const excluded = (reason: string, id = FIRST) => ({ ...ofApp(id), eventId: EVENT, reason });
const skip = (reason: string, id = FIRST): OperationCommand => ({ type: 'RequestSkip', data: excluded(reason, id) });
const skipRequested = (reason: string): OperationEvent => ({
  type: 'ParkedStreamSkipRequested',
  data: excluded(reason),
});

const REACTOR = 'earn-credit-on-review-completed';
const inReactor = (id = FIRST) => {
  const { projection: _projection, ...request } = ofApp(id);
  return { ...request, reactor: REACTOR };
};
const reactorRetry = (id = FIRST): OperationCommand => ({ type: 'RequestReactorRetry', data: inReactor(id) });
const reactorRetryRequested = (id = FIRST): OperationEvent => ({
  type: 'ReactorStreamRetryRequested',
  data: inReactor(id),
});
const skippedInReactor = (reason: string) => ({ ...inReactor(), eventId: EVENT, reason });
const reactorSkip = (reason: string): OperationCommand => ({
  type: 'RequestReactorSkip',
  data: skippedInReactor(reason),
});
const reactorSkipRequested = (reason: string): OperationEvent => ({
  type: 'ReactorStreamSkipRequested',
  data: skippedInReactor(reason),
});

describe('asking for a rebuild', () => {
  it('is recorded', () => given().when(rebuild()).then(rebuildRequested()));
  it('is recorded again when a user asks again', () =>
    given(rebuildRequested()).when(rebuild(SECOND)).then(rebuildRequested(SECOND)));
  it('changes nothing when the same request comes twice', () =>
    given(rebuildRequested(), rebuildRequested(SECOND)).when(rebuild()).thenNothing());
});

describe('asking for another try of a parked stream', () => {
  it('is recorded with the stream', () => given().when(retry()).then(retryRequested()));
  it('changes nothing when the same request comes twice', () => given(retryRequested()).when(retry()).thenNothing());
});

describe('asking for an event to be left out', () => {
  const reason = 'Its report was made by a release that is gone';
  it('is recorded with the event and the reason', () => given().when(skip(reason)).then(skipRequested(reason)));
  it('changes nothing when the same request comes twice', () =>
    given(skipRequested(reason)).when(skip(reason)).thenNothing());
  it('is refused with a reason that says nothing', () =>
    given()
      .when(skip(`because${' '.repeat(20)}`))
      .thenRefused('reason-required'));
  it('is refused with a reason without end', () =>
    given()
      .when(skip('x'.repeat(501)))
      .thenRefused('reason-required'));
});

describe('asking for another try of a stream that a reactor parked', () => {
  it('is recorded with the stream', () => given().when(reactorRetry()).then(reactorRetryRequested()));
  it('is recorded again when a user asks again', () =>
    given(reactorRetryRequested()).when(reactorRetry(SECOND)).then(reactorRetryRequested(SECOND)));
  it('changes nothing when the same request comes twice', () =>
    given(reactorRetryRequested(), reactorRetryRequested(SECOND)).when(reactorRetry()).thenNothing());
});

describe('asking a reactor to skip an event', () => {
  const reason = 'The review was completed by a release that is gone';
  it('is recorded with the event and the reason', () =>
    given().when(reactorSkip(reason)).then(reactorSkipRequested(reason)));
  it('changes nothing when the same request comes twice', () =>
    given(reactorSkipRequested(reason)).when(reactorSkip(reason)).thenNothing());
  it.each([`because${' '.repeat(20)}`, 'x'.repeat(501)])('is refused with the reason "%s"', (poor) =>
    given().when(reactorSkip(poor)).thenRefused('reason-required'),
  );
});
