import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import type { Container } from './container.ts';
import type { Deployment } from './deployment.ts';
import { register } from './flow.ts';
import type { Load } from './load.ts';

/** Writes that must be acknowledged while one of them is gone, and after it is back. */
const WRITES = 8;
const STANDBY_WITHIN_MS = 5_000;

/** One that was killed, and what was measured. */
export type Killed = { readonly service: string; readonly downMs: number };

/**
 * Kills one process of each service, one after the other, under load, and starts it again as Docker would.
 * @throws Error when the others do not go on
 */
export const killEach = async (deployment: Deployment, load: Load): Promise<Killed[]> => {
  const killed: Killed[] = [];
  const measure = async (service: string, work: () => Promise<void>): Promise<void> => {
    const since = performance.now();
    await work();
    killed.push({ service, downMs: Math.round(performance.now() - since) });
  };
  for (const service of ['command-service', 'query-service', 'site-reader', 'pages', 'auditor']) {
    const [one] = deployment.containersOf(service);
    if (!one) continue;
    await measure(service, async () => {
      await one.kill();
      await load.goOn(WRITES);
    });
    await one.start();
  }
  const following = await leaderOf(deployment.containersOf('projector'));
  await measure('projector', async () => {
    await following.kill();
    await expectStandby(deployment.origin);
  });
  await following.start();
  // There is one of each of these: who asks meanwhile is not answered, and asks again.
  const [web] = deployment.containersOf('web');
  await measure('web', async () => {
    await web?.kill();
    await web?.start();
    await load.goOn(WRITES);
  });
  for (const [service, { crash }] of deployment.databases) {
    if (!crash) continue;
    await measure(service, async () => {
      await crash();
      await load.goOn(WRITES);
    });
  }
  return killed;
};

/** The projector that writes; the others stand by. */
const leaderOf = async (projectors: readonly Container[]): Promise<Container> => {
  for (const projector of projectors) {
    const health = await fetch(`http://${projector.address}:3004/health`);
    if (((await health.json()) as { isLeading: boolean }).isLeading) return projector;
  }
  throw new Error('No projector leads');
};

/** Somebody who registers now sees themselves once another projector writes. */
const expectStandby = async (origin: string): Promise<void> => {
  const since = performance.now();
  const { browser } = await register(origin);
  for (;;) {
    const { status, headers } = await browser.call('GET', '/api/me');
    assert.notEqual(status, 401, 'somebody who had registered was told that they are not logged in');
    if (status === 200 && headers.get('x-read-model') === null) return;
    if (performance.now() - since > STANDBY_WITHIN_MS)
      throw new Error('The standby projector does not work within 5 s');
    await delay(20);
  }
};
