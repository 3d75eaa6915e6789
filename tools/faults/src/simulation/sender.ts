import { Refusal } from '@twofold/command-service/decider';
import { HttpError } from '@twofold/http/respond-to-errors';
import { isSubjectErased } from '@twofold/keyring/errors';
import type { Call } from '../oracle/observed.ts';
import type { SimulatedProcesses } from './simulated-processes.ts';
import type { Random } from './random.ts';
import { serve } from './requests.ts';
import { LoggedOut, type Served, type Shown } from './serving.ts';
import type { Timeline } from './timeline.ts';
import type { Window, Action, Proof } from './action.ts';

const AGAIN_MS = 3_000;

/** What a client learned from one attempt: a definite answer or refusal, nothing, or that no user is logged in there. */
type Learned = 'definite' | 'unknown' | 'logged out';

/** The result of a call, after all its attempts. */
export type CallOutcome = { readonly call: Call; readonly isLoggedOut: boolean; readonly shown: Shown | undefined };

const proofIn = (action: Action): Proof | undefined => {
  if ('proof' in action) return action.proof;
  return action.kind === 'confirm-factor' ? { kind: 'totp', of: action.factorId, code: action.code } : undefined;
};

/** Sends the actions of clients to any live process, and records the answers. */
export const createSender = (deps: {
  readonly timeline: Timeline;
  readonly random: Random;
  readonly simulated: SimulatedProcesses;
  readonly hasKeys: boolean;
}) => {
  const { timeline, random, simulated, hasKeys } = deps;
  const calls: Call[] = [];
  const shownOnce = new Map<Call, Shown>();

  /** Sends a call once, to a process that may die meanwhile. */
  const attempt = async (call: Call, action: Action, window: Window): Promise<Learned> => {
    const { process, service, nowMs } = simulated.one();
    const { sessionId } = window;
    const [begunAt, clockMs] = [timeline.nowMs(), nowMs()];
    const sent = { action, id: call.key, key: hasKeys ? call.key : undefined, window };
    const answered = serve(sent, { service, nowMs }).then(
      (served) => ({ served }),
      (error: unknown) => ({ error }),
    );
    const learned = await Promise.race([answered, process.died.then(() => ({ error: new Error('connection lost') }))]);
    const opened = 'served' in learned ? learned.served.sessionId : undefined;
    const end = 'served' in learned ? 'answered' : learned.error instanceof Refusal ? 'refused' : 'unknown';
    const clocksMs = [clockMs, nowMs()] as const;
    call.attempts?.push({ sessionId, opened, end, begunAt, endedAt: timeline.nowMs(), clocksMs });
    return 'served' in learned ? takeAnswer(call, window, learned.served) : takeError(call, learned.error);
  };

  const takeAnswer = (call: Call, window: Window, { answer, sessionId, ticketId, shown }: Served): Learned => {
    const { body, position } = simulated.mutant.answer?.(answer) ?? answer;
    call.answers.push({ body, position });
    if (sessionId !== undefined) Object.assign(window, { sessionId, ticketId: undefined });
    if (ticketId !== undefined) window.ticketId = ticketId;
    if (shown) shownOnce.set(call, shown);
    return 'definite';
  };

  const takeError = (call: Call, error: unknown): Learned => {
    if (error instanceof LoggedOut || isSubjectErased(error)) return 'logged out';
    // A client that is asked to come back later learns nothing about its request.
    if (error instanceof HttpError && error.status === 429) return 'definite';
    if (!(error instanceof Refusal)) return 'unknown';
    call.refusal = error.code;
    return 'definite';
  };

  const send = async (action: Action, window: Window, maxTries: number): Promise<CallOutcome> => {
    const sent = {
      password: 'password' in action ? action.password : undefined,
      address: window.address,
      proof: proofIn(action),
      begunAt: timeline.nowMs(),
      endedAt: undefined as number | undefined,
    };
    const { kind, userId = 0 } = action;
    const call: Call = { key: random.uuid(), kind, userId, sent, attempts: [], answers: [], refusal: undefined };
    calls.push(call);
    let learned: Learned = 'unknown';
    for (let tries = 0; tries < maxTries; tries++) {
      learned = await attempt(call, action, window);
      if (learned === 'definite') sent.endedAt ??= timeline.nowMs();
      if (learned === 'logged out') break;
      // Some clients repeat a request that was answered: a reload in the browser, or a double tap.
      const isDone = call.answers.length !== 1 || call.refusal !== undefined || !random.chance(0.1);
      if (learned === 'definite' && isDone) break;
      await timeline.sleep(random.below(AGAIN_MS));
    }
    return { call, isLoggedOut: learned === 'logged out', shown: shownOnce.get(call) };
  };

  return { calls, send };
};
