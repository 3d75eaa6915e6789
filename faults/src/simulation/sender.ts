import { Refusal } from '@twofold/command-service/decider';
import type { Call } from '../oracle/observed.ts';
import type { Machinery } from './machinery.ts';
import type { Random } from './random.ts';
import { aCall, serve, type Wish } from './requests.ts';
import type { Timeline } from './timeline.ts';

const AGAIN_MS = 3_000;

/** Sends what clients wish to whichever process there is, and keeps what they were told. */
export const createSender = (deps: {
  readonly timeline: Timeline;
  readonly random: Random;
  readonly machinery: Machinery;
  readonly hasKeys: boolean;
}) => {
  const { timeline, random, machinery, hasKeys } = deps;
  const calls: Call[] = [];

  /** Once: to a process that may die over it. */
  const attempt = async (call: Call, wish: Wish): Promise<'told' | 'unknown'> => {
    const { process, service, next, nowMs } = machinery.one();
    const sent = { wish, key: call.key, hasKey: hasKeys };
    const told = serve(service, sent, next, nowMs).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    );
    const heard = await Promise.race([told, process.died.then(() => ({ error: new Error('connection lost') }))]);
    if ('answer' in heard) {
      const { body, position } = machinery.twin.answer?.(heard.answer) ?? heard.answer;
      call.answers.push({ body, position });
      return 'told';
    }
    if (!(heard.error instanceof Refusal)) return 'unknown';
    call.refusal = heard.error.code;
    return 'told';
  };

  const send = async (wish: Wish, maxTries: number): Promise<Call> => {
    const call = aCall(wish, random.uuid());
    calls.push(call);
    for (let tries = 0; tries < maxTries; tries++) {
      const heard = await attempt(call, wish);
      // Some ask once more although they were answered: a browser that is reloaded, a user who taps twice.
      if (heard === 'told' && (call.refusal !== undefined || call.answers.length > 1 || !random.chance(0.1))) break;
      await timeline.sleep(random.below(AGAIN_MS));
    }
    return call;
  };

  return { calls, send };
};
