import { launchBrowser } from '@twofold/testing/browser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, type TestContext } from 'vitest';
import { openPage, type OpenPage, type Viewport } from './open-page.ts';
import { createDataDir, startTwofold, type Twofold } from './twofold.ts';

/** The product that all tests of a file use, and their browser. */
export type SharedTwofold = {
  readonly url: string;
  readonly dataDir: string;
  /** A page in a separate browser profile, for one test. */
  readonly openPage: (context: TestContext, viewport?: Viewport) => Promise<OpenPage>;
  /** Stops the product and starts it again with the same data and port. */
  readonly restart: () => Promise<void>;
};

/**
 * Starts a browser and the product before the first test of a file, and stops both after the last. Call it once, at the
 * top of the file; its result is ready when the tests run.
 */
export const shareTwofold = (environment: Record<string, string> = {}): SharedTwofold => {
  let browser: Browser;
  let twofold: Twofold;
  let data: Awaited<ReturnType<typeof createDataDir>>;

  beforeAll(async () => {
    data = await createDataDir();
    [browser, twofold] = await Promise.all([launchBrowser(), startTwofold(data.dataDir, environment)]);
  });
  afterAll(async () => {
    await browser.close();
    await twofold.end('SIGTERM');
    await data.remove();
  });

  return {
    get url() {
      return twofold.url;
    },
    get dataDir() {
      return data.dataDir;
    },
    openPage: (context, viewport) => openPage(browser, context, viewport),
    restart: async () => {
      const { port } = new URL(twofold.url);
      await twofold.end('SIGTERM');
      twofold = await startTwofold(data.dataDir, { ...environment, PORT: port });
    },
  };
};
