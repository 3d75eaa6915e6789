import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MailSubject } from '@twofold/contracts/notifications/events';
import type { Logger } from '@twofold/http/log';
import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';
import { unsubscribeHeaders } from './unsubscribe-headers.ts';

/**
 * Stores mails as files that any mail program opens, for installations without a mail server. File name and log line
 * contain the time and the recipient's id, never an address.
 */
export const outboxMail = (options: {
  readonly folder: string;
  readonly from: string;
  readonly log: Logger;
  readonly now?: () => Date;
}): Mail => {
  const { folder, from, log, now = () => new Date() } = options;
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    send: async ({ to, about, subject, text, unsubscribing }) => {
      const date = now();
      const { message } = await transport.sendMail({
        from,
        to,
        subject,
        text,
        date,
        headers: unsubscribeHeaders(unsubscribing),
      });
      if (!Buffer.isBuffer(message)) throw new Error('The mail transport returned no buffer');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = date.toISOString().replaceAll(':', '-');
      const file = path.join(folder, `${time}${markOf(about)}${randomUUID().slice(0, 8)}.eml`);
      // Written under another name first, so that the folder contains only complete mails.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.warn({ file }, 'SMTP_URL is not set: mail written to a file');
    },
    forget: async (about) => {
      const files = await readdir(folder).catch(noneWithoutFolder);
      const theirs = files.filter((file) => file.includes(markOf(about)));
      for (const file of theirs) await rm(path.join(folder, file), { force: true });
    },
  };
};

const markOf = (about: MailSubject): string => `-${about}-`;

const noneWithoutFolder = (error: unknown): string[] => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
};
