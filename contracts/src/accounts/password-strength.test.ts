import { describe, expect, it } from 'vitest';
import { judgePassword } from './password-strength.ts';

describe('judging a password', () => {
  it.each(['Password1', 'Qwerty123', 'Summer2024', 'Abcabc123', 'Engine1843'])(
    'finds %s weak, and says why',
    (weak) => {
      expect(judgePassword(weak)).toEqual({ isStrong: false, advice: expect.stringMatching(/\.$/) });
    },
  );

  it.each(['Sunny-Walrus-Kite-42', 'xK9#mQ2vLp7w', 'correct horse battery Staple 1'])('finds %s strong', (strong) => {
    expect(judgePassword(strong).isStrong).toBe(true);
  });

  it('counts the words of an address as guessed', () => {
    expect(judgePassword('Zarquonvogon1').isStrong).toBe(true);
    expect(judgePassword('Zarquonvogon1', ['zarquonvogon@example.com']).isStrong).toBe(false);
  });

  it('judges the longest password in a moment', () => {
    const begun = performance.now();
    judgePassword(`Aa1${'4@8(6{[<3e1!|'.repeat(10)}`.slice(0, 128));
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});
