import type { CommandContext } from '../../command-handler.ts';
import type { SendOnce } from '../../mail/send-once.ts';
import type { CommandToSend, Receiver } from '../../reactors/send-command.ts';
import type { ContactOfPerson } from '../contact-of-person.ts';
import { CODE_WINDOW_MS, type EnrollmentCodes } from './enrollment-codes.ts';

const RECEIVER = 'enrollment-code-mail';

type SendEnrollmentCode = { readonly type: 'SendEnrollmentCode'; readonly data: { readonly requestedAt: string } };

/** The job that mails a code to the owner of an account. It does not contain the code. */
export const enrollmentCodeMail = (userId: number, requestedAt: string, context: CommandContext): CommandToSend => {
  const command: SendEnrollmentCode = { type: 'SendEnrollmentCode', data: { requestedAt } };
  return { receiver: RECEIVER, id: userId, command, context };
};

/** Mails codes, unless they have expired in the meantime. */
export const enrollmentCodeReceiver = (deps: {
  readonly enrollmentCodes: Pick<EnrollmentCodes, 'codeAt'>;
  readonly contactOf: ContactOfPerson;
  readonly sendOnce: SendOnce;
  readonly origin: string;
  readonly now: () => Date;
}): Receiver => {
  const { enrollmentCodes, contactOf, sendOnce, origin, now } = deps;
  return {
    name: RECEIVER,
    receive: async ({ id, command, context }) => {
      const userId = Number(id);
      const at = new Date((command as SendEnrollmentCode).data.requestedAt);
      if (now().getTime() - at.getTime() >= CODE_WINDOW_MS) return;
      const code = await enrollmentCodes.codeAt(userId, at);
      const write = () => ({ subject: 'Your Twofold code', text: textOf(code, origin) });
      await sendOnce({ kind: 'enrollment-code', contactOf: () => contactOf(userId), write, context });
    },
  };
};

const textOf = (code: string, origin: string): string => `Your code to turn on two-step verification:

${code.slice(0, 4)} ${code.slice(4)}

It works for 10 minutes. Enter it only on ${origin}.

If you didn't ask for it, someone knows your password. Don't share the code, and choose a new password now. That logs out all devices:

${origin}/forgot-password
`;
