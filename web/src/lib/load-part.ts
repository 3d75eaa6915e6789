const AGAIN_AFTER_MS = 500;

/** A part of the app could not be loaded: no connection, or a release removed its file. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
}

/**
 * Loads a lazy part of the app, with one retry.
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
