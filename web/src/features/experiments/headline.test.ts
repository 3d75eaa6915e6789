import type { MockInstance } from 'vitest';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drawVariant, headlineVariants, trackConversion, trackImpression, visitorsVariant } from './headline.ts';

const control = headlineVariants[0]!;

let logging: MockInstance<typeof console.log>;
const logged = () => logging.mock.calls.map(([message]) => message as string);

beforeEach(() => {
  logging = vi.spyOn(console, 'log').mockImplementation(() => {});
});

describe('the variants of the headline', () => {
  it('are eleven: control of weight 3 and ten of weight 1 (§9 headline variants, §3 variant)', () => {
    expect(headlineVariants.map(({ id, weight }) => [id, weight])).toEqual([
      ['control', 3],
      ...Array.from({ length: 10 }, (_, index) => [`variant-${index + 1}`, 1]),
    ]);
  });

  it('have texts of their own, and headlines of at most 30 characters (§3 variant)', () => {
    expect(new Set(headlineVariants.map(({ headline }) => headline)).size).toBe(11);
    expect(new Set(headlineVariants.map(({ subheadline }) => subheadline)).size).toBe(11);
    expect(Math.max(...headlineVariants.map(({ headline }) => headline.length))).toBeLessThanOrEqual(30);
  });
});

describe('drawing a headline', () => {
  it('gives each variant its share of the thirteen (§4 headline draw)', () => {
    const drawn = Array.from({ length: 13 }, (_, thirteenth) => drawVariant((thirteenth + 0.5) / 13).id);
    expect(drawn).toEqual(['control', 'control', 'control', ...headlineVariants.slice(1).map(({ id }) => id)]);
  });

  it.each([
    [0, 'control'],
    [2.999 / 13, 'control'],
    [3 / 13, 'variant-1'],
    [0.999_999, 'variant-10'],
  ])('takes %d for %s', (random, id) => {
    expect(drawVariant(random).id).toBe(id);
  });

  it('happens once for each visitor, who is told apart by the stored id (§4 headline draw, headline-variant)', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99);
    expect(visitorsVariant().id).toBe('variant-10');
    expect(localStorage.getItem('headline-variant')).toBe('variant-10');
    vi.mocked(Math.random).mockReturnValue(0);
    expect(visitorsVariant().id).toBe('variant-10');
  });

  it('happens again where the stored id is unknown (D-74)', () => {
    localStorage.setItem('headline-variant', 'variant-99');
    vi.spyOn(Math, 'random').mockReturnValue(0);
    expect(visitorsVariant().id).toBe('control');
    expect(localStorage.getItem('headline-variant')).toBe('control');
  });

  it('works without storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const variant = visitorsVariant();
    expect(headlineVariants).toContain(variant);
    // The second call returns the same variant, although nothing is stored.
    expect(visitorsVariant()).toBe(variant);
    expect(() => trackImpression(control)).not.toThrow();
  });
});

describe('tracking a headline', () => {
  it('logs the impression once (§4 headline-impression-tracked, tracking)', () => {
    trackImpression(control);
    trackImpression(control);
    expect(logged()).toEqual(['Headline impression: control']);
    expect(localStorage.getItem('headline-impression-tracked')).toBe('true');
  });

  it('logs the conversion once, apart from the impression (§4 headline-conversion-tracked, tracking)', () => {
    trackConversion(control);
    trackConversion(control);
    expect(logged()).toEqual(['Headline conversion: control']);
    expect(localStorage.getItem('headline-conversion-tracked')).toBe('true');
    expect(localStorage.getItem('headline-impression-tracked')).toBeNull();
  });
});
