import type { RequestListener } from 'node:http';
import type { WebConfig } from '@twofold/contracts/config';
import type { Logger } from '@twofold/http/log';
import { notFound, respondToErrors } from '@twofold/http/respond-to-errors';
import { healthRoutes, type HealthChecks } from '@twofold/http/health';
import { createServiceApp } from '@twofold/http/service-app';
import { createPages, type PagesOptions } from './pages.ts';
import { routeTo } from './route.ts';
import { SECURITY_PATH, securityText, type SecurityContacts } from './security-text.ts';
import type { StaticFiles } from './static-files.ts';
import { withClicksTraced } from './trace-clicks.ts';

type FrontDeps = {
  readonly commandService: RequestListener;
  readonly queryService: RequestListener;
  readonly auditService: RequestListener;
  readonly webFiles: StaticFiles;
  readonly areClicksTraced?: boolean;
  readonly webConfig: WebConfig;
  readonly securityContacts: SecurityContacts;
  readonly now: () => Date;
  readonly describeReport: PagesOptions['describeReport'];
  readonly renderScreen?: PagesOptions['renderScreen'];
  readonly publicData?: PagesOptions['publicData'];
  readonly checks: HealthChecks;
  readonly log: Logger;
  readonly trustProxy: number | string | false;
  /** The public address of the product. */
  readonly origin: string;
  readonly isHttps: boolean;
};

/** Everything under one origin (D-97): the services, the web app, its configuration, and health for operators. */
export const createFront = (deps: FrontDeps): RequestListener => {
  const { commandService, queryService, auditService, webFiles, webConfig, checks, log, trustProxy, isHttps } = deps;
  const own = createServiceApp({ log, trustProxy, isHttps });
  own.use(healthRoutes(checks));
  own.get('/config.json', (_request, response) => {
    response.locals.isUnlogged = true;
    response.json(webConfig);
  });
  own.get(SECURITY_PATH, (_request, response, next) => {
    const text = securityText(deps.securityContacts, deps.origin, deps.now());
    if (text === undefined) return next();
    return response.type('text/plain').set('Cache-Control', 'public, max-age=3600').send(text);
  });
  own.use(notFound, respondToErrors({ log }));

  const targets = {
    'command-service': commandService,
    'query-service': queryService,
    'audit-service': auditService,
    own,
    pages: createPages(deps.areClicksTraced === true ? withClicksTraced(webFiles) : webFiles, deps),
  };
  return (request, response) => targets[routeTo(request)](request, response);
};
