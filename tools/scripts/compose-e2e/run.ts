import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { platform } from 'node:os';
import { deploy, type Deployment } from './deployment.ts';
import { findProgram } from './programs.ts';

const PAGE = `<!doctype html><html lang="en"><title>Benchbook</title>
  <meta name="description" content="Repair tickets for small bike shops."><h1>Tickets for the bike bench.</h1>
  <p>Built for shops with two to six stands. Four big buttons, made for people who wear gloves all day.</p>
  <h2>Pricing</h2><p>$29 a month for one shop, up to six stands. Try it for 30 days. No card.</p>
  <h2>Questions</h2><p>Moving from paper or another system? Contact us and we help you to bring your tickets along.</p>`;

/** Twice what there may be many of. */
const SCALE = { 'command-service': 2, 'query-service': 2, projector: 2 };

export type Scene = {
  readonly deployment: Deployment;
  /** A site that may be analyzed. */
  readonly site: { readonly url: string; readonly title: string };
  readonly stop: () => Promise<void>;
};

/** Why the test cannot run on this machine; undefined where it can. */
export const reasonForNone = async (): Promise<string | undefined> => {
  if (platform() !== 'linux') return 'only Linux has an address of its own for each container without being asked';
  for (const name of ['nginx', 'openssl', 'wget']) {
    const program = await findProgram(name);
    if ('missing' in program) return program.missing;
  }
  return undefined;
};

/** The services of docker-compose.yml, as an operator sets them who tries things out. */
export const openScene = async (eventStoreUrl: string | undefined): Promise<Scene> => {
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(PAGE));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const variables = {
    ALLOW_IN_PRODUCTION: 'simulated-payments,site-reader-exceptions,no-rate-limits',
    LOG_LEVEL: 'warn',
    PAYMENTS_MODE: 'simulated',
    RATE_LIMITS: 'off',
    SECURITY_CONTACT: 'mailto:security@twofold.example',
    SITE_READER_ALLOW: host,
    WITNESS_EVERY_SECONDS: '1',
  };
  const deployment = await deploy({ variables, scale: SCALE, eventStoreUrl }).catch((error: unknown) => {
    server.close();
    throw error;
  });
  return {
    deployment,
    site: { url: `http://${host}/`, title: 'Benchbook' },
    stop: async () => {
      await deployment.stop();
      server.close();
    },
  };
};
