import { LATER, record, type StoryEvent } from './a-story.ts';

/** User 18 agrees with a statement of the first report on app 7, with review 31. */
export const aJudgedStatement = (path: string): StoryEvent =>
  record('review', 31, {
    type: 'StatementJudged',
    data: {
      reviewId: 31,
      productId: 7,
      userId: 18,
      version: 1,
      path,
      hash: '0123456789abcdef',
      answer: 'agree',
      judgedAt: LATER,
    },
  });
