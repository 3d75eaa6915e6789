import { describe, expect, it } from 'vitest';
import { createLimitedTokens } from './token-limits.ts';

const limitedAt = (clock: { ms: number }) => createLimitedTokens(() => clock.ms);

describe('the cache of limits', () => {
  it('stops an address that guesses, its whole /64, and no one else', () => {
    const limited = limitedAt({ ms: 0 });
    limited.limitAddress('2001:db8::1', 60_000);
    expect(limited.waitOfAddress('2001:db8::2', 'new')).toBe(60_000);
    expect(limited.waitOfAddress('2001:db8:0:1::1', 'new')).toBe(0);
    expect(limited.waitOfAddress('192.0.2.1', undefined)).toBe(0);
  });

  it('accepts recently working tokens, even from an address that guesses', () => {
    const limited = limitedAt({ ms: 0 });
    limited.trust('known');
    limited.limitAddress('192.0.2.1', 60_000);
    expect(limited.waitOfAddress('192.0.2.1', 'known')).toBe(0);
    limited.forget('known');
    expect(limited.waitOfAddress('192.0.2.1', 'known')).toBe(60_000);
  });

  it('forgets both once their minute is over', () => {
    const clock = { ms: 0 };
    const limited = limitedAt(clock);
    limited.limitAddress('192.0.2.1', 60_000);
    limited.limitToken('busy', 60_000);
    clock.ms = 59_999;
    expect([limited.waitOfAddress('192.0.2.1', 'new'), limited.waitOfToken('busy')]).toEqual([1, 1]);
    clock.ms = 60_000;
    expect([limited.waitOfAddress('192.0.2.1', 'new'), limited.waitOfToken('busy')]).toEqual([0, 0]);
  });

  it('forgets the oldest of many', () => {
    const limited = limitedAt({ ms: 0 });
    for (let token = 0; token <= 10_000; token++) limited.limitToken(`token-${token}`, 60_000);
    expect([limited.waitOfToken('token-0'), limited.waitOfToken('token-1')]).toEqual([0, 60_000]);
  });
});
