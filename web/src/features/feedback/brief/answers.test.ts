import { describe, expect, it } from 'vitest';
import { textOfAnswers } from './answers.ts';

describe('D-137: answers to a brief', () => {
  it('are part of the text, each below its question, in their order', () =>
    expect(textOfAnswers(['Is the price clear?', 'Would you pay?'], ['Yes.', ' No. '])).toBe(
      '\n\nIs the price clear?\nYes.\n\nWould you pay?\nNo.',
    ));

  it('are left out where there are none', () =>
    expect(textOfAnswers(['One?', 'Two?'], ['', 'Yes.'])).toBe('\n\nTwo?\nYes.'));

  it('add nothing to a review without questions', () => expect(textOfAnswers([], [])).toBe(''));
});
