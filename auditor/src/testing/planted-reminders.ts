import { healthyStory, REFUND } from './a-healthy-story.ts';
import { AT, LATER, type StoryEvent } from './a-story.ts';
import { changed, on, twice } from './edited-story.ts';

const [setting] = healthyStory.filter(({ type }) => type === 'MailSettingChanged');

/** Stories with reminders of things that do not exist, or too many reminders. */
export const plantedReminders: readonly (readonly [says: string, story: readonly StoryEvent[]])[] = [
  [
    'reminders-of-what-is-there: reminders-18 reminds of a claim that is not there',
    changed('ClaimReminded', { claimedAt: LATER }),
  ],
  ['reminders-of-what-is-there: reminders-18 reminds of a claim a second time', twice('ClaimReminded')],
  [
    'reminders-of-what-is-there: reminders-18 reminds of a claim that is over',
    changed('ClaimReminded', { remindedAt: LATER }),
  ],
  [
    'reminders-of-what-is-there: reminders-18 suggests a second seat within a day',
    twice('SeatSuggested', { suggestedAt: AT }),
  ],
  [
    `reminders-of-what-is-there: reminders-18 suggests a seat of request ${REFUND}, which is not there`,
    changed('SeatSuggested', { requestId: REFUND }),
  ],
  [
    'events-on-their-own-streams: mailsettings-user-19 has a MailSettingChanged that speaks of mailsettings-user-18',
    setting === undefined ? [] : [...healthyStory, on('mailsettings-user-19', setting)],
  ],
];
