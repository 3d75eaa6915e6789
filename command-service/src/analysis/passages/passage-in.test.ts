import { describe, expect, it } from 'vitest';
import { passageIn } from './passage-in.ts';

const HOME = 'https://benchbook.example/';
const PRICING = 'https://benchbook.example/pricing';
const text = {
  pages: [
    {
      page: HOME,
      texts: ['Benchbook', 'Repair tickets', 'Built for shops with two to six stands.', 'Try it', 'Now', 'Or later'],
    },
    { page: PRICING, role: 'pricing', texts: ['Pricing', 'Try it for 30 days. No card.'] },
  ],
  frame: ['Imprint'],
};

describe('a quote in the text that was read', () => {
  it('comes with the two texts before it and the two after it', () =>
    expect(passageIn(text, { quote: 'two to six stands' })).toEqual({
      page: HOME,
      before: ['Benchbook', 'Repair tickets'],
      text: 'Built for shops with two to six stands.',
      after: ['Try it', 'Now'],
    }));

  it('is looked for on the page that it names', () =>
    expect(passageIn(text, { quote: 'Try it', page: PRICING })).toMatchObject({ page: PRICING, before: ['Pricing'] }));

  it('is found on any page where it names none, and in what frames all of them', () => {
    expect(passageIn(text, { quote: 'No card' })?.page).toBe(PRICING);
    expect(passageIn(text, { quote: 'Imprint' })).toMatchObject({ page: HOME, text: 'Imprint' });
  });

  it('is found without the dots that cut it', () =>
    expect(passageIn(text, { quote: 'Built for shops…' })?.text).toContain('Built for shops'));

  it('shows a part of a text that is long', () => {
    const long = { pages: [{ page: HOME, texts: [`${'a '.repeat(2_000)}here${' b'.repeat(2_000)}`] }], frame: [] };
    const shown = passageIn(long, { quote: 'here' })?.text ?? '';
    expect(shown).toMatch(/^….*here.*…$/u);
    expect(shown.length).toBeLessThan(1_300);
  });

  it('is missed where it does not stand', () => expect(passageIn(text, { quote: 'Pay by the hour' })).toBeUndefined());
});
