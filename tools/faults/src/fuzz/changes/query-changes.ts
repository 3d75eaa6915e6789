import type { Call } from '../call.ts';
import type { Draft } from '../draft.ts';
import type { Change } from './change.ts';

/** What stands behind the equals sign, as it goes over the wire. */
const VALUES: readonly string[] = [
  '',
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  '201',
  '9007199254740993',
  '9223372036854775808',
  '9'.repeat(64),
  '9'.repeat(65),
  '9'.repeat(400),
  'NaN',
  'Infinity',
  'null',
  'true',
  '%00',
  'a%00b',
  '%',
  '%ff',
  '%ED%A0%80',
  '%D9%A1',
  '%20',
  '%0d%0a',
  '+',
  'a-',
  'user-1',
  'A,,B',
  "'%20or%201=1%20--",
  '%25_%25',
  '(a%2B)%2B$',
  '2030-02-30T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '-271821-04-20T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2030-01-01T00:00:00%2B99:99',
  'x'.repeat(201),
  'x'.repeat(6_000),
];

const rewritten = (name: string, rewrite: (query: string, mark: string) => string): Change => ({
  name,
  apply: (draft, { mark }): Draft => ({ ...draft, query: rewrite(draft.query, mark) }),
});

const without = (query: string, field: string): string[] =>
  query.split('&').filter((pair) => pair !== '' && !pair.startsWith(`${field}=`));

const ofField = (field: string): Change[] => [
  rewritten(`${field} is not asked`, (query) => without(query, field).join('&')),
  rewritten(`${field} is asked twice`, (query) => [...without(query, field), `${field}=1`, `${field}=2`].join('&')),
  rewritten(`${field} is a list`, (query) => [...without(query, field), `${field}[]=1`].join('&')),
  rewritten(`${field} has a part`, (query) => [...without(query, field), `${field}[a]=1`, `${field}=1`].join('&')),
  rewritten(`${field} is a mark`, (query, mark) => [...without(query, field), `${field}=${mark}`].join('&')),
  ...VALUES.map((value) =>
    rewritten(`${field} is "${value.slice(0, 60)}"`, (query) =>
      [...without(query, field), `${field}=${value}`].join('&'),
    ),
  ),
];

/** Changes of a query as a whole. */
const QUERIES: readonly Change[] = [
  rewritten('what is asked is nothing', () => ''),
  rewritten('something else is asked too', (query, mark) => `${query}&${mark}=${mark}`),
  rewritten('the prototype is asked', (query) => `${query}&__proto__[polluted]=1&constructor[prototype][polluted]=1`),
  rewritten('the prototype is asked as it is', (query) => `__proto__=1&constructor=1&toString=1&${query}`),
  rewritten(
    '1,500 fields are asked',
    (query) => `${query}&${Array.from({ length: 1_500 }, (_, n) => `f${n}=1`).join('&')}`,
  ),
  rewritten('there are only signs', () => '&&==&%&?&#&[]=&[=&]'),
  rewritten('there are bytes that are no ASCII', (query) => `${query}&\xc3\xa4=\xff`),
];

/** Everything that is done to what is asked; calls that ask nothing are asked something too. */
export const queryChanges = ({ query }: Call): Change[] => {
  const { properties = {} } = (query?.toJSONSchema({ io: 'input', unrepresentable: 'any' }) ?? {}) as {
    readonly properties?: Readonly<Record<string, unknown>>;
  };
  return [...Object.keys(properties).flatMap(ofField), ...QUERIES];
};
