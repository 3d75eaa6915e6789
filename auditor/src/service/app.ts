import { randomUUID } from 'node:crypto';
import type { ChainReader } from '@twofold/event-store/chain';
import type { EventFinder } from '@twofold/event-store/event-finder';
import { headOf } from '@twofold/event-store/followers/progress';
import type { EventStore } from '@twofold/event-store/port';
import type { Logger } from '@twofold/http/log';
import { notFound, respondToErrors } from '@twofold/http/respond-to-errors';
import { healthRoutes } from '@twofold/http/health';
import { createServiceApp, type ServiceAppOptions } from '@twofold/http/service-app';
import type { Keyring } from '@twofold/keyring/keyring';
import { isUnavailable } from '@twofold/postgres/errors';
import { createSessions } from '@twofold/sessions/sessions';
import type { Express } from 'express';
import type { Client, Pool } from 'pg';
import type { Signer } from '../chain/signature.ts';
import { accessOnly } from './access-only.ts';
import { exportRoutes } from './exports/routes.ts';
import { followFigures } from './figures/follow-figures.ts';
import { figureRoutes } from './figures/routes.ts';
import { createGate } from './gate.ts';
import { createListeners } from './live/listeners.ts';
import { logRoutes } from './log/routes.ts';
import { createAccessLog } from './access-log.ts';
import { createOpen } from '../opening.ts';
import { personRoutes } from './people/routes.ts';
import { streamRoutes } from './streams/routes.ts';
import { tailRoutes } from './tail/routes.ts';
import { traceRoutes } from './traces/routes.ts';
import { verificationRoutes } from './verifications/routes.ts';
import { createVerifications } from './verifications/verifications.ts';

/** The log and the database as an auditor sees them: read-only (D-106), except that accesses are appended to the log. */
export type AuditSources = {
  /** The log as stored, with sealed personal fields; closed by its owner. */
  readonly events: EventStore;
  readonly keyring: Pick<Keyring, 'sealing'>;
  /** Absent for a log that keeps no chain. */
  readonly chain: ChainReader | undefined;
  /** Absent for a log that cannot find events by their ids. */
  readonly finder: EventFinder | undefined;
  readonly pool: Pool;
  /** A separate connection, not connected yet: a verification runs longer than a pool allows. */
  readonly connect: () => Client;
};

export type AuditServiceDeps = AuditSources & {
  readonly log: Logger;
  readonly sessionSecrets: readonly string[];
  readonly trustProxy: number | string | false;
  readonly isHttps: boolean;
  /** Whether the role works only with a second factor (D-132); absent: it works without. */
  readonly staffNeedSecondFactor?: boolean;
  readonly onAnswered?: ServiceAppOptions['onAnswered'];
  /** Signs the manifests of exports that auditors download. */
  readonly signer?: Signer | undefined;
  /** Where an operator keeps signed checkpoints. */
  readonly checkpointsFolder?: string | undefined;
  readonly now?: () => Date;
  readonly newId?: () => string;
  /** How many bytes may wait for one listener, and how often its permission is checked. */
  readonly listening?: { readonly maxWaiting?: number; readonly checkEveryMs?: number };
};

export type AuditService = {
  readonly app: Express;
  /** Starts following the log for figures; by default with the first request for them. */
  readonly start: () => void;
  /** Disconnects all listeners, so that a server can close. */
  readonly drain: () => void;
  /** Stops what is running. Then the owners can close what they passed in. */
  readonly stop: () => Promise<void>;
};

/** Builds the service behind the audit console. The same for its own process, the launcher and the tests. */
export const createAuditService = (deps: AuditServiceDeps): AuditService => {
  const { events, keyring, pool, chain, finder, connect, log, now = () => new Date(), newId = randomUUID } = deps;
  const stored = accessOnly(events);
  const open = createOpen(keyring);
  const { staffNeedSecondFactor = false } = deps;
  const { isAuditor, onlyAuditors, demandProof } = createGate({ stored, staffNeedSecondFactor, now });
  const accessLog = createAccessLog({ stored, log, now, newId });
  const listeners = createListeners({ isAuditor, ...deps.listening });
  const figures = followFigures({ stored, log });
  const sources = { log: stored, open, sealing: keyring.sealing, chain, connect, now };
  const verifications = createVerifications({ ...sources, followed: figures.verdicts, logger: log, accessLog, newId });

  const app = createServiceApp(deps);
  const sessions = createSessions({ database: pool, secrets: deps.sessionSecrets, isHttps: deps.isHttps, now });
  const parts = { stored, open, finder, accessLog };
  app.use(healthRoutes({ database: () => pool.query('select 1'), log: () => headOf(stored) }));
  app.use('/api/audit', sessions, onlyAuditors, (_request, _response, next) => {
    figures.start();
    next();
  });
  app.use(
    logRoutes(parts),
    streamRoutes(parts),
    traceRoutes(parts),
    personRoutes({ ...parts, pool, now }),
    figureRoutes({ ...parts, pool, figures, chain, checkpointsFolder: deps.checkpointsFolder, now }),
    verificationRoutes({ verifications, accessLog, listeners }),
    exportRoutes({ chain, signer: deps.signer, accessLog, demandProof, now }),
    tailRoutes({ ...parts, listeners, log }),
  );
  app.use(notFound, respondToErrors({ log, refusals: REFUSALS, isUnavailable }));

  return {
    app,
    start: figures.start,
    drain: listeners.endAll,
    stop: async () => {
      listeners.endAll();
      await verifications.stop();
      await figures.stop();
    },
  };
};

const REFUSALS = { 'wrong-usage': { status: 400, error: 'This is neither a revision nor a time' } };
