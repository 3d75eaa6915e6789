import type { EventStore } from '@twofold/event-store/port';
import type { Keyring } from '@twofold/keyring/keyring';
import type { HandleCommand } from './command-handler.ts';
import type { FoldStream } from './fold-stream.ts';
import type { Mail } from './mail/mail.ts';
import { createSendOnce } from './mail/send-once.ts';
import { createMailSettings, type MailSettings } from './mail/settings/mail-settings.ts';
import { createUnsubscribeTokens } from './mail/settings/unsubscribe-tokens.ts';

type MailDeps = {
  readonly store: EventStore;
  readonly fold: FoldStream;
  readonly handle: HandleCommand;
  readonly keyring: Pick<Keyring, 'secret'>;
  readonly mail: Mail;
  /** Where links in mails lead. */
  readonly origin: string;
  readonly now: () => Date;
};

/** How all slices send mails: each mail once, optional ones only to subscribers (D-130). */
export const connectMail = (deps: MailDeps) => {
  const unsubscribeTokens = createUnsubscribeTokens(deps.keyring);
  const mailSettings = createMailSettings({ ...deps, unsubscribeTokens });
  return {
    unsubscribeTokens,
    isWantedMail: (...asked: Parameters<MailSettings['isWanted']>) => mailSettings.isWanted(...asked),
    sendOnce: createSendOnce({ ...deps, mailSettings }),
  };
};
