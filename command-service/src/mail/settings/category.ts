import { mailSettingEvents } from '@twofold/contracts/notifications/events';
import type { Category } from '../../category.ts';
import { mailSettingsDecider, type ChangeMailSetting, type MailChoices } from './decider.ts';

/** Streams `mailsettings-<subject>`. */
export const mailSettingsCategory: Category<typeof mailSettingEvents, MailChoices, ChangeMailSetting> = {
  name: 'mailsettings',
  events: mailSettingEvents,
  decider: mailSettingsDecider,
};
