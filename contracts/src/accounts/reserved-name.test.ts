import { describe, expect, it } from 'vitest';
import { updateProfileBody } from './api.ts';
import { readsLikeOurs } from './reserved-name.ts';

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
    '𝐓𝐰𝐨𝐟𝐨𝐥𝐝 Staff',
  ])('is refused: %s', (fullName) => {
    expect(readsLikeOurs(fullName)).toBe(true);
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
    'Олександр Тво',
    'محمد عبد الرحمن',
    '王小明',
  ])('is no other one: %s', (fullName) => expect(updateProfileBody.parse({ fullName })).toEqual({ fullName }));
});
