import { access } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Logger } from '@twofold/http/log';

/** The data of a screen, by the addresses of its requests. */
export type Answers = Readonly<Record<string, unknown>>;

/** A screen as HTML, and the styles that it needs. */
export type DrawnScreen = { readonly markup: string; readonly styles: string };

/** Draws the screen of an address from what everybody may read; undefined where it could not be drawn. */
export type DrawScreen = (address: string, answers: Answers) => Promise<DrawnScreen | undefined>;

/**
 * Drawing stops a process that answers others, too, so it takes at most this share of its time: beyond that, pages come as the
 * build made them.
 */
const SHARE = 1 / 3;

/** Renders one screen at a time, then pauses for twice as long as it took; undefined in the meantime. */
export const drawWithinShare = (draw: DrawScreen, nowMs: () => number = () => performance.now()): DrawScreen => {
  let restsUntil = 0;
  return async (address, answers) => {
    const begunAt = nowMs();
    if (begunAt < restsUntil) return undefined;
    restsUntil = Number.POSITIVE_INFINITY;
    try {
      return await draw(address, answers);
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
export const loadDrawing = async (file: string, log: Logger): Promise<DrawScreen | undefined> => {
  const isBuilt = await access(file).then(
    () => true,
    () => false,
  );
  if (!isBuilt) return undefined;
  const { drawPage }: { drawPage: (...of: Parameters<DrawScreen>) => Promise<DrawnScreen> } = await import(
    pathToFileURL(file).href
  );
  return drawWithinShare(async (address, answers) => {
    try {
      return await drawPage(address, answers);
    } catch (error) {
      log.error({ err: error, address }, 'A screen could not be drawn');
      return undefined;
    }
  });
};
