import type { MailSubject } from '@twofold/contracts/notifications/events';
import type { MailKind } from '@twofold/contracts/notifications/mail-kinds';
import { streamOf } from '../../category.ts';
import type { FoldStream } from '../../fold-stream.ts';
import type { Unsubscribing } from '../mail.ts';
import { mailSettingsCategory } from './category.ts';
import { isWanted } from './decider.ts';
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts';

/** The settings of the kinds of mail that can be turned off. */
export interface MailSettings {
  isWanted(subject: MailSubject, kind: MailKind): Promise<boolean>;
  /** The links with which a recipient turns off this kind of mail. */
  unsubscribing(subject: MailSubject, kind: MailKind): Promise<Unsubscribing>;
}

export const createMailSettings = (deps: {
  readonly fold: FoldStream;
  readonly unsubscribeTokens: Pick<UnsubscribeTokens, 'tokenOf'>;
  /** Where links in mails lead. */
  readonly origin: string;
}): MailSettings => {
  const { fold, unsubscribeTokens, origin } = deps;
  return {
    isWanted: async (subject, kind) =>
      isWanted((await fold(mailSettingsCategory, streamOf(mailSettingsCategory, subject))).state, kind),
    unsubscribing: async (subject, kind) => {
      const token = await unsubscribeTokens.tokenOf({ subject, kind });
      return { oneClick: `${origin}/api/unsubscribe/${token}`, page: `${origin}/unsubscribe?token=${token}` };
    },
  };
};
