import type { CommandContext } from '../../command-handler.ts';
import type { Mail } from '../../mail/mail.ts';
import type { Reaction } from '../../reactors/reactor.ts';
import type { CommandToSend, Receiver } from '../../reactors/send-command.ts';
import type { Credentials } from '../credentials.ts';
import type { People } from '../people.ts';
import type { EmailConfirmations } from './confirmations.ts';

const RECEIVER = 'confirmation-mail';

type SendConfirmationMail = { readonly type: 'SendConfirmationMail'; readonly data: { readonly requestedAt: string } };

/** A mail with a confirmation link. The link is derived from the id of the command. */
export const confirmationMail = (userId: number, requestedAt: string): Omit<Reaction, 'at'> => {
  const command: SendConfirmationMail = { type: 'SendConfirmationMail', data: { requestedAt } };
  return { receiver: RECEIVER, id: userId, command };
};

/** The same mail as a job of a request. */
export const confirmationMailJob = (userId: number, requestedAt: string, context: CommandContext): CommandToSend => ({
  ...confirmationMail(userId, requestedAt),
  context,
});

/** Sends the mails, unless the address was confirmed, the link expired or the user was erased in the meantime. */
export const confirmationMailReceiver = (deps: {
  readonly people: People;
  readonly credentials: Credentials;
  readonly confirmations: EmailConfirmations;
  readonly mail: Mail;
  readonly origin: string;
}): Receiver => {
  const { people, credentials, confirmations, mail, origin } = deps;
  return {
    name: RECEIVER,
    receive: async ({ id, command, context: { id: linkId } }) => {
      const userId = Number(id);
      const requestedAt = new Date((command as SendConfirmationMail).data.requestedAt);
      const { found: user } = await people.user(userId);
      if (user.status !== 'registered' || user.isEmailConfirmed) return;
      if (!(await confirmations.open({ linkId, userId, requestedAt }))) return;

      const link = `${origin}/confirm-email?token=${await confirmations.tokenOf(linkId)}`;
      const about = `user-${userId}` as const;
      await mail.send({ to: user.email, about, subject: 'Confirm your email for Twofold', text: textOf(link) });
      // If the user was erased while the mail was sent, the stored copy is deleted.
      if ((await credentials.hashOf(userId)) === undefined) await mail.forget(about);
    },
  };
};

const textOf = (link: string): string => `Welcome to Twofold. Confirm that this is your email address:

${link}

The link works for 7 days.

You can review apps on Discover right away; we add the credits you earn to your account when you confirm. To claim seats or spend credits, confirm first.

If you didn't create an account, ignore this email.
`;
