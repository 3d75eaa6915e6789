import type { Container } from '../../../scripts/compose-e2e/container.ts';
import type { Deployment } from '../../../scripts/compose-e2e/deployment.ts';

const hasRealLog = process.env['KURRENTDB_PROGRAM'] && !process.env['EVENTSTORE_URL'];

/** The servers, which have a single instance and keep their data. The stand-in for KurrentDB keeps nothing. */
export const SERVERS: readonly string[] = ['postgres', ...(hasRealLog ? ['eventstoredb'] : [])];
/** All other long-running services. */
const SERVICES = 'site-reader command-service query-service projector auditor witness pages web'.split(' ');

/** Stops every service, then the servers, and starts them all again. */
export const restartAll = async ({ containersOf }: Deployment): Promise<void> => {
  const each = (names: readonly string[], work: (container: Container) => Promise<void>) =>
    Promise.all(names.flatMap((name) => containersOf(name)).map(work));
  for (const names of [SERVICES, SERVERS]) await each(names, (container) => container.end('SIGTERM'));
  for (const names of [SERVERS, SERVICES]) await each(names, (container) => container.start());
};

/** Verifies the log with the auditor's command line. @throws Error with its output if it finds anything */
export const verifyLog = ({ containersOf }: Deployment): Promise<string> =>
  containersOf('auditor')[0].run(['verify'], ['node', 'launcher/dist/auditor/main.js']);
