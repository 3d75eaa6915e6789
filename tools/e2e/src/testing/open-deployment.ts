import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { platform } from 'node:os';
import { A_PAGE } from '@twofold/testing/a-page';
import { mailsIn } from '@twofold/testing/mails-in';
import { deploy, type Deployment } from '../../../scripts/compose-e2e/deployment.ts';
import { findProgram } from '../../../scripts/compose-e2e/programs.ts';

/** Two containers for each service that can be scaled. */
const SCALE = { 'command-service': 2, 'query-service': 2, projector: 2 };

/** Why this machine cannot run docker-compose.yml without Docker; undefined if it can. */
export const reasonForNone = async (): Promise<string | undefined> => {
  if (platform() !== 'linux') return 'only Linux gives each container its own address';
  for (const name of ['nginx', 'openssl', 'wget']) {
    const program = await findProgram(name);
    if ('missing' in program) return program.missing;
  }
  return undefined;
};

/** `site` is a website that the deployment may analyze. */
export type Opened = { readonly deployment: Deployment; readonly site: string; readonly stop: () => Promise<void> };

/** The services of docker-compose.yml with the settings of a trial installation, on `EVENTSTORE_URL` if it is set. */
export const openDeployment = async (): Promise<Opened> => {
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(A_PAGE));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const variables = {
    ALLOW_IN_PRODUCTION: 'simulated-payments,site-reader-exceptions,no-rate-limits',
    EVENTSTORE_URL: process.env['EVENTSTORE_URL'] ?? '',
    LOG_LEVEL: 'warn',
    PAYMENTS_MODE: 'simulated',
    RATE_LIMITS: 'off',
    SECURITY_CONTACT: 'mailto:security@twofold.example',
    SITE_READER_ALLOW: host,
    WITNESS_EVERY_SECONDS: '1',
  };
  const deployment = await deploy({ variables, scale: SCALE }).catch((error: unknown) => {
    server.close();
    throw error;
  });
  const stop = async (): Promise<void> => {
    await deployment.stop();
    server.close();
  };
  return { deployment, site: `http://${host}/`, stop };
};

/** The token of an emailed reset link, from the volume that replaces a mail server. */
export const resetTokenFor = async (email: string, { volume }: Deployment): Promise<string> => {
  const mails = await mailsIn(volume('mail'));
  const mail = mails.find((each) => each.includes(email) && each.includes('/reset-password/'));
  const [, token] = /\/reset-password\/([\w-]+)/.exec(mail ?? '') ?? [];
  if (token === undefined) throw new Error(`No mail to ${email} has a reset link`);
  return token;
};

/** Restarts the containers of each service one at a time, so that one always answers. */
export const restart = async ({ containersOf }: Deployment, ...services: string[]): Promise<void> => {
  const one = async (service: string): Promise<void> => {
    for (const container of containersOf(service)) {
      await container.end('SIGTERM');
      await container.start();
    }
  };
  await Promise.all(services.map(one));
};
