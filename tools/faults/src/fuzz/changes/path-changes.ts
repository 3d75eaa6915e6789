import type { Call } from '../call.ts';
import type { Draft } from '../draft.ts';
import type { Change } from './change.ts';

/** What stands in the place of a parameter, as it goes over the wire. */
const SEGMENTS: readonly string[] = [
  '',
  '0',
  '-1',
  '+1',
  '01',
  '1.0',
  '1e3',
  '0x1',
  '2147483648',
  '999999999999999',
  '9007199254740993',
  '9223372036854775807',
  '9223372036854775808',
  '99999999999999999999',
  '%',
  '%zz',
  '%e0%a4%a',
  '%ff',
  '%00',
  '1%00',
  '%0d%0aSet-Cookie:%20sid=1',
  '..',
  '%2e%2e',
  '%2e%2e%2f%2e%2e%2fhealthz',
  '..%5c..%5cetc%5cpasswd',
  '%2F',
  '%20',
  '1%20',
  '%D9%A1',
  '%EF%BC%91',
  '%F0%9F%92%A9',
  '%ED%A0%80',
  'null',
  'undefined',
  'NaN',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '%5Bobject%20Object%5D',
  '1;a=b',
  '1,2',
  "1'%20or%20'1'='1",
  '3F0D2F4E-5B1C-4E0A-9A57-2F1A6C1F7D10',
  '00000000-0000-0000-0000-000000000000',
  '%7B3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10%7D',
  'user-1',
  'access-1',
  'a-',
  `a-${'x'.repeat(300)}`,
  'x'.repeat(9_000),
  '9'.repeat(400),
];

const elsewhere = (draft: Draft, path: string): Draft => ({ ...draft, path, isElsewhere: true });

const inPlaceOf = (pattern: string, name: string, segment: string): Change => ({
  name: `:${name} is "${segment.slice(0, 60)}"`,
  apply: (draft) => {
    const place = pattern.split('/').indexOf(`:${name}`);
    return elsewhere(draft, draft.path.split('/').with(place, segment).join('/'));
  },
});

const rewritten = (name: string, rewrite: (path: string, mark: string) => string): Change => ({
  name: `the path ${name}`,
  apply: (draft, { mark }) => elsewhere(draft, rewrite(draft.path, mark)),
});

/** Changes of a path as a whole. */
const PATHS: readonly Change[] = [
  rewritten('ends with a slash', (path) => `${path}/`),
  rewritten('begins with two', (path) => `/${path}`),
  rewritten('has two inside', (path) => path.replace('/api/', '/api//')),
  rewritten('is in capitals', (path) => path.toUpperCase()),
  rewritten('has something behind it', (path, mark) => `${path}/${mark}`),
  rewritten('is of nothing', (_, mark) => `/api/${mark}`),
  rewritten('is the root', () => '/'),
  rewritten('is /api', () => '/api'),
  rewritten('goes up', (path) => `/api/..${path}`),
  rewritten('goes up in secret', (path) => `/api/%2e%2e${path}`),
  rewritten('is an address', (path) => `http://other.example${path}`),
  rewritten('is an address of nobody', () => 'http://[::1/'),
  rewritten('is a file', () => 'file:///etc/passwd'),
  rewritten('is a star', () => '*'),
  rewritten('is broken', (path) => `${path}%`),
  rewritten('has bytes that are no ASCII', (path) => `${path}\xc3\xa4\xff`),
  rewritten('has an encoded letter', (path) => path.replace('/api', '/%61pi')),
  rewritten('has a semicolon', (path) => `${path};jsessionid=1`),
  rewritten('has 2,000 parts', (path) => `${path}${'/a'.repeat(2_000)}`),
  rewritten('is 20 kB long', (path) => `${path}/${'x'.repeat(20_000)}`),
];

/** Everything that is done to the path of a call. */
export const pathChanges = ({ path }: Call): Change[] => [
  ...[...path.matchAll(/:(\w+)/g)].flatMap(([, name = '']) =>
    SEGMENTS.map((segment) => inPlaceOf(path, name, segment)),
  ),
  ...PATHS,
];

/** Methods that are not the call's. Another may be another call's. */
export const METHOD_CHANGES: readonly Change[] = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'M-SEARCH',
  'REPORT',
].map((method) => ({ name: `by ${method}`, apply: (draft) => ({ ...draft, method, isElsewhere: true }) }));
