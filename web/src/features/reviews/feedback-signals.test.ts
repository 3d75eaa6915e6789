import { describe, expect, it } from 'vitest';
import { signalsIn } from './feedback-signals.ts';

const named = (text: string) => [...signalsIn(text)];

describe('looking for what a builder can act on', () => {
  it.each([
    ['nothing in an empty text', '', []],
    ['nothing in mere praise', 'Nice. Great job, guys!', []],
    ['no place in a page as such', 'Nice page.', []],
    ['a place', 'The checkout!', ['where']],
    ['a certain page', 'On the first page.', ['where']],
    ['a page by its name', 'The home page!', ['where']],
    ['what happened', 'It crashed and was broken.', ['what']],
    ['a reason', 'Confusing.', ['why']],
    ['a change', 'Shorten it.', ['change']],
    ['a typographic apostrophe like a straight one', 'It didn’t.', ['what']],
    ['no word inside another one', 'Stopwatch, formidable', []],
    [
      'all four',
      'On the pricing page I clicked "Buy" and got an error, so I felt unsure. Put the price first instead.',
      ['where', 'what', 'why', 'change'],
    ],
  ])('finds %s', (_, text, signals) => expect(named(text)).toEqual(signals));
});
