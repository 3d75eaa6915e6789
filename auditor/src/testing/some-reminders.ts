import { AT, LATER, record, type StoryEvent } from './a-story.ts';

const HOUR_BEFORE_LATER = '2030-01-02T11:00:00.000Z';

/** User 18 gets a reminder of the claim for app 7 and a suggested seat, reads both, and turns such mails off. */
export const someReminders = (requestId: string): readonly StoryEvent[] => [
  record('reminders', 18, {
    type: 'ClaimReminded',
    data: { userId: 18, requestId, productId: 7, claimedAt: AT, dueAt: LATER, remindedAt: HOUR_BEFORE_LATER },
  }),
  record('reminders', 18, {
    type: 'SeatSuggested',
    data: { userId: 18, requestId, productId: 7, dueAt: LATER, suggestedAt: AT },
  }),
  record('notifications', 18, {
    type: 'NotificationRead',
    data: {
      userId: 18,
      notificationId: '00000000-0000-5000-8000-00000000eeee.claim-deadline',
      readAt: HOUR_BEFORE_LATER,
    },
  }),
  record('notifications', 18, {
    type: 'NotificationsRead',
    data: { userId: 18, through: HOUR_BEFORE_LATER, readAt: HOUR_BEFORE_LATER },
  }),
  record('mailsettings', 'user-18', {
    type: 'MailSettingChanged',
    data: { subject: 'user-18', kind: 'claim-deadlines', isOn: false, by: 'link', changedAt: LATER },
  }),
];
