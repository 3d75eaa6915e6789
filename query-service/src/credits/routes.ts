import { listCreditsQuery, type CreditsView } from '@twofold/contracts/credits/api';
import { requireAccountId } from '@twofold/sessions/sessions';
import { Router } from 'express';
import type { RouteDeps } from '../route-deps.ts';
import { balanceOf, ledgerOf } from './queries.ts';

/** A person's own ledger: what they can spend, and every line of how it came about (D-05). */
export const creditRoutes = ({ database, sessions, seesOwnWrites }: RouteDeps): Router =>
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
