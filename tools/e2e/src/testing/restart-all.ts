import type { Container } from '../../../scripts/compose-e2e/container.ts';
import type { Deployment } from '../../../scripts/compose-e2e/deployment.ts';

const hasRealLog = process.env['KURRENTDB_PROGRAM'] && !process.env['EVENTSTORE_URL'];

/** The servers that are there once, and keep what they hold; the stand-in for KurrentDB keeps nothing. */
export const SERVERS: readonly string[] = ['postgres', ...(hasRealLog ? ['eventstoredb'] : [])];
/** Everything else that goes on running. */
const SERVICES = 'site-reader command-service query-service projector auditor witness pages web'.split(' ');

/** Stops every service, then the servers, and starts them all again. */
export const restartAll = async ({ containersOf }: Deployment): Promise<void> => {
  const each = (names: readonly string[], work: (container: Container) => Promise<void>) =>
    Promise.all(names.flatMap((name) => containersOf(name)).map(work));
  for (const names of [SERVICES, SERVERS]) await each(names, (container) => container.end('SIGTERM'));
  for (const names of [SERVERS, SERVICES]) await each(names, (container) => container.start());
};

/** What the auditor's command line says of the log. @throws Error with its words when it finds something */
export const verifyLog = ({ containersOf }: Deployment): Promise<string> =>
  containersOf('auditor')[0].run(['verify'], ['node', 'launcher/dist/auditor/main.js']);
