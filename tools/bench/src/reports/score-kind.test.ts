import { describe, expect, it } from 'vitest';
import type { Judgment } from './analyst.ts';
import { calibrationOf, kindVerdict, modelVerdict } from './score-kind.ts';

const judgment = (changes: Partial<Judgment>): Judgment => ({
  kinds: ['restaurant'],
  confidence: 0.9,
  model: undefined,
  ...changes,
});

describe('the verdict on a kind', () => {
  it('is right when the analyst names an acceptable kind', () => {
    expect(kindVerdict(['trade', 'local-service'], judgment({ kinds: ['clinic', 'trade'] }))).toBe('right');
  });

  it('is wrong when none of them is', () => {
    expect(kindVerdict(['trade'], judgment({ kinds: ['clinic'] }))).toBe('wrong');
  });

  it('is unsure when the analyst names none', () => {
    expect(kindVerdict(['trade'], judgment({ kinds: [] }))).toBe('unsure');
  });
});

describe('the verdict on a business model', () => {
  it('compares the stated model with the acceptable ones', () => {
    expect(modelVerdict(['dues', 'donations'], judgment({ model: 'donations' }))).toBe('right');
    expect(modelVerdict(['dues'], judgment({ model: 'advertising' }))).toBe('wrong');
  });

  it('is unsure when no model is stated', () => {
    expect(modelVerdict(['dues'], judgment({ model: undefined }))).toBe('unsure');
  });

  it('is not given where nothing is expected', () => {
    expect(modelVerdict([], judgment({ model: 'dues' }))).toBeUndefined();
  });
});

describe('the calibration', () => {
  it('counts right and wrong cases by level of confidence, and leaves out unsure ones', () => {
    const steps = calibrationOf([
      { confidence: 0.95, kind: 'right' },
      { confidence: 0.8, kind: 'wrong' },
      { confidence: 0.89, kind: 'right' },
      { confidence: 0.1, kind: 'unsure' },
      { confidence: 0.2, kind: 'wrong' },
    ]);
    expect(steps.filter(({ right, wrong }) => right + wrong > 0)).toStrictEqual([
      { from: 0.9, right: 1, wrong: 0 },
      { from: 0.8, right: 1, wrong: 1 },
      { from: 0, right: 0, wrong: 1 },
    ]);
  });
});
