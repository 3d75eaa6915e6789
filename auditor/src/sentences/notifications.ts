import { MAIL_KINDS } from '@twofold/contracts/notifications/mail-kinds';
import type { SentencesOf } from './wording.ts';

export const notifications: SentencesOf<'notifications'> = {
  NotificationRead: ({ userId, notificationId }) => `User ${userId} read the notification ${notificationId}`,
  NotificationsRead: ({ userId, through }) => `User ${userId} read all notifications until ${through}`,
};

const BY = { settings: 'in the settings', link: 'by the link of a mail' } as const;

export const mailsettings: SentencesOf<'mailsettings'> = {
  MailSettingChanged: ({ subject, kind, isOn, by }) =>
    `Mails about "${MAIL_KINDS[kind].label}" were turned ${isOn ? 'on' : 'off'} for ${subject.replace('-', ' ')} ${BY[by]}`,
};

export const reminders: SentencesOf<'reminders'> = {
  ClaimReminded: ({ userId, requestId, productId, dueAt }) =>
    `User ${userId} was reminded that the review of app ${productId} for request ${requestId} is due at ${dueAt}`,
  SeatSuggested: ({ userId, requestId, productId }) =>
    `A seat of request ${requestId} for app ${productId} was suggested to user ${userId}`,
};
