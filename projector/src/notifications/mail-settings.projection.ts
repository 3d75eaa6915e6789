import { accountEvents } from '@twofold/contracts/accounts/events';
import { mailSettingEvents } from '@twofold/contracts/notifications/events';
import type { MailSettingsRow } from '@twofold/contracts/notifications/read-model';
import { orderEvents } from '@twofold/contracts/orders/events';
import { projection } from '../projection.ts';

const { UserErased } = accountEvents;
const { GuestErased } = orderEvents;
const events = { ...mailSettingEvents, UserErased, GuestErased };

/**
 * The mail settings that recipients have changed. Reads `mailsettings-<subject>`, and erasures from the user and guest
 * streams.
 */
export const mailSettingsProjection = projection<MailSettingsRow, typeof events>('mail_settings', {
  version: 1,
  events,
  keys: ({ data }) => {
    if ('subject' in data) return [data.subject];
    return ['userId' in data ? `user-${data.userId}` : `order-${data.orderId}`];
  },
  apply: {
    MailSettingChanged: (row, { data: { subject, kind, isOn } }) => {
      const settings = JSON.parse(row?.settings ?? '{}') as Readonly<Record<string, boolean>>;
      return { subject, settings: JSON.stringify({ ...settings, [kind]: isOn }) };
    },
    UserErased: () => undefined,
    GuestErased: () => undefined,
  },
});
