import type { MailSettingEvent } from '@twofold/contracts/notifications/events';
import { MAIL_KINDS, type MailKind } from '@twofold/contracts/notifications/mail-kinds';
import type { Decider } from '../../decider.ts';

/** The kinds that were turned on or off; the others have their default. */
export type MailChoices = Readonly<Partial<Record<MailKind, boolean>>>;

export type ChangeMailSetting = { readonly type: 'ChangeMailSetting'; readonly data: MailSettingEvent['data'] };

/** Whether mails of a kind are wanted. */
export const isWanted = (choices: MailChoices, kind: MailKind): boolean =>
  choices[kind] ?? MAIL_KINDS[kind].isOnByDefault;

/** The mail settings of a recipient. Stream: `mailsettings-<subject>`. Setting a value again changes nothing. */
export const mailSettingsDecider: Decider<MailChoices, ChangeMailSetting, MailSettingEvent> = {
  initialState: {},
  evolve: (choices, { data: { kind, isOn } }) => ({ ...choices, [kind]: isOn }),
  decide: ({ data }, choices) =>
    isWanted(choices, data.kind) === data.isOn ? [] : [{ type: 'MailSettingChanged', data }],
};
