import { auditPaths, eventPath, personPath, streamPath, tracePath } from '../addresses.ts';
import { logSearch } from '../log/log-filters.ts';
import { PAGES, VIEWS } from './pages.ts';

/** A match: a URL of the console, or an email address, which the server has to resolve to a person. */
export type Command = { readonly name: string; readonly kind: string } & (
  | { readonly to: string }
  | { readonly email: string }
);

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const STREAM = /^[a-z]+-[\w-]+$/;
const WORD_AND_ID = /^(?:([a-z]+)[\s-]+)?#?(\d{1,15})$/i;
const MAX_STREAMS = 5;

/** Entities with a number, their names, and their URLs. */
const NUMBERED = [
  { kind: 'Person', words: ['person', 'user', 'account'], to: personPath },
  { kind: 'Order', words: ['order'], to: (id: string) => streamPath(`order-${id}`) },
  { kind: 'App', words: ['app', 'product', 'report'], to: (id: string) => streamPath(`product-${id}`) },
  { kind: 'Review', words: ['review'], to: (id: string) => streamPath(`review-${id}`) },
  { kind: 'Credits', words: ['credits', 'credit', 'ledger'], to: (id: string) => streamPath(`credits-${id}`) },
] as const;

/** The matches of a typed text, the most likely first. `streams` are those already shown on other screens. */
export const commandsFor = (text: string, streams: readonly string[]): readonly Command[] => {
  const typed = text.trim();
  const lower = typed.toLowerCase();
  if (typed.includes('@')) return [{ name: typed, kind: 'Person with this email', email: typed }];
  return [
    ...numbered(lower),
    ...ids(typed),
    ...[...PAGES, ...VIEWS]
      .filter(([name]) => name.toLowerCase().includes(lower))
      .map(([name, to]) => ({ name, kind: 'Page', to })),
    ...streamsLike(lower, streams),
    ...(typed === '' ? [] : [{ name: `“${typed}”`, kind: 'Search the log', to: searchPath(typed) }]),
  ];
};

const searchPath = (text: string): string => `${auditPaths.log}${logSearch({ text })}`;

const numbered = (typed: string): readonly Command[] => {
  const [, word, id] = WORD_AND_ID.exec(typed) ?? [];
  if (id === undefined) return [];
  return NUMBERED.filter(({ words }) => word === undefined || words.some((each) => each.startsWith(word))).map(
    ({ kind, to }) => ({ name: `${kind} ${id}`, kind: kind === 'Person' ? 'Account' : 'Stream', to: to(id) }),
  );
};

const ids = (typed: string): readonly Command[] =>
  UUID.test(typed)
    ? [
        { name: typed, kind: 'Event', to: eventPath(typed.toLowerCase()) },
        { name: typed, kind: 'Trace of a request', to: tracePath(typed.toLowerCase()) },
      ]
    : [];

const streamsLike = (typed: string, streams: readonly string[]): readonly Command[] => {
  if (typed === '') return [];
  const known = streams.filter((stream) => stream.includes(typed)).slice(0, MAX_STREAMS);
  const named = STREAM.test(typed) && !known.includes(typed) ? [typed, ...known] : known;
  return named.map((stream) => ({ name: stream, kind: 'Stream', to: streamPath(stream) }));
};
