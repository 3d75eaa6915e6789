import type { BriefEvent } from '@twofold/contracts/feedback/brief-events';
import { ERASED } from '@twofold/contracts/personal';
import { describe, it } from 'vitest';
import { specFor } from '../../testing/spec-for.ts';
import { briefDecider, type BriefCommand, type BriefText } from './decider.ts';

const given = specFor(briefDecider);
const at = '2030-01-01T12:00:00.000Z';
const requestId = '0b0f7c11-6f3a-4a51-9a53-b2f5a6e00d1b';
const about = { requestId, origin: { source: 'paid-order', orderId: 9 }, writtenAt: at } as const;
const text = { task: 'Book a stand.', questions: ['Is the price clear?'], access: 'guest / guest' };

const written = (data: object = text): BriefEvent => ({ type: 'BriefWritten', data: { ...about, ...data } });
const accessErased: BriefEvent = { type: 'BriefAccessErased', data: { requestId, erasedAt: at } };
const erased: BriefEvent = { type: 'BriefErased', data: { requestId, erasedAt: at } };

const write = (brief: BriefText = text, isLocked = false): BriefCommand => ({
  type: 'WriteBrief',
  data: { written: { ...about, ...brief }, isLocked },
});
const eraseAccess: BriefCommand = { type: 'EraseAccess', data: { requestId, erasedAt: at } };
const eraseBrief: BriefCommand = { type: 'EraseBrief', data: { requestId, erasedAt: at } };

describe('D-137: writing a brief', () => {
  it('is recorded', () => given().when(write()).then(written()));
  it('leaves out what is empty', () =>
    given()
      .when(write({ task: '', questions: [], access: '' }))
      .then(written({})));
  it('replaces the whole brief', () =>
    given(written())
      .when(write({ questions: ['And the form?'] }))
      .then(written({ questions: ['And the form?'] })));
  it('is refused once a seat is claimed and the task or the questions would change', () =>
    given(written())
      .when(write({ ...text, task: 'Something else.' }, true))
      .thenRefused('brief-locked'));
  it('is refused once a seat is claimed where there was none', () =>
    given().when(write(text, true)).thenRefused('brief-locked'));
  it('can replace the test login for as long as the request runs', () =>
    given(written())
      .when(write({ ...text, access: 'other / other' }, true))
      .then(written({ ...text, access: 'other / other' })));
  it('can add a test login to no brief', () =>
    given()
      .when(write({ task: '', questions: [], access: 'guest' }, true))
      .then(written({ access: 'guest' })));
  it('is refused once the request has ended', () =>
    given(written(), accessErased).when(write()).thenRefused('feedback-ended'));
  it('is refused once its author was erased', () =>
    given(written(), erased).when(write()).thenRefused('feedback-ended'));
});

describe('D-137: erasing', () => {
  it('takes the test login when the request ends', () => given(written()).when(eraseAccess).then(accessErased));
  it('changes nothing the second time', () => given(written(), accessErased).when(eraseAccess).thenNothing());
  it('has nothing to take where nothing was written', () => given().when(eraseAccess).thenNothing());
  it('takes everything with its author', () => given(written(), accessErased).when(eraseBrief).then(erased));
  it('takes it once', () => given(written(), erased).when(eraseBrief).thenNothing());
  it('reads a brief whose key is gone', () =>
    given(written({ task: ERASED, questions: ERASED, access: ERASED }))
      .when(eraseBrief)
      .then(erased));
});
