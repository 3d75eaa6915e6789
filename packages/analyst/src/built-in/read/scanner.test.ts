import { describe, expect, it } from 'vitest';
import { createScanner } from './scanner.ts';

const scan = createScanner([
  ['trial', 'free trial'],
  ['ship', 'ship*'],
  ['insurance', '*versicherung'],
  ['free', '送料無料'],
]);
const keysIn = (text: string): readonly string[] => scan(text).map(({ key }) => key);

describe('finding phrases', () => {
  it.each([
    ['Start your FREE   trial', 'trial'],
    ['Ships within a day', 'ship'],
    ['Die Tierversicherung für Katzen', 'insurance'],
    ['全国送料無料です', 'free'],
  ])('finds one in “%s”', (text, key) => expect(keysIn(text)).toEqual([key]));

  it.each(['Free. Trial by jury', 'a worship', 'free-standing trial', 'trial free'])('finds none in “%s”', (text) =>
    expect(keysIn(text)).toEqual([]),
  );

  it('matches endings of a single word only', () => {
    expect(keysIn('Versicherung')).toEqual(['insurance']);
    expect(() => createScanner([['course', '*schule für']])).toThrow(RangeError);
  });

  it('returns the position of a phrase', () => {
    const [match] = scan('Your free trial');
    expect(match && 'Your free trial'.slice(match.start, match.end)).toBe('free trial');
  });
});
