import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Deployment } from './deployment.ts';

/**
 * The token of the newest reset link in a mail to somebody, out of the volume that stands for a mail server.
 * @throws Error while there is none
 */
export const resetTokenFor = async (email: string, { volume }: Deployment): Promise<string> => {
  const folder = volume('mail');
  const names = (await readdir(folder)).toSorted();
  const mails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  const tokens = mails
    .map((mail) => mail.replaceAll(/=\r?\n/g, ''))
    .filter((mail) => mail.includes(email))
    .map((mail) => /\/reset-password\/([\w-]+)/.exec(mail)?.[1]);
  const token = tokens.findLast((each) => each !== undefined);
  if (token === undefined) throw new Error(`No mail to ${email} has a reset link`);
  return token;
};
