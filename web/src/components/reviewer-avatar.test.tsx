import { describe, expect, it } from 'vitest';
import { initialsOf } from './reviewer-avatar.tsx';

describe('the initials of a reviewer', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['Ada', 'AD'],
    ['Anne-Marie de la Cruz', 'AC'],
    ['<b onclick=alert(1)>Hank</b> <script>', 'BS'],
    ['👩‍👩‍👧‍👦 Zoë 🎉', 'ZO'],
    ['\u0645\u062d\u0645\u062f \u0639\u0628\u062f', '\u0645\u0639'],
    ['🎉', '🎉'],
    ['', ''],
  ])('of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
});
