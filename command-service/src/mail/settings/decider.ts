import type { MailSettingEvent } from '@twofold/contracts/notifications/events';
import { MAIL_KINDS, type MailKind } from '@twofold/contracts/notifications/mail-kinds';
import type { Decider } from '../../decider.ts';

/** What was turned on or off; what is missing is as by default. */
export type MailChoices = Readonly<Partial<Record<MailKind, boolean>>>;

export type ChangeMailSetting = { readonly type: 'ChangeMailSetting'; readonly data: MailSettingEvent['data'] };

/** Whether mails of a kind are wanted. */
export const isWanted = (choices: MailChoices, kind: MailKind): boolean =>
  choices[kind] ?? MAIL_KINDS[kind].isOnByDefault;

/** Which mails somebody wants. Stream: `mailsettings-<subject>`. What is as asked for already stays as it is. */
export const mailSettingsDecider: Decider<MailChoices, ChangeMailSetting, MailSettingEvent> = {
  initialState: {},
  evolve: (choices, { data: { kind, isOn } }) => ({ ...choices, [kind]: isOn }),
  decide: ({ data }, choices) =>
    isWanted(choices, data.kind) === data.isOn ? [] : [{ type: 'MailSettingChanged', data }],
};
