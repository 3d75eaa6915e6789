import { expertiseWords } from '@twofold/contracts/feedback/expertise-words';
import type { MailSubject } from '@twofold/contracts/notifications/events';
import type { MailKind } from '@twofold/contracts/notifications/mail-kinds';
import type { Belongings } from '../../belongings/belongings.ts';
import { streamOf } from '../../category.ts';
import { partOf, type CommandContext, type HandleCommand } from '../../command-handler.ts';
import type { FoldStream } from '../../fold-stream.ts';
import type { Receiver } from '../../reactors/send-command.ts';
import { feedbackCategory } from '../category.ts';
import type { RequestedFeedback } from '../decider.ts';
import { firstOpen } from '../seat-decisions.ts';
import { remindersCategory } from './category.ts';
import { maySuggest, type Reminders } from './decider.ts';
import type { MayClaim } from './may-claim.ts';

export const SEAT_SUGGESTIONS = 'seat-suggestions';

/** The personas of the newest report on an app, as JSON; undefined if there are none. */
export type PersonasOf = (productId: number) => Promise<string | undefined>;

/** Whether any of the words occurs in the personas (JSON), by the rules of the list of open seats. */
export type FitsWords = (personas: string, words: readonly string[]) => Promise<boolean>;

type SuggestionDeps = {
  readonly belongings: Belongings;
  readonly fold: FoldStream;
  readonly handle: HandleCommand;
  readonly isWantedMail: (subject: MailSubject, kind: MailKind) => Promise<boolean>;
  /** The expertise in a user's profile; undefined once they are erased. Implemented by the accounts slice. */
  readonly expertiseOf: (userId: number) => Promise<string | undefined>;
  readonly personasOf: PersonasOf;
  readonly fitsWords: FitsWords;
  readonly mayClaim: MayClaim;
  readonly now: () => Date;
};

/**
 * Suggests an open seat to each reviewer who wants such mails, whom it fits, and who could claim it: at most one in 24
 * hours, and each request once. Suggests nothing if the seats are taken by the time the job runs.
 */
export const seatSuggestionReceiver = (deps: SuggestionDeps): Receiver => {
  const { belongings, fold, handle, personasOf, now } = deps;
  return {
    name: SEAT_SUGGESTIONS,
    receive: async ({ id, context }) => {
      const requestId = String(id);
      const { state: feedback } = await fold(feedbackCategory, streamOf(feedbackCategory, requestId));
      const at = now().toISOString();
      if (feedback.status !== 'open' || feedback.request.dueAt <= at) return;
      if (firstOpen(feedback.seats) === undefined) return;
      const { productId, dueAt } = feedback.request;
      const subscribers = await belongings.idsOf('mails-fitting-seats', 'subscriber');
      const personas = subscribers.length === 0 ? undefined : await personasOf(productId);
      if (personas === undefined) return;
      for (const userId of subscribers.map(Number)) {
        if (!(await isFor(deps, userId, { feedback, personas, at, context }))) continue;
        const data = { userId, requestId, productId, dueAt, suggestedAt: at };
        const part = partOf(context, `SuggestSeat/${userId}`);
        await handle(remindersCategory, userId, { type: 'SuggestSeat', data }, part);
      }
    },
  };
};

type Opening = {
  readonly feedback: RequestedFeedback;
  readonly personas: string;
  readonly at: string;
  readonly context: CommandContext;
};

const isFor = async (deps: SuggestionDeps, userId: number, { feedback, personas, at, context }: Opening) => {
  const { fold, isWantedMail, expertiseOf, fitsWords, mayClaim } = deps;
  if (!(await isWantedMail(`user-${userId}`, 'fitting-seats'))) return false;
  const { state: reminders } = await fold(remindersCategory, streamOf(remindersCategory, userId));
  if (wasSuggested(reminders, feedback, at)) return false;
  const words = expertiseWords((await expertiseOf(userId)) ?? '');
  if (words.length === 0 || !(await fitsWords(personas, words))) return false;
  return mayClaim(feedback, { userId, at }, context);
};

/** Whether this request was suggested before, or another one within the last day. */
const wasSuggested = (reminders: Reminders, { request }: RequestedFeedback, at: string): boolean =>
  reminders.suggested.has(request.requestId) || !maySuggest(reminders, at);
