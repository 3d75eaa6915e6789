import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the quoted-printable lines of a mail break depends on the length of the words and dates before them. */
const SOFT_BREAK = /=\r?\n/gu;

/**
 * The mails in the folder that stands for a mail server, as they were sent, but with the lines joined that the encoding broke. One that is
 * being written has another ending until it is whole, and is left out.
 * @throws if there is no such folder
 */
export const mailsIn = async (folder: string): Promise<string[]> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.eml'));
  const mails = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return mails.map((mail) => mail.replaceAll(SOFT_BREAK, ''));
};
