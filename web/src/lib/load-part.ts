const AGAIN_AFTER_MS = 500;

/** A part of the app that could not be loaded: there is no connection, or a release took its file away. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
}

/**
 * Loads a part of the app that comes in a file of its own. A connection that failed once is tried a second time.
 * @throws PartMissing
 */
export const loadPart = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, AGAIN_AFTER_MS);
    });
    return load().catch((cause: unknown) => {
      throw new PartMissing('A part of the app could not be loaded', { cause });
    });
  }
};
