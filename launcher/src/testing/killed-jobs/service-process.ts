import { analystFields } from '@twofold/command-service/analysis/analyst-environment';
import { chooseAnalyst } from '@twofold/command-service/analysis/choose-analyst';
import { createCommandService } from '@twofold/command-service/app';
import { simulatedPayments } from '@twofold/command-service/orders/simulated-payments';
import { NO_LIMITS } from '@twofold/command-service/testing/a-service';
import { keptMail } from '@twofold/command-service/testing/kept-mail';
import { someScreenshots } from '@twofold/command-service/testing/some-screenshots';
import { postgresEventStore } from '@twofold/event-store/adapters/postgres';
import { createLog } from '@twofold/http/log';
import { listen } from '@twofold/http/serve';
import { openKeyring } from '@twofold/keyring/open-keyring';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { createSiteReader } from '@twofold/site-reader/read-site';
import type { TakeScreenshots } from '@twofold/site-reader/screenshots';
import { z } from 'zod';
import { MASTER_KEYS, SESSION_SECRETS } from '../secrets.ts';
import { settingsOfJobs } from './settings.ts';
import { injectFault } from './inject-fault.ts';

/**
 * A command service with its reactors and jobs in a separate process that may be killed at any moment, composed as in
 * its `main.ts`. Prints its address in one line. Ends when its input ends.
 */
const { connectionString, allow, modelUrl, browser, faults } = settingsOfJobs.parse(JSON.parse(process.argv[2] ?? ''));
const log = createLog({ service: 'jobs', level: 'silent' });
const keyring = openKeyring({ connectionString, masterKeys: MASTER_KEYS, log });
const bare = await postgresEventStore({ connectionString, log, allowUnsafeDurability: true });
const siteReader = createSiteReader({ allow, rendering: {} });

/** Takes its screenshots immediately, and completes the rest when the test asks for it. */
const standInBrowser: TakeScreenshots = async (_, { signal, onScreenshots }) => {
  const taken = someScreenshots(`by ${process.pid}`);
  if (taken.ok) onScreenshots?.(taken.screenshots);
  await fetch(browser, { signal });
  return taken;
};

const service = createCommandService({
  store: injectFault(sealedEventStore(bare, keyring), faults),
  keyring,
  connectionString,
  log,
  readSite: siteReader.readSite,
  takeScreenshots: browser === 'real' ? siteReader.takeScreenshots : standInBrowser,
  createAnalyst: chooseAnalyst(
    z.object(analystFields).parse({
      ...(modelUrl !== undefined && { OPENAI_BASE_URL: modelUrl }),
      OPENAI_MODEL: 'gpt-large',
      OPENAI_SECONDS: '1',
      OPENAI_LATE_SECONDS: '600',
    }),
  ),
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

process.stdin.on('end', () => process.exit()).resume();
process.stdout.write(`${url}\n`);
