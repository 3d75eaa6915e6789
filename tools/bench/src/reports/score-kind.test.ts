import { describe, expect, it } from 'vitest';
import type { Judgement } from './analyst.ts';
import { calibrationOf, kindVerdict, modelVerdict } from './score-kind.ts';

const judgement = (changes: Partial<Judgement>): Judgement => ({
  kinds: ['restaurant'],
  confidence: 0.9,
  model: undefined,
  ...changes,
});

describe('the verdict on a kind', () => {
  it('is right when one of the meant kinds is acceptable', () => {
    expect(kindVerdict(['trade', 'local-service'], judgement({ kinds: ['clinic', 'trade'] }))).toBe('right');
  });

  it('is wrong when none of them is', () => {
    expect(kindVerdict(['trade'], judgement({ kinds: ['clinic'] }))).toBe('wrong');
  });

  it('is unsure when the analyst means none', () => {
    expect(kindVerdict(['trade'], judgement({ kinds: [] }))).toBe('unsure');
  });
});

describe('the verdict on a business model', () => {
  it('compares what is told with what is acceptable', () => {
    expect(modelVerdict(['dues', 'donations'], judgement({ model: 'donations' }))).toBe('right');
    expect(modelVerdict(['dues'], judgement({ model: 'advertising' }))).toBe('wrong');
  });

  it('is unsure when nothing is told', () => {
    expect(modelVerdict(['dues'], judgement({ model: undefined }))).toBe('unsure');
  });

  it('is not given where nothing is expected', () => {
    expect(modelVerdict([], judgement({ model: 'dues' }))).toBeUndefined();
  });
});

describe('the calibration', () => {
  it('counts right and wrong cases by step of confidence, and leaves out unsure ones', () => {
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
