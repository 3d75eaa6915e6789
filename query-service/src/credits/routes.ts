import { listCreditsQuery, type CreditsView } from '@twofold/contracts/credits/api';
import { requireAccountId } from '@twofold/sessions/sessions';
import { Router, type RequestHandler } from 'express';
import type { Pipelines } from '../pipelines.ts';
import type { ReadYourWrites } from '../read-your-writes.ts';
import { balanceOf, ledgerOf } from './queries.ts';

type CreditRoutesDeps = {
  readonly database: Pipelines;
  readonly sessions: RequestHandler;
  readonly seesOwnWrites: ReadYourWrites;
};

/** A person's own ledger: what they can spend, and every line of how it came about (D-05). */
export const creditRoutes = ({ database, sessions, seesOwnWrites }: CreditRoutesDeps): Router =>
  Router().get(
    '/api/me/credits',
    sessions,
    seesOwnWrites('credit_accounts', 'credit_entries'),
    async (request, response) => {
      const userId = requireAccountId(request);
      const page = listCreditsQuery.parse(request.query);
      const [balance, entries] = await Promise.all([balanceOf(database, userId), ledgerOf(database, userId, page)]);
      response.json({ balance, entries } satisfies CreditsView);
    },
  );
