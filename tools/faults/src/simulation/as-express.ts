import type { Request, Response } from 'express';
import type { Sent } from './serving.ts';

/** A request and a response of Express with what the code of second factors and of staff reads: session and request id. */
export const asExpress = ({
  id,
  window,
  session,
}: Sent): { readonly request: Request; readonly response: Response } => {
  const data = session && { passport: { user: session.userId }, secondFactorAt: session.secondFactorAt };
  const request = { sessionID: window.sessionId, session: data, get: () => undefined };
  const response = { locals: { requestId: id } };
  return { request: request as unknown as Request, response: response as unknown as Response };
};
