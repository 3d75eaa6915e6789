import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The soft line breaks of quoted-printable. Their positions depend on the words and dates before them. */
const SOFT_BREAK = /=\r?\n/gu;

/**
 * The emails in the folder that replaces a mail server, without the soft line breaks of their encoding. An email that is
 * still being written has another file extension and is omitted.
 * @throws Error if the folder does not exist
 */
export const mailsIn = async (folder: string): Promise<string[]> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.eml'));
  const mails = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return mails.map((mail) => mail.replaceAll(SOFT_BREAK, ''));
};
