import { listCreditsQuery } from '@twofold/contracts/credits/api';
import { parseInput } from '@twofold/http/parse-input';
import { requireAccountId } from '@twofold/sessions/sessions';
import { Router } from 'express';
import type { RouteDeps } from '../route-deps.ts';
import { creditsText } from './queries.ts';

/** A user's own ledger: the available credits, and every line behind them (D-05). */
export const creditRoutes = ({ database, sessions, seesOwnWrites }: RouteDeps): Router =>
  Router().get(
    '/api/me/credits',
    sessions,
    seesOwnWrites('credit_accounts', 'credit_entries'),
    async (request, response) => {
      const userId = requireAccountId(request);
      const page = parseInput(listCreditsQuery, request.query);
      response.type('application/json').end(await creditsText(database, userId, page));
    },
  );
