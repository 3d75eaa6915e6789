import type { Fact } from '@twofold/contracts/analysis/fact';
import { inWords, titleOf } from './fact-words.ts';
import { field, textOf, webAddressOf } from './read-value.ts';

const GROUPS: readonly Fact['group'][] = [
  'performance',
  'user-experience',
  'accessibility',
  'search',
  'sharing',
  'delivery',
  'security',
  'legal',
  'technology',
];
const STATUSES: readonly Fact['status'][] = ['pass', 'warning', 'fail', 'info', 'not-measured'];

const factOf = (value: unknown): Fact | undefined => {
  const id = textOf(field(value, 'id'));
  const title = textOf(field(value, 'title'));
  const group = GROUPS.find((each) => each === field(value, 'group'));
  const status = STATUSES.find((each) => each === field(value, 'status'));
  const found = field(value, 'value');
  const source = webAddressOf(field(value, 'source'));
  if (id === '' || title === '' || !group || !status || !source) return undefined;
  const unit = textOf(field(value, 'unit'));
  const advice = textOf(field(value, 'advice'));
  return {
    id,
    group,
    title: titleOf(id, title),
    status,
    value: typeof found === 'number' ? found : textOf(found),
    ...(unit && { unit }),
    evidence: textOf(field(value, 'evidence')),
    why: textOf(field(value, 'why')),
    ...(advice && { advice }),
    source,
    rules: textOf(field(value, 'rules')),
  };
};

/** The facts of a report for the screen; none in reports from before measurements existed. */
export const readFacts = (value: unknown): readonly Fact[] =>
  (Array.isArray(value) ? value : []).map(factOf).filter((each) => each !== undefined);

/** The value with its unit: "36 characters". */
export const valueOf = ({ id, value, unit }: Pick<Fact, 'id' | 'value' | 'unit'>): string => {
  const shown = typeof value === 'number' ? value.toLocaleString('en-US') : inWords(id, value);
  return unit === undefined ? shown : `${shown} ${unit}`;
};
