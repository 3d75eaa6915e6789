import type { CommandContext } from '@twofold/command-service/command-handler';
import type { Answer } from '@twofold/command-service/requests/request-log';
import type { CommandProcess } from './command-process.ts';
import type { Window, Action } from './action.ts';
import type { KeptSession } from './memory-sessions.ts';

/** A request on its way. `key` is its `Idempotency-Key`, if it has one; `id` is the call's, which the oracle knows it by. */
export type Sent = {
  readonly action: Action;
  readonly id: string;
  readonly key: string | undefined;
  readonly window: Window;
  /** The session as it was when the request came, where someone must be logged in. */
  readonly session?: KeptSession | undefined;
};

/** What comes back: an answer, perhaps the cookie of a session or of a login that goes on, and what is shown once. */
export type Served = {
  readonly answer: Answer;
  readonly sessionId?: string;
  readonly ticketId?: string;
  readonly shown?: Shown;
};

/** The recovery codes of a set that was just made. */
export type Shown = { readonly setId: string; readonly recoveryCodes: readonly string[] };

/** What a process serves requests with. */
export type Serving = {
  readonly service: CommandProcess;
  readonly nowMs: () => number;
};

/** No user is logged in there, any more or at all: that says nothing about what was asked before. */
export class LoggedOut extends Error {
  readonly code = 'logged-out';
}

export const contextOf = ({ id: correlationId }: Sent, id: string, actor: string): CommandContext => ({
  id,
  correlationId,
  causationId: id,
  actor,
});

export const answer = (body: unknown, position: Answer['position']): Answer => ({
  status: 200,
  body: JSON.stringify(body),
  position,
});
