import { createCommandService } from '@twofold/command-service/app';
import { simulatedPayments } from '@twofold/command-service/orders/simulated-payments';
import { aReport } from '@twofold/command-service/testing/a-report';
import { NO_LIMITS } from '@twofold/command-service/testing/a-service';
import { keptMail } from '@twofold/command-service/testing/kept-mail';
import { postgresEventStore } from '@twofold/event-store/adapters/postgres';
import { createLog } from '@twofold/http/log';
import { listen } from '@twofold/http/serve';
import { openKeyring } from '@twofold/keyring/open-keyring';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { createProjector } from '@twofold/projector/app';
import { spoil, type Fault } from './faults.ts';
import { MASTER_KEYS, SESSION_SECRETS } from '../secrets.ts';

/**
 * A command service with its reactors, or a projector, in a separate process that may be killed at any moment. It is
 * composed as in its `main.ts`, except that the log may be without durability and the implementation deliberately
 * broken. Prints its address, or that it runs, in one line. Ends when its input ends.
 */
const [connectionString = '', role = 'commands', fault = 'none'] = process.argv.slice(2);
const log = createLog({ service: role, level: 'silent' });
const keyring = openKeyring({ connectionString, masterKeys: MASTER_KEYS, log });
const bare = await postgresEventStore({ connectionString, log, allowUnsafeDurability: true });
const store = sealedEventStore(spoil(bare, fault as Fault), keyring);

const serveCommands = async (): Promise<string> => {
  const service = createCommandService({
    store,
    keyring,
    connectionString,
    log,
    readSite: () => Promise.reject(new Error('Nothing is analyzed here')),
    createAnalyst: () => ({
      provenance: { provider: 'built-in', rubricVersion: '1' },
      analyze: () => Promise.resolve(aReport),
    }),
    createPayments: simulatedPayments,
    mail: keptMail().mail,
    origin: 'https://twofold.example',
    sessionSecrets: SESSION_SECRETS,
    publicOrigin: undefined,
    trustProxy: false,
    limits: NO_LIMITS,
  });
  const { url } = await listen(service.app, { host: '127.0.0.1', port: 0 });
  await service.start();
  return url;
};

const project = async (): Promise<string> => {
  createProjector({ store, connectionString, log }).start();
  return 'follows the log';
};

process.stdin.on('end', () => process.exit()).resume();
process.stdout.write(`${await (role === 'projector' ? project() : serveCommands())}\n`);
