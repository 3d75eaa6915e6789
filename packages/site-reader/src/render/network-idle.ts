import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/** No request for this long. */
const IDLE_MS = 500;
const POLL_MS = 50;

/** Requests that go on as long as the page does, or whose answer changes nothing. */
const ENDLESS = ['eventsource', 'websocket', 'media', 'ping', 'beacon'];
/** Resource types that change a page's look, not its text. */
const LOOK_ONLY = ['image', 'font'];

export interface NetworkIdle {
  /** Waits until the page has had no pending or new requests for a while; no longer than `deadline`. */
  wait(deadline: AbortSignal): Promise<void>;
}

/** Follows the requests of a page, from now on; those for images and fonts where its looks matter. */
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
        // Scripts that are at work answer later, and may ask for more.
        if (isIdle()) await Promise.race([page.evaluate(() => true).catch(() => {}), over]);
        if (isIdle() && before === last) return;
        await wait(POLL_MS);
      }
    },
  };
};
