import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/** The network is idle after this time without requests. */
const IDLE_MS = 500;
const POLL_MS = 50;

/** Requests that never end, or whose response changes nothing. */
const ENDLESS = ['eventsource', 'websocket', 'media', 'ping', 'beacon'];
/** Resource types that change only a page's look. */
const LOOK_ONLY = ['image', 'font'];

export interface NetworkIdle {
  /** Waits until the network is idle, or until `deadline`. */
  wait(deadline: AbortSignal): Promise<void>;
}

/** Watches the requests of a page; those for images and fonts only if `includesLook`. */
export const watchNetwork = (page: Page, includesLook: boolean): NetworkIdle => {
  const ignored = new Set(includesLook ? ENDLESS : [...ENDLESS, ...LOOK_ONLY]);
  const pending = new Set<Request>();
  let last = performance.now();
  page.on('request', (request) => {
    if (ignored.has(request.resourceType())) return;
    last = performance.now();
    pending.add(request);
  });
  const end = (request: Request): void => {
    if (pending.delete(request)) last = performance.now();
  };
  page.on('requestfinished', end).on('requestfailed', end);

  const isIdle = (): boolean => pending.size === 0 && performance.now() - last >= IDLE_MS;
  return {
    wait: async (deadline) => {
      const over = once(deadline, 'abort');
      while (!deadline.aborted) {
        const before = last;
        // Busy scripts answer later, and may make more requests.
        if (isIdle()) await Promise.race([page.evaluate(() => true).catch(() => {}), over]);
        if (isIdle() && before === last) return;
        await wait(POLL_MS);
      }
    },
  };
};
