import { describe, expect, it } from 'vitest';
import type { BegunRequest, RequestToBegin } from '../requests/request-log.ts';
import type { UsedUp } from './limit.ts';
import { rememberLimited } from './remember-limited.ts';

const LIMIT = { key: 'login:address:1', policy: 'login-address', quota: 1, windowS: 3_600 };
const USED_UP: UsedUp = { quotas: [{ ...LIMIT, remaining: 0, resetMs: 1_000 }], waitMs: 1_000 };
const limits = [LIMIT];
const aRequest = (more: Partial<RequestToBegin> = {}): RequestToBegin => ({
  key: undefined,
  asker: { actor: 'visitor' },
  needsAccount: false,
  content: '',
  leaseMs: 1,
  given: {},
  sequences: {},
  limits,
  accountLimits: [],
  device: undefined,
  countsRepeats: false,
  mayBegin: true,
  ...more,
});

/** A request log that gives these answers in order, and records the requests. */
const remembering = (...answers: BegunRequest[]) => {
  const asked: boolean[] = [];
  let atMs = 0;
  const { begin, count, giveBack } = rememberLimited(
    {
      begin: ({ mayBegin }: RequestToBegin) => (asked.push(mayBegin), Promise.resolve(answers.shift()!)),
      count: () => (asked.push(true), Promise.resolve(USED_UP)),
      giveBack: () => Promise.resolve(),
    },
    () => atMs,
  );
  return { begin, count, giveBack, asked, pass: (ms: number) => (atMs += ms) };
};
const limited: BegunRequest = { actor: 'visitor', state: 'limited', ...USED_UP };
const inMs = (ms: number) => ({ quotas: [{ ...USED_UP.quotas[0]!, resetMs: ms }], waitMs: ms });
const begun: BegunRequest = { actor: 'visitor', state: 'new', allocated: {} };

describe('an attempt at a limit that is used up', () => {
  it('asks the database nothing until it has attempts again', async () => {
    const { begin, asked, pass } = remembering(limited, begun);
    expect(await begin(aRequest())).toEqual(limited);
    pass(400);
    expect(await begin(aRequest())).toEqual({ ...limited, ...inMs(600) });
    expect(asked).toHaveLength(1);
    pass(600);
    expect(await begin(aRequest())).toEqual(begun);
  });

  it('asks the database again once an attempt was given back', async () => {
    const { begin, giveBack } = remembering(limited, begun);
    await begin(aRequest());
    await giveBack(limits);
    expect(await begin(aRequest())).toEqual(begun);
  });

  it('asks with a key only for a recorded answer', async () => {
    const answered: BegunRequest = {
      actor: 'visitor',
      state: 'answered',
      answer: { status: 200, body: '', position: undefined },
    };
    const { begin, asked } = remembering(limited, answered, { actor: 'visitor', state: 'absent' });
    await begin(aRequest());
    expect(await begin(aRequest({ key: 'a key' }))).toEqual(answered);
    expect(await begin(aRequest({ key: 'another key' }))).toEqual(limited);
    expect(asked).toEqual([true, false, false]);
  });

  it('asks nothing with a key either where repeats count', async () => {
    const { begin, count, asked } = remembering();
    await count(limits);
    expect(await begin(aRequest({ key: 'a key', countsRepeats: true }))).toEqual(limited);
    expect(await count(limits)).toEqual(USED_UP);
    expect(asked).toHaveLength(1);
  });

  it('locks out no other client', async () => {
    const { begin, count } = remembering(begun);
    await count(limits);
    expect(await begin(aRequest({ limits: [{ ...LIMIT, key: 'login:address:2' }] }))).toEqual(begun);
  });
});
