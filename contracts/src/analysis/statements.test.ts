import { describe, expect, it } from 'vitest';
import { exampleSummary } from './examples.ts';
import { NO_AUDIENCE, NO_AUDIENCE_RECOGNIZED, statementsOf } from './statements.ts';

const audienceIn = (targetAudience: string): string | undefined =>
  statementsOf({ ...exampleSummary, targetAudience, evidence: [] }).find(({ section }) => section === 'audience')?.text;

describe('the audience of a report', () => {
  it('can be judged', () => expect(audienceIn('Bakers')).toBe('Bakers'));

  it.each([NO_AUDIENCE, NO_AUDIENCE_RECOGNIZED, 'Our rules recognized no target audience on the pages we read.'])(
    'is no statement where it says “%s”',
    (text) => expect(audienceIn(text)).toBeUndefined(),
  );
});
