import type { Browser, BrowserContext, CDPSession, Page, Request } from 'playwright-core';
import { watchNetwork, type NetworkIdle } from './network-idle.ts';
import type { Viewport } from './render-protocol.ts';

const DESKTOP: Viewport = { width: 1_280, height: 800, isPhone: false };

/** Chrome's user agent with the name of our reader. */
const userAgent = (version: string, { isPhone }: Viewport): string =>
  `Mozilla/5.0 (${isPhone ? 'Linux; Android 10; K' : 'X11; Linux x86_64'}) AppleWebKit/537.36 (KHTML, like Gecko) ` +
  `Chrome/${version.split('.')[0]}.0.0.0 ${isPhone ? 'Mobile ' : ''}Safari/537.36 Twofold/1.0 (+site analysis)`;

export interface Tab {
  readonly page: Page;
  readonly session: CDPSession;
  readonly networkIdle: NetworkIdle;
  /** Rejects when the page's process ends. */
  readonly crashed: Promise<never>;
}

/**
 * Opens the only tab: no other tab, download, dialog or service worker, and a limited number of requests. For a screenshot
 * of this viewport, it also waits for images and fonts.
 */
export const openTab = async (browser: Browser, maxRequests: number, viewport?: Viewport): Promise<Tab> => {
  const size = viewport ?? DESKTOP;
  const context = await browser.newContext({
    acceptDownloads: false,
    serviceWorkers: 'block',
    userAgent: userAgent(browser.version(), size),
    viewport: { width: size.width, height: size.height },
    deviceScaleFactor: 1,
    isMobile: size.isPhone,
    hasTouch: size.isPhone,
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  context.on('page', (other) => void other.close().catch(() => {}));
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
  limitRequests(context, page, maxRequests);
  const crashed = new Promise<never>((_, reject) => {
    page.once('crash', () => reject(new Error('the page has crashed')));
  });
  crashed.catch(() => {}); // It may reject while nothing awaits it.
  return {
    page,
    session: await context.newCDPSession(page),
    networkIdle: watchNetwork(page, viewport !== undefined),
    crashed,
  };
};

const limitRequests = (context: BrowserContext, page: Page, maxRequests: number): void => {
  let requests = 0;
  const count = (_request: Request): void => {
    requests++;
    if (requests !== maxRequests) return;
    page.off('request', count);
    void context.setOffline(true).catch(() => {});
  };
  page.on('request', count);
};
