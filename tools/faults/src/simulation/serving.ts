import type { CommandContext } from '@twofold/command-service/command-handler';
import type { Answer } from '@twofold/command-service/requests/request-log';
import type { CommandProcess } from './command-process.ts';
import type { Window, Action } from './action.ts';
import type { KeptSession } from './memory-sessions.ts';

/** A request. `key` is its `Idempotency-Key`, if it has one. `id` identifies the call for the oracle. */
export type Sent = {
  readonly action: Action;
  readonly id: string;
  readonly key: string | undefined;
  readonly window: Window;
  /** The session as it was when the request came, where someone must be logged in. */
  readonly session?: KeptSession | undefined;
};

/** The answer, perhaps with the cookie of a session or of a login that needs a second factor, and with what is shown once. */
export type Served = {
  readonly answer: Answer;
  readonly sessionId?: string;
  readonly ticketId?: string;
  readonly shown?: Shown;
};

/** The recovery codes of a new set. */
export type Shown = { readonly setId: string; readonly recoveryCodes: readonly string[] };

/** What is needed to serve a request in a process. */
export type Serving = {
  readonly service: CommandProcess;
  readonly nowMs: () => number;
};

/** No user is logged in, or no longer. This does not say whether an earlier attempt succeeded. */
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
