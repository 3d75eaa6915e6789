import { aJudgedStatement as judged } from './a-judged-statement.ts';
import type { StoryEvent } from './a-story.ts';
import { before, changed, plus, twice, without } from './edited-story.ts';

/** Stories in which statements of a report are judged against the rules. */
export const plantedStatements: readonly (readonly [says: string, story: readonly StoryEvent[]])[] = [
  [
    'statements-judged-once: review-31 judges a statement although it is not complete',
    before('ReviewCompleted', judged('purpose')),
  ],
  ['statements-judged-once: review-31 judges the statement usps.0 a second time', twice('StatementJudged')],
  [
    'statements-judged-once: review-31 judges version 9 of a report that is not complete',
    changed('StatementJudged', { version: 9 }),
  ],
  ['statements-judged-once: review-31 judges a statement for another one', changed('StatementJudged', { userId: 19 })],
  [
    'statements-judged-once: review-31 judges version 3 of the report after version 1',
    twice('StatementJudged', { version: 3, path: 'purpose' }),
  ],
  [
    'statements-judged-once: review-31 judges more than 3 statements',
    plus(judged('purpose'), judged('targetAudience'), judged('usps.1')),
  ],
  ['statements-judged-once: review-31 judges version 1 of a report that is not complete', without('AnalysisCompleted')],
];
