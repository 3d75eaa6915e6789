import { stat } from 'node:fs/promises';

/** Whether a file or folder exists. Follows links: a link to nothing does not exist. */
export const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
