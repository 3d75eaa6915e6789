import type { Draft } from '../draft.ts';
import { withHeaders, type Change } from './change.ts';
import { JSON_VALUES, WHOLE_BODIES, type JsonValue } from './json-values.ts';

type JsonObject = Readonly<Record<string, unknown>>;

const PLACE = '\u{f8ff}here\u{f8ff}';

/** Replaces the body; what is sent is JSON by its name. */
const withBody = (draft: Draft, body: string | Buffer): Draft =>
  withHeaders({ ...draft, body: Buffer.from(body) }, { 'content-type': 'application/json' });

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where a value stands in an example: the names that lead there. */
const placesIn = (example: JsonObject): (readonly string[])[] =>
  Object.entries(example).flatMap(([name, value]) => [
    [name],
    ...(isObject(value) ? placesIn(value).map((place) => [name, ...place]) : []),
  ]);

const put = (example: JsonObject, [name = '', ...rest]: readonly string[], value: unknown): JsonObject => {
  const part = example[name];
  const changed = rest.length > 0 && isObject(part) ? put(part, rest, value) : value;
  return { ...example, [name]: changed };
};

/** The example as JSON, with any text, which need not be JSON, in one place. */
const textWith = (example: JsonObject, place: readonly string[], text: string): string =>
  JSON.stringify(put(example, place, PLACE)).replace(JSON.stringify(PLACE), () => text);

const inPlace =
  (place: readonly string[]) =>
  ({ name, text }: JsonValue): Change => ({
    name: `${place.join('.')} is ${name}`,
    apply: (draft, { example, mark }) => withBody(draft, textWith(example.body ?? {}, place, text(mark))),
  });

/** Changes of one field: it is missing, something else, there twice, or spelt in another way. */
const ofField = (place: readonly string[]): Change[] => {
  const [last = ''] = place.slice(-1);
  const name = place.join('.');
  const asText = (change: (text: string, key: string) => string): Change['apply'] => {
    const key = `${JSON.stringify(last)}:`;
    return (draft, { example }) => withBody(draft, change(JSON.stringify(example.body ?? {}), key));
  };
  return [
    {
      name: `${name} is missing`,
      apply: (draft, { example }) => withBody(draft, JSON.stringify(put(example.body ?? {}, place, undefined))),
    },
    { name: `${name} stands twice`, apply: asText((text, key) => text.replace(key, () => `${key}null,${key}`)) },
    {
      name: `${name} stands there as a key of the prototype too`,
      apply: asText((text, key) => text.replace(key, () => `"__proto__":{${key}1},"constructor":null,${key}`)),
    },
    { name: `${name} is in capitals`, apply: asText((text, key) => text.replace(key, () => key.toUpperCase())) },
    ...JSON_VALUES.map(inPlace(place)),
  ];
};

const whole = ({ name, text }: JsonValue): Change => ({
  name: `the body is ${name === '' ? 'empty' : name}`,
  apply: (draft, { mark }) => withBody(draft, text(mark)),
});

/** Changes of the bytes of a body. */
const BYTES: readonly Change[] = [
  ['begins with a byte order mark', (body: Buffer) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), body])],
  [
    'has a byte that is no UTF-8',
    (body: Buffer) => Buffer.from(body.toString('latin1').replace('a', '\xff'), 'latin1'),
  ],
  [
    'has half a character',
    (body: Buffer) => Buffer.concat([body.subarray(0, -2), Buffer.from([0xc3]), body.subarray(-2)]),
  ],
  [
    'has a surrogate in its bytes',
    (body: Buffer) => Buffer.from(body.toString('latin1').replace('a', '\xed\xa0\x80'), 'latin1'),
  ],
  ['has a NUL', (body: Buffer) => Buffer.from(body.toString('latin1').replace('a', '\0'), 'latin1')],
  ['is UTF-16', (body: Buffer) => Buffer.from(body.toString('utf8'), 'utf16le')],
  ['ends early', (body: Buffer) => body.subarray(0, -1)],
  ['goes on behind its end', (body: Buffer) => Buffer.concat([body, Buffer.from('\n}')])],
  [
    'has much white space',
    (body: Buffer) => Buffer.concat([Buffer.alloc(50_000, ' '), body, Buffer.alloc(40_000, '\n')]),
  ],
].map(([name, change]) => ({
  name: `the body ${String(name)}`,
  apply: (draft: Draft) =>
    withBody(draft, (change as (body: Buffer) => Buffer)(draft.body ?? Buffer.from('{"a":"a"}'))),
}));

/** All that is done to the body of a call; `example` is what it takes, if it takes anything. */
export const bodyChanges = (example: JsonObject | undefined): Change[] => [
  ...placesIn(example ?? {}).flatMap(ofField),
  ...WHOLE_BODIES.map(whole),
  ...BYTES,
  {
    name: 'a field that nobody knows',
    apply: (draft, { mark, example: { body } }) =>
      withBody(draft, JSON.stringify({ ...body, [mark]: mark, role: 'auditor', id: 1 })),
  },
];
