import { findChromium } from '@twofold/site-reader/render/find-chromium';
import { chromium, type Browser } from 'playwright-core';

/** Never the flags that `@sparticuz/chromium` recommends: they switch off web security and crash on a second context. */
const SAFE_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** `debuggingPort` lets another tool, on this machine, drive the browser as well. */
type BrowserOptions = { readonly debuggingPort?: number };

/** Starts Chromium without a window: that of `CHROME_PATH`, else an installed one, else the one of npm. */
export const launchBrowser = async ({ debuggingPort }: BrowserOptions = {}): Promise<Browser> => {
  const found = await findChromium(process.env['CHROME_PATH']);
  if (!found) throw new Error('There is no Chromium for this machine: set CHROME_PATH to a Chromium or Chrome.');
  const args = [...SAFE_FLAGS, ...(debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`])];
  const env = Object.fromEntries(
    Object.entries({ ...process.env, ...found.environment }).map(([k, v]) => [k, v ?? '']),
  );
  return chromium.launch({ executablePath: found.program, args, env });
};
