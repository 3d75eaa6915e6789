import type { Mail } from '../../mail/mail.ts';
import type { CommandToSend, Receiver } from '../../reactors/send-command.ts';
import type { CommandContext } from '../../command-handler.ts';
import type { Credentials } from '../credentials.ts';
import type { People } from '../people.ts';
import { RESET_LIFETIME_MS, type PasswordResets } from './resets.ts';

const RECEIVER = 'password-reset-mail';

type SendResetMail = {
  readonly type: 'SendResetMail';
  readonly data: { readonly resetId: string; readonly requestedAt: string };
};

/** The job's key: at most one mail per address waits, and erasing the user cancels it. */
export const resetMailKey = (emailId: string): string => `${RECEIVER}-${emailId}`;

/** The job that mails the owner of an address. It is the same for an address without an account. */
export const resetMail = (
  emailId: string,
  data: { readonly resetId: string; readonly requestedAt: string },
  context: CommandContext,
): CommandToSend => {
  const command: SendResetMail = { type: 'SendResetMail', data };
  return { receiver: RECEIVER, id: emailId, command, context };
};

/** Sends the reset links to the owner of the address at that time, and only while the link is valid. */
export const resetMailReceiver = (deps: {
  readonly people: People;
  readonly credentials: Credentials;
  readonly resets: PasswordResets;
  readonly mail: Mail;
  readonly origin: string;
  readonly now: () => Date;
}): Receiver => {
  const { people, credentials, resets, mail, origin, now } = deps;
  return {
    name: RECEIVER,
    receive: async ({ id: emailId, command }) => {
      const { resetId, requestedAt } = (command as SendResetMail).data;
      const { found: claim } = await people.claim(String(emailId));
      const ageMs = now().getTime() - Date.parse(requestedAt);
      if (claim.status !== 'claimed' || ageMs >= RESET_LIFETIME_MS) return;
      const { userId } = claim;
      const { found: user } = await people.user(userId);
      if (user.status !== 'registered') return;

      if (!(await resets.open({ resetId, userId, requestedAt: new Date(requestedAt) }))) return;
      const link = `${origin}/reset-password/${await resets.tokenOf(resetId)}`;
      const about = `user-${userId}` as const;
      await mail.send({ to: user.email, about, subject: 'Reset your Twofold password', text: textOf(link) });
      // If the user was erased while the mail was sent, the stored copy is deleted.
      if ((await credentials.hashOf(userId)) === undefined) await mail.forget(about);
    },
  };
};

const textOf = (link: string): string => `Someone asked to reset the password of your Twofold account.

To choose a new one, open this link within an hour. It works once.

${link}

If it wasn't you, ignore this email: your password stays as it is.
`;
