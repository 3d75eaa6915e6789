import { setTimeout as wait } from 'node:timers/promises';
import { evaluateIsolated } from './read-document.ts';
import type { Tab } from './open-tab.ts';

/** From good to barely legible; the first one that is small enough is used. */
const QUALITIES = [80, 65, 50, 35, 20, 10];
const FONTS_MS = 2_000;

/** Waits for loading fonts, and moves animations to their end. */
const SETTLE = `(async () => {
  await Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, ${FONTS_MS}))]);
  for (const animation of document.getAnimations()) {
    try { animation.finish(); } catch { animation.cancel(); }
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
})()`;

/** The first screen of a page, as WebP straight from the browser. */
export const takeScreenshot = async (tab: Tab, maxBytes: number): Promise<string> => {
  await Promise.race([evaluateIsolated(tab, SETTLE), wait(2 * FONTS_MS)]);
  for (const quality of QUALITIES) {
    const { data } = await tab.session.send('Page.captureScreenshot', { format: 'webp', quality });
    if (Buffer.byteLength(data, 'base64') <= maxBytes) return data;
  }
  throw new Error(`no screenshot of at most ${maxBytes} bytes`);
};
