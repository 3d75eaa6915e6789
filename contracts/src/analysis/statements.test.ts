import { describe, expect, it } from 'vitest';
import { exampleSummary } from './examples.ts';
import { isFromTable, NO_AUDIENCE, NO_AUDIENCE_RECOGNIZED, statementsOf, TABLE_NOTE } from './statements.ts';

const audienceIn = (targetAudience: string): string | undefined =>
  statementsOf({ ...exampleSummary, targetAudience, evidence: [] }).find(({ section }) => section === 'audience')?.text;

describe('what is typical of a field', () => {
  it.each<[string, boolean]>([
    ['Customers could pay on the phone (from our table, for “repair tickets”)', true],
    [`Ledger: an alternative for accounting ${TABLE_NOTE}`, true],
    ['Free for teams (typical for them) and for schools', false],
  ])('is known by its note: “%s”, %s', (text, isTypical) => expect(isFromTable({ text })).toBe(isTypical));
});

describe('the audience of a report', () => {
  it('can be judged', () => expect(audienceIn('Bakers')).toBe('Bakers'));

  it.each([NO_AUDIENCE, NO_AUDIENCE_RECOGNIZED, 'Our rules recognized no target audience on the pages we read.'])(
    'is no statement where it says “%s”',
    (text) => expect(audienceIn(text)).toBeUndefined(),
  );
});
