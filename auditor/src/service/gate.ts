import type { EventStore } from '@twofold/event-store/port';
import { HttpError } from '@twofold/http/respond-to-errors';
import { accountIdOf } from '@twofold/sessions/sessions';
import type { Request, RequestHandler } from 'express';
import { z } from 'zod';

const roleChange = z.object({ role: z.string() });

/** Whether somebody is an auditor now: what the log says of their account, and not what a read model has seen of it. */
export const createIsAuditor =
  (stored: Pick<EventStore, 'readStream'>) =>
  async (accountId: number): Promise<boolean> => {
    let isAuditor = false;
    for await (const { type, data } of stored.readStream(`user-${accountId}`)) {
      if (type === 'UserErased') isAuditor = false;
      if (type !== 'RoleGranted' && type !== 'RoleRevoked') continue;
      // What does not say which role it speaks of gives none.
      if (roleChange.safeParse(data).data?.role === 'auditor') isAuditor = type === 'RoleGranted';
    }
    return isAuditor;
  };

export type IsAuditor = ReturnType<typeof createIsAuditor>;

/** For everybody else there is nothing here: the same answer as for a path that nobody knows. */
export const onlyAuditors =
  (isAuditor: IsAuditor): RequestHandler =>
  async (request, _response, next) => {
    const accountId = accountIdOf(request);
    if (accountId !== undefined && (await isAuditor(accountId))) {
      next();
      return;
    }
    // A session that is prolonged would tell by its cookie that there is something here.
    Reflect.deleteProperty(request, 'session');
    throw new HttpError(404, 'Not found');
  };

/** Who asks, behind `onlyAuditors`. */
export const auditorOf = (request: Request): number => {
  const accountId = accountIdOf(request);
  if (accountId === undefined) throw new Error('This route is not behind the gate');
  return accountId;
};
