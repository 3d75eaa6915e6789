import { describe, expect, it } from 'vitest';
import { visibleText } from './visible-text.ts';

describe('the visible form of a text', () => {
  it.each([
    ['is all of it', 'Fine, thanks.', 'Fine, thanks.'],
    ['is no blanks around it', ' \n Fine.\t', 'Fine.'],
    ['is one blank for many', 'Fine \u00a0\n\n \u3000 thanks', 'Fine thanks'],
    ['is no zero-width space, joiner or byte order mark', 'F\u200bi\u200dn\ufeffe', 'Fine'],
    ['is no soft hyphen, variation selector or tag', 'Fi\u00adne\ufe0f\u{E0041}', 'Fine'],
    ['is no filler of Hangul or Braille', '\u3164\u115f\uffa0\u2800', ''],
    ['is no change of the writing direction', '\u202eFine\u202c\u2066', 'Fine'],
    ['is no control character', 'F\u0007i\u0000n\u009fe', 'Fine'],
    ['is every letter, mark, digit and symbol', 'नमस्ते 你好 👍🏽 é ١٢٣ ☃', 'नमस्ते 你好 👍🏽 é ١٢٣ ☃'],
  ])('%s', (_, text, visible) => expect(visibleText(text)).toBe(visible));
});
