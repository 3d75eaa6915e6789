import type { MailEvent } from '@twofold/contracts/mail/events';
import type { Decider } from '../decider.ts';

export type MailState = { readonly status: 'unsent' } | { readonly status: 'sent' };

export type RecordMail = {
  readonly type: 'RecordMail';
  readonly data: Extract<MailEvent, { type: 'MailSent' }>['data'];
};

const evolve = (_: MailState, event: MailEvent): MailState => {
  switch (event.type) {
    case 'MailSent':
      return { status: 'sent' };
  }
};

const decide = ({ data }: RecordMail, mail: MailState): readonly MailEvent[] =>
  mail.status === 'sent' ? [] : [{ type: 'MailSent', data }];

/** Whether a mail went out. Stream: `mail-<mailId>`. */
export const mailDecider: Decider<MailState, RecordMail, MailEvent> = {
  initialState: { status: 'unsent' },
  evolve,
  decide,
};
