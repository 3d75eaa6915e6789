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

/** What came of asking once: someone was told, heard nothing, or learned that no user is logged in there. */
type Heard = 'told' | 'nothing' | 'logged out';

/** What a client has of a call that it made. */
export type Made = { readonly call: Call; readonly isLoggedOut: boolean; readonly shown: Shown | undefined };

const proofIn = (action: Action): Proof | undefined => {
  if ('proof' in action) return action.proof;
  return action.kind === 'confirm-factor' ? { kind: 'totp', of: action.factorId, code: action.code } : undefined;
};

/** Sends the actions of clients to any live process, and keeps the answers. */
export const createSender = (deps: {
  readonly timeline: Timeline;
  readonly random: Random;
  readonly simulated: SimulatedProcesses;
  readonly hasKeys: boolean;
}) => {
  const { timeline, random, simulated, hasKeys } = deps;
  const calls: Call[] = [];
  const shownOnce = new Map<Call, Shown>();

  /** Once: to a process that may die over it. */
  const attempt = async (call: Call, action: Action, window: Window): Promise<Heard> => {
    const { process, service, nowMs } = simulated.one();
    const { sessionId } = window;
    const [begunAt, clockMs] = [timeline.nowMs(), nowMs()];
    const sent = { action, id: call.key, key: hasKeys ? call.key : undefined, window };
    const told = serve(sent, { service, nowMs }).then(
      (served) => ({ served }),
      (error: unknown) => ({ error }),
    );
    const heard = await Promise.race([told, process.died.then(() => ({ error: new Error('connection lost') }))]);
    const opened = 'served' in heard ? heard.served.sessionId : undefined;
    const end = 'served' in heard ? 'answered' : heard.error instanceof Refusal ? 'refused' : 'unknown';
    const clocksMs = [clockMs, nowMs()] as const;
    call.attempts?.push({ sessionId, opened, end, begunAt, endedAt: timeline.nowMs(), clocksMs });
    return 'served' in heard ? hear(call, window, heard.served) : hearNo(call, heard.error);
  };

  const hear = (call: Call, window: Window, { answer, sessionId, ticketId, shown }: Served): Heard => {
    const { body, position } = simulated.mutant.answer?.(answer) ?? answer;
    call.answers.push({ body, position });
    if (sessionId !== undefined) Object.assign(window, { sessionId, ticketId: undefined });
    if (ticketId !== undefined) window.ticketId = ticketId;
    if (shown) shownOnce.set(call, shown);
    return 'told';
  };

  const hearNo = (call: Call, error: unknown): Heard => {
    if (error instanceof LoggedOut || isSubjectErased(error)) return 'logged out';
    // A client that is asked to come back later learns nothing about its request.
    if (error instanceof HttpError && error.status === 429) return 'told';
    if (!(error instanceof Refusal)) return 'nothing';
    call.refusal = error.code;
    return 'told';
  };

  const send = async (action: Action, window: Window, maxTries: number): Promise<Made> => {
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
    let heard: Heard = 'nothing';
    for (let tries = 0; tries < maxTries; tries++) {
      heard = await attempt(call, action, window);
      if (heard === 'told') sent.endedAt ??= timeline.nowMs();
      if (heard === 'logged out') break;
      // Some ask once more although they were answered: a browser that is reloaded, a user who taps twice.
      const isDone = call.answers.length !== 1 || call.refusal !== undefined || !random.chance(0.1);
      if (heard === 'told' && isDone) break;
      await timeline.sleep(random.below(AGAIN_MS));
    }
    return { call, isLoggedOut: heard === 'logged out', shown: shownOnce.get(call) };
  };

  return { calls, send };
};
