import type { EventStore } from '@twofold/event-store/port';
import type { LogPosition } from '@twofold/http/log-position';
import { problemTypeFor } from '@twofold/http/problem-body';
import type { Request, Response } from 'express';
import type { Answer } from './request-log.ts';

/** Sends the answer of a write, with the position its reader must wait for. */
export type SendAnswer = (request: Request, response: Response, answer: Answer) => Promise<void>;

/** An answer goes out as it was recorded, so that a repeat gets the same bytes. */
export const createSendAnswer =
  (deps: { readonly store: EventStore; readonly logPosition: LogPosition }): SendAnswer =>
  async (request, response, { status, body, position }) => {
    if (position !== undefined) {
      deps.logPosition.write(request, response, { storeId: await deps.store.storeId(), position });
    }
    if (status === 503) response.setHeader('Retry-After', '2');
    const type = status < 400 ? 'application/json' : problemTypeFor(request.get('accept'));
    response.status(status).type(type).send(body);
  };
