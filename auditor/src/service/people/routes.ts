import { HttpError } from '@twofold/http/respond-to-errors';
import { Router } from 'express';
import type { AccessLog } from '../access-log.ts';
import { viewPerson, type PersonReader } from './view-person.ts';

/** One person: account, apps, orders, reviews, credits, sessions and erasure. */
export const personRoutes = ({ accessLog, ...reader }: PersonReader & { readonly accessLog: AccessLog }): Router =>
  Router().get('/api/audit/people/:id', async (request, response) => {
    const { id } = request.params;
    const person = /^[1-9]\d{0,14}$/.test(id) ? await viewPerson(reader, Number(id)) : undefined;
    await accessLog.record(request, response, { look: 'person', ...(person && { of: `user-${person.userId}` }) });
    if (person === undefined) throw new HttpError(404, 'Person not found');
    response.json(person);
  });
