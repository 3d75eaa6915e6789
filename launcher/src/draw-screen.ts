import { access } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Logger } from '@twofold/http/log';

/** What a screen is told, by the addresses that it asks. */
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

/** Draws one screen at a time, and rests after each for twice as long as it took; undefined meanwhile. */
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
 * The part of the built web app that draws its screens. A page that is not drawn comes as the build made it, so that nothing
 * here is worth a page that does not come.
 * @returns undefined where the build has no such part
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
