import type { EventStore } from '@twofold/event-store/port';
import type { LogPosition } from '@twofold/http/log-position';
import { problemTypeFor } from '@twofold/http/problem-body';
import { tokenOf } from '@twofold/sessions/access-tokens/accept-tokens';
import type { NoteWrite } from '@twofold/sessions/access-tokens/last-write';
import type { Request, Response } from 'express';
import type { Answer } from './request-log.ts';

/** Sends the answer of a write, with the position that later reads must wait for. */
export type SendAnswer = (request: Request, response: Response, answer: Answer) => Promise<void>;

/**
 * Sends an answer as recorded, so that a repeat gets the same bytes. For a token the position is stored before the answer
 * is sent, so that the client reads its own write. A repeat stores it again, in case the first run died in between.
 */
export const createSendAnswer =
  (deps: {
    readonly store: Pick<EventStore, 'storeId'>;
    readonly logPosition: LogPosition;
    readonly noteWrite: NoteWrite;
  }): SendAnswer =>
  async (request, response, { status, body, position }) => {
    if (position !== undefined) {
      const written = { storeId: await deps.store.storeId(), position };
      const token = tokenOf(request)?.found;
      if (token) await deps.noteWrite(token.id, written);
      deps.logPosition.write(request, response, written);
    }
    if (status === 503) response.setHeader('Retry-After', '2');
    const type = status < 400 ? 'application/json' : problemTypeFor(request.get('accept'));
    response.status(status).type(type).send(body);
  };
