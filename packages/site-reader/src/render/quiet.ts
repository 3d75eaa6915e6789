import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/** No request for this long. */
const QUIET_MS = 500;
const POLL_MS = 50;

/** Requests that go on as long as the page does, or that change nothing of what it says. */
const ENDLESS = new Set(['eventsource', 'websocket', 'media', 'ping', 'beacon']);

export interface Quiet {
  /** Waits until the page has no request under way, and has begun none for a while; no longer than `deadline`. */
  wait(deadline: AbortSignal): Promise<void>;
}

/** Follows the requests of a page, from now on. */
export const quiet = (page: Page): Quiet => {
  const underWay = new Set<Request>();
  let last = performance.now();
  page.on('request', (request) => {
    last = performance.now();
    if (!ENDLESS.has(request.resourceType())) underWay.add(request);
  });
  const end = (request: Request): void => {
    if (underWay.delete(request)) last = performance.now();
  };
  page.on('requestfinished', end).on('requestfailed', end);

  const isQuiet = (): boolean => underWay.size === 0 && performance.now() - last >= QUIET_MS;
  return {
    wait: async (deadline) => {
      const over = once(deadline, 'abort');
      while (!deadline.aborted) {
        const before = last;
        // Scripts that are at work answer later, and may ask for more.
        if (isQuiet()) await Promise.race([page.evaluate(() => true).catch(() => {}), over]);
        if (isQuiet() && before === last) return;
        await wait(POLL_MS);
      }
    },
  };
};
