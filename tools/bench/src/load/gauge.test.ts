import { expect, it } from 'vitest';
import { gaugeIn } from './gauge.ts';

const TEXT = `# HELP late how late
# TYPE late gauge
late{who="one",what="a b"} 2
late{who="two"} 7.5
later 9
late_once 11`;

it('a gauge is the largest of its values, and none of another name', () => {
  expect(gaugeIn(TEXT, 'late')).toBe(7.5);
  expect(gaugeIn(TEXT, 'later')).toBe(9);
  expect(() => gaugeIn(TEXT, 'lat')).toThrow('There is no lat');
});
