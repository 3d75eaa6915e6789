import { launchBrowser } from '@twofold/testing/browser';
import type { Browser, BrowserContext } from 'playwright-core';
import { createDataDir, startTwofold } from '../testing/twofold.ts';
import { startSamplePages } from './sample-pages.ts';
import type { Stage } from './open-scene.ts';
import { createWorld, type Name, type World } from './world.ts';

/** The built product, filled with the world, and a browser. */
export const startStage = async (
  environment: Readonly<Record<string, string>> = {},
): Promise<Stage & { readonly close: () => Promise<void> }> => {
  const [{ dataDir, remove }, sites] = await Promise.all([createDataDir(), startSamplePages()]);
  const [browser, twofold] = await Promise.all([
    launchBrowser(),
    startTwofold(dataDir, { RATE_LIMITS: 'off', SITE_READER_ALLOW: sites.pair, ...environment }),
  ]);
  const close = async () => {
    await browser.close();
    await twofold.end('SIGTERM');
    sites.close();
    await remove();
  };
  try {
    const world = await createWorld(twofold.url, sites);
    return { origin: twofold.url, world, profileOf: profilesIn(browser, world), close };
  } catch (error) {
    await close();
    throw error;
  }
};

const profilesIn = (browser: Browser, { people }: World): Stage['profileOf'] => {
  const profiles = new Map<Name | undefined, Promise<BrowserContext>>();
  const create = async (name: Name | undefined): Promise<BrowserContext> => {
    const profile = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC' });
    await profile.addInitScript("localStorage.setItem('headline-variant', 'control')");
    if (name) await profile.addCookies(people[name].cookies());
    return profile;
  };
  return (name) => {
    const profile = profiles.get(name) ?? create(name);
    profiles.set(name, profile);
    return profile;
  };
};
