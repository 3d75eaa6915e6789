import { pathToFileURL } from 'node:url';
import type { Logger } from '@twofold/http/log';
import { exists } from './exists.ts';

/** The data of a screen, by the addresses of its requests. */
export type Answers = Readonly<Record<string, unknown>>;

/** A screen as HTML, and the styles that it needs. */
export type RenderedScreen = { readonly markup: string; readonly styles: string };

/** Renders the screen of an address from public data; undefined if that fails. */
export type RenderScreen = (address: string, answers: Answers) => Promise<RenderedScreen | undefined>;

/**
 * Rendering blocks a process that also answers other requests, so it takes at most this share of the time: beyond that,
 * pages are served as they were built.
 */
const SHARE = 1 / 3;

/** Renders one screen at a time, then pauses for twice as long as it took; undefined in the meantime. */
export const renderWithinShare = (
  render: RenderScreen,
  nowMs: () => number = () => performance.now(),
): RenderScreen => {
  let restsUntil = 0;
  return async (address, answers) => {
    const begunAt = nowMs();
    if (begunAt < restsUntil) return undefined;
    restsUntil = Number.POSITIVE_INFINITY;
    try {
      return await render(address, answers);
    } finally {
      const endedAt = nowMs();
      restsUntil = endedAt + (endedAt - begunAt) * (1 / SHARE - 1);
    }
  };
};

/**
 * The server-side renderer in the built web app. On failure the page is served without content.
 * @returns undefined if the build has none
 */
export const loadScreenRenderer = async (file: string, log: Logger): Promise<RenderScreen | undefined> => {
  if (!(await exists(file))) return undefined;
  const { drawPage }: { drawPage: (...of: Parameters<RenderScreen>) => Promise<RenderedScreen> } = await import(
    pathToFileURL(file).href
  );
  return renderWithinShare(async (address, answers) => {
    try {
      return await drawPage(address, answers);
    } catch (error) {
      log.error({ err: error, address }, 'A screen could not be drawn');
      return undefined;
    }
  });
};
