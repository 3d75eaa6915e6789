/** An app, and the role of the user who removes it. A moderator must give a reason (D-39). */
export type Removal = {
  readonly productId: number;
  readonly title: string;
  readonly as: 'owner' | 'moderator';
};

/** `unlist` removes the app from the public lists; `take-down` hides it from everyone. */
export type RemovalKind = 'unlist' | 'take-down';

type Words = {
  readonly question: (title: string) => string;
  readonly lead: string;
  readonly consequences: readonly string[];
  readonly button: string;
  readonly pending: string;
  readonly failure: string;
  readonly done: (title: string) => { readonly title: string; readonly description: string };
};

/** The texts before, during and after a removal. */
export const REMOVAL_WORDS: Readonly<Record<RemovalKind, Words>> = {
  unlist: {
    question: (title) => `Unlist ${title}?`,
    lead: 'You can list it again at any time. If a moderator unlists it, only a moderator can list it again.',
    consequences: [
      'The app leaves Discover Apps and every other public list.',
      'Only its owner, buyers and reviewers can open the report. The owner can create a share link for others.',
      'Reviews that were requested still arrive.',
    ],
    button: 'Unlist app',
    pending: 'Unlisting...',
    failure: 'Failed to unlist the app. Please try again.',
    done: (title) => ({ title: 'App unlisted', description: `${title} is no longer in any public list.` }),
  },
  'take-down': {
    question: (title) => `Take ${title} down?`,
    lead: 'This cannot be undone, by you or by us.',
    consequences: [
      'The report becomes unreadable, including in the history we keep.',
      'Requests for reviews end: reviews of paid orders that are missing are refunded, reserved credits come back.',
      'Reviews that people have completed keep their credits.',
    ],
    button: 'Take app down',
    pending: 'Taking down...',
    failure: 'Failed to take the app down. Please try again.',
    done: (title) => ({ title: 'App taken down', description: `The report of ${title} can no longer be read.` }),
  },
};
