import { expectNothingLost, startLoad } from './compose-e2e/load.ts';
import { walk } from './compose-e2e/flow.ts';
import { killEach } from './compose-e2e/kills.ts';
import { openScene, reasonForNone } from './compose-e2e/run.ts';

/**
 * `npm run compose-e2e`: starts the services of docker-compose.yml without Docker, runs one flow through all of
 * them, and kills one process of each under load. On `EVENTSTORE_URL`, where one is set.
 */
const main = async (): Promise<void> => {
  const reason = await reasonForNone();
  if (reason !== undefined) return console.log(`skipped: ${reason}`);
  const since = performance.now();
  const say = (line: string): void => console.log(`${((performance.now() - since) / 1_000).toFixed(1)} s  ${line}`);
  const { deployment, site, stop } = await openScene(process.env['EVENTSTORE_URL'] || undefined);
  try {
    say(`every service is healthy, and nginx answers at ${deployment.origin}`);
    for (const [service, why] of deployment.unproven) say(`unproven: ${service} (${why})`);
    await walk(deployment.origin, site);
    say('registered, analyzed, read at once, reviewed, completed and bought');
    const load = await startLoad(deployment.origin, 4);
    for (const { service, downMs } of await killEach(deployment, load))
      say(`killed ${service}: the others went on, or it was back, within ${downMs} ms`);
    const histories = await load.stop();
    await expectNothingLost(histories);
    say(`nothing lost of ${load.acknowledged()} writes that were acknowledged`);
  } finally {
    await stop();
  }
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
main().catch((error: unknown) => {
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  process.exit(1);
});
