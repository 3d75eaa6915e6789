import { describe, expect, it } from 'vitest';
import { createTokenLimits } from './token-limits.ts';

const limitsAt = (clock: { ms: number }) => createTokenLimits({ perMinute: 3, guessesPerMinute: 5 }, () => clock.ms);

describe('limiting tokens', () => {
  it('stops an address that guesses, its whole /64, and nobody else', () => {
    const limits = limitsAt({ ms: 0 });
    for (let guess = 0; guess < 5; guess++) limits.countGuess('2001:db8::1', undefined);
    expect(limits.waitOfAddress('2001:db8::2', 'new')).toBe(60_000);
    expect(limits.waitOfAddress('2001:db8:0:1::1', 'new')).toBe(0);
    expect(limits.waitOfAddress('192.0.2.1', undefined)).toBe(0);
  });

  it('lets tokens pass that have worked lately, also from an address that guesses', () => {
    const limits = limitsAt({ ms: 0 });
    limits.countCall('known');
    for (let guess = 0; guess < 500; guess++) limits.countGuess('192.0.2.1', `guess-${guess}`);
    expect(limits.waitOfAddress('192.0.2.1', 'known')).toBe(0);
    limits.forget('known');
    expect(limits.waitOfAddress('192.0.2.1', 'known')).toBe(60_000);
  });

  it('counts a token that turns out to work for nothing, however often it was sent at once', () => {
    const limits = limitsAt({ ms: 0 });
    for (let call = 0; call < 50; call++) limits.countGuess('192.0.2.1', 'first-use');
    expect(limits.waitOfAddress('192.0.2.1', 'first-use')).toBe(0);
    limits.countCall('first-use');
    for (let guess = 0; guess < 4; guess++) limits.countGuess('192.0.2.1', `guess-${guess}`);
    expect(limits.waitOfAddress('192.0.2.1', 'another')).toBe(0);
    limits.countGuess('192.0.2.1', 'guess-5');
    expect(limits.waitOfAddress('192.0.2.1', 'another')).toBe(60_000);
  });

  it('forgets guesses after a minute', () => {
    const clock = { ms: 0 };
    const limits = limitsAt(clock);
    for (let guess = 0; guess < 5; guess++) limits.countGuess('192.0.2.1', `guess-${guess}`);
    clock.ms = 59_999;
    expect(limits.waitOfAddress('192.0.2.1', 'new')).toBe(1);
    clock.ms = 60_000;
    expect(limits.waitOfAddress('192.0.2.1', 'new')).toBe(0);
  });

  it('stops a token that calls too often, and says what is left', () => {
    const clock = { ms: 0 };
    const limits = limitsAt(clock);
    const left = Array.from({ length: 4 }, () => limits.countCall('one')?.remaining);
    expect(left).toEqual([2, 1, 0, 0]);
    expect([limits.waitOfToken('one'), limits.waitOfToken('other')]).toEqual([60_000, 0]);
    clock.ms = 60_000;
    expect(limits.waitOfToken('one')).toBe(0);
  });

  it('limits nothing at 0', () => {
    const limits = createTokenLimits({ perMinute: 0, guessesPerMinute: 0 }, () => 0);
    for (let call = 0; call < 1_000; call++) limits.countGuess('192.0.2.1', undefined);
    expect(limits.countCall('one')).toBeUndefined();
    expect([limits.waitOfToken('one'), limits.waitOfAddress('192.0.2.1', 'new')]).toEqual([0, 0]);
  });
});
