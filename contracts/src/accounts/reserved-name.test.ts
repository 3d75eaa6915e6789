import { describe, expect, it } from 'vitest';
import { updateProfileBody } from './api.ts';
import { resemblesProductName } from './reserved-name.ts';

describe('a name that reads like the product', () => {
  it.each([
    'Twofold',
    'Twofold Staff',
    'TWOFOLD support',
    'The Two-Fold team',
    't w o f o l d',
    'Two\u200Bfold Support',
    'Tw\u00F3f\u00F6ld',
    'Tw\u043Ef\u043Eld Staff',
    'Тwofold',
    'Tvvof0ld',
    'Twofo1d',
    'Ｔｗｏｆｏｌｄ',
    '\u{1d413}\u{1d430}\u{1d428}\u{1d41f}\u{1d428}\u{1d425}\u{1d41d} Staff',
  ])('is refused: %s', (fullName) => {
    expect(resemblesProductName(fullName)).toBe(true);
    expect(updateProfileBody.safeParse({ fullName }).error?.issues[0]?.message).toBe(
      'Please use your own name, not Twofold’s',
    );
  });

  it.each([
    '',
    'Ada Lovelace',
    'Otto Wolf',
    'Two Feathers',
    'Harold Fold',
    '\u041e\u043b\u0435\u043a\u0441\u0430\u043d\u0434\u0440 \u0422\u0432\u043e',
    '\u0645\u062d\u0645\u062f \u0639\u0628\u062f \u0627\u0644\u0631\u062d\u0645\u0646',
    '王小明',
  ])('is no other one: %s', (fullName) => expect(updateProfileBody.parse({ fullName })).toEqual({ fullName }));
});
