import { createExpertiseOf } from '@twofold/command-service/accounts/expertise-of';
import { createPersonasOf } from '@twofold/command-service/analysis/personas-of';
import { recipientsOf } from '@twofold/command-service/connect-notifications';
import { reminderReceivers } from '@twofold/command-service/feedback/reminders/reminder-receivers';
import { noticeMailReceiver } from '@twofold/command-service/notifications/notice-mails';

/** What reminders are decided by: every seat fits everybody here. */
export const createNoticeParts = (
  deps: Parameters<typeof createExpertiseOf>[0] & Parameters<typeof createPersonasOf>[0],
) => ({
  expertiseOf: createExpertiseOf(deps),
  personasOf: createPersonasOf(deps),
  fitsWords: () => Promise.resolve(true),
});

type NoticeDeps = Parameters<typeof reminderReceivers>[0] &
  Parameters<typeof recipientsOf>[0] &
  Omit<Parameters<typeof noticeMailReceiver>[0], keyof ReturnType<typeof recipientsOf>>;

/** Reminds reviewers, and writes about what people are notified of. */
export const noticeReceivers = (deps: NoticeDeps) => [
  ...reminderReceivers(deps),
  noticeMailReceiver({ ...deps, ...recipientsOf(deps) }),
];
