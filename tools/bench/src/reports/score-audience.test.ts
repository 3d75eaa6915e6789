import { describe, expect, it } from 'vitest';
import { audienceVerdict } from './score-audience.ts';

describe('the verdict on an audience', () => {
  it('is right when an expected word occurs', () => {
    expect(audienceVerdict(['nurse', 'hospital'], 'Hospitals with more than 200 beds', [])).toBe('right');
  });

  it('is wrong when none occurs', () => {
    expect(audienceVerdict(['nurse'], 'Readers with an hour to spare', [])).toBe('wrong');
  });

  it('finds nothing in the name of the site', () => {
    expect(audienceVerdict(['parent'], 'Visitors of Happy Parents', ['Happy Parents'])).toBe('wrong');
  });

  it.each([null, '', 'The pages name no audience.', 'It is not clear whom this is for.'])(
    'is missing when a report names no audience: %s',
    (said) => {
      expect(audienceVerdict(['nurse'], said, [])).toBe('missing');
    },
  );

  it('is right when no audience is expected and none is named', () => {
    expect(audienceVerdict('none', 'The page names no audience.', [])).toBe('right');
    expect(audienceVerdict('none', 'Players with an evening to spend', [])).toBe('wrong');
  });
});
