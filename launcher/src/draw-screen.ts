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
  return async (address, answers) => {
    try {
      return await drawPage(address, answers);
    } catch (error) {
      log.error({ err: error, address }, 'A screen could not be drawn');
      return undefined;
    }
  };
};
