import { describe, expect, it } from 'vitest';
import { agreementOf, type JudgedBy } from './agreement.ts';

const person = (name: string, ...answers: JudgedBy['answers']): JudgedBy => ({
  reviewer: { name, expertise: 'Carpenter' },
  answers,
});
const agrees = { path: 'usps.0', answer: 'agree' } as const;
const disagrees = { path: 'usps.0', answer: 'disagree', comment: 'There is no price.' } as const;
const cannotTell = { path: 'usps.0', answer: 'cannot-tell' } as const;
const forStrangers = (...people: JudgedBy[]) => agreementOf(1, people, { withVoices: false });

describe('how people judge the statements of a report (D-128)', () => {
  it('is shown to strangers as counts, from two answers to a statement on', () => {
    expect(forStrangers(person('Ada', agrees))).toEqual({ version: 1, people: 0, statements: [] });
    expect(forStrangers(person('Ada', agrees), person('Tom', disagrees))).toEqual({
      version: 1,
      people: 2,
      share: 0.5,
      statements: [{ path: 'usps.0', agree: 1, disagree: 1, cannotTell: 0, isContradicted: false }],
    });
  });

  it('has no share of agreement if no one has an opinion', () =>
    expect(forStrangers(person('Ada', cannotTell), person('Tom', cannotTell)).share).toBeUndefined());

  it.each([
    ['two of two', [disagrees, disagrees], false],
    ['two of three', [disagrees, disagrees, agrees], true],
    ['two of four', [disagrees, disagrees, agrees, agrees], false],
    ['two, while a third cannot tell', [disagrees, disagrees, cannotTell], false],
  ])('is marked, or not, where %s disagree', (_, answers, expected) => {
    const [statement] = forStrangers(...answers.map((answer) => person('Ada', answer))).statements;
    expect(statement?.isContradicted).toBe(expected);
  });

  it('is shown to the owner and to buyers with names and comments, from the first answer on', () =>
    expect(agreementOf(1, [person('Ada', disagrees)], { withVoices: true })).toEqual({
      version: 1,
      people: 1,
      statements: [
        {
          path: 'usps.0',
          agree: 0,
          disagree: 1,
          cannotTell: 0,
          isContradicted: false,
          voices: [
            { reviewer: { name: 'Ada', expertise: 'Carpenter' }, answer: 'disagree', comment: 'There is no price.' },
          ],
        },
      ],
    }));

  it('lists statements in the order of the report', () => {
    const at = (path: string) => ({ path, answer: 'agree' }) as const;
    const people = [1, 2].map(() => person('Ada', at('usps.10'), at('usps.9')));
    expect(forStrangers(...people).statements.map(({ path }) => path)).toEqual(['usps.9', 'usps.10']);
  });
});
