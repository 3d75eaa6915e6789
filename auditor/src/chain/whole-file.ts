import { open, rename, rm, stat } from 'node:fs/promises';
import { CannotAudit } from '../explain.ts';

export type WholeFile = {
  /** Resolves when the file accepts more. */
  readonly write: (text: string) => Promise<void>;
};

/**
 * Writes a file atomically: to a temporary file, flushed to the disk, and then renamed.
 * @throws CannotAudit when the file exists and must not be replaced
 */
export const writeWhole = async <Result>(
  file: string,
  { replaces }: { readonly replaces: boolean },
  work: (file: WholeFile) => Promise<Result>,
): Promise<Result> => {
  if (!replaces) await refuseToReplace(file);
  const part = `${file}.part`;
  const handle = await open(part, 'w');
  try {
    const result = await work({ write: (text) => handle.writeFile(text) });
    await handle.sync();
    await handle.close();
    await rename(part, file);
    return result;
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(part, { force: true });
    throw error;
  }
};

/** @throws CannotAudit when there is such a file */
export const refuseToReplace = async (file: string): Promise<void> => {
  const isThere = await stat(file).then(
    () => true,
    () => false,
  );
  if (isThere) throw new CannotAudit(`${file} is there already. Name another file, or replace it with --force.`);
};
