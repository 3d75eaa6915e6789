import { existsSync } from 'node:fs';
import path from 'node:path';
import { unpackChromium } from './unpack-chromium.ts';

/** A browser executable, and its environment. */
export interface Chromium {
  readonly program: string;
  readonly environment: Readonly<Record<string, string>>;
}

const ON_WINDOWS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

const INSTALLED: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge-stable'].map(
    (name) => `/usr/bin/${name}`,
  ),
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: ['C:\\Program Files', 'C:\\Program Files (x86)'].flatMap((folder) =>
    ON_WINDOWS.map((program) => path.win32.join(folder, program)),
  ),
};

/**
 * Finds a Chromium: the configured one, else an installed Chrome, Chromium or Edge, else the one from npm, which is
 * unpacked once and needs no installation (Linux on x64). Undefined if there is none.
 */
export const findChromium = async (chromePath: string | undefined): Promise<Chromium | undefined> => {
  const candidates = chromePath ? [chromePath] : (INSTALLED[process.platform] ?? []);
  const program = candidates.find((candidate) => existsSync(candidate));
  if (program) return { program, environment: {} };
  return chromePath ? undefined : unpackChromium();
};
