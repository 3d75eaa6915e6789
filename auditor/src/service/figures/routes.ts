import type { ErasuresView } from '@twofold/contracts/audit/figures/api';
import { overviewQuery } from '@twofold/contracts/audit/overview-query';
import type { ChainReader } from '@twofold/event-store/chain';
import type { EventStore } from '@twofold/event-store/port';
import { parseInput } from '@twofold/http/parse-input';
import { Router } from 'express';
import type { Pool } from 'pg';
import type { AccessLog } from '../access-log.ts';
import { viewCheckpoints } from './checkpoints.ts';
import { viewErasures } from './erasures.ts';
import type { FollowedFigures } from './follow-figures.ts';
import { viewPaymentIssues } from './payment-issues.ts';
import { createProjectionsView } from './projections.ts';
import { createReactorsView } from './reactors.ts';

type Deps = {
  readonly pool: Pool;
  readonly stored: EventStore;
  readonly figures: FollowedFigures;
  readonly chain: ChainReader | undefined;
  readonly checkpointsFolder: string | undefined;
  readonly accessLog: AccessLog;
  readonly now: () => Date;
};

/** Figures of the whole log, and the state of its followers. */
export const figureRoutes = (deps: Deps): Router => {
  const { pool, figures, chain, checkpointsFolder, accessLog } = deps;
  const viewProjections = createProjectionsView(deps);
  const viewReactors = createReactorsView(deps);
  return Router()
    .get('/api/audit/overview', async (request, response) => {
      const { from, to } = parseInput(overviewQuery, request.query);
      const range = from === undefined || to === undefined ? undefined : { from, to };
      await accessLog.recordFigures(request, response, 'overview', range);
      response.json(figures.overview(range));
    })
    .get('/api/audit/types', async (request, response) => {
      await accessLog.recordFigures(request, response, 'types');
      response.json(figures.types());
    })
    .get('/api/audit/streams', async (request, response) => {
      await accessLog.recordFigures(request, response, 'streams');
      response.json(figures.streams());
    })
    .get('/api/audit/projections', async (request, response) => {
      await accessLog.recordFigures(request, response, 'projections');
      response.json(await viewProjections());
    })
    .get('/api/audit/reactors', async (request, response) => {
      await accessLog.recordFigures(request, response, 'reactors');
      response.json(await viewReactors());
    })
    .get('/api/audit/checkpoints', async (request, response) => {
      await accessLog.recordFigures(request, response, 'checkpoints');
      response.json(await viewCheckpoints(chain, checkpointsFolder));
    })
    .get('/api/audit/payments', async (request, response) => {
      await accessLog.recordFigures(request, response, 'payments');
      response.json(await viewPaymentIssues(pool));
    })
    .get('/api/audit/erasures', async (request, response) => {
      const { isCaughtUp, events } = figures.erasures();
      const erasures = await viewErasures(pool, events);
      await accessLog.record(request, response, { look: 'erasures' });
      const view: ErasuresView = { isCaughtUp, erasures: [...erasures] };
      response.json(view);
    });
};
