import { capitalised, normal } from '../wording.ts';
import { type Lexicon, pairs, phrases, type Role } from '../words/lexicon.ts';
import { anyOf } from '../words/pattern.ts';
import { droppedBeforePeople } from '../words/people-modifiers.ts';

type Person = { readonly role: Role; readonly occupation: string };

/** The words of a language in the form in which groups are looked for. */
export type Reading = {
  readonly lexicon: Lexicon;
  readonly people: ReadonlyMap<string, Person>;
  readonly stops: ReadonlySet<string>;
  readonly possessives: ReadonlySet<string>;
  readonly madeFor: RegExp | undefined;
  readonly plainFor: RegExp | undefined;
  readonly parting: RegExp;
};

const marker = (list: string): RegExp | undefined =>
  anyOf(list) === ''
    ? undefined
    : new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${anyOf(list)})\s+(?<rest>\S.{0,200})`, 'giu');

const reading = (lexicon: Lexicon): Reading => ({
  lexicon,
  people: new Map(
    Object.entries(lexicon.people).flatMap(([role, list]) =>
      [...pairs(list)].map(([noun, occupation]) => [noun, { role: role as Role, occupation }] as const),
    ),
  ),
  stops: new Set(phrases(lexicon.stops)),
  possessives: new Set(phrases(lexicon.possessives)),
  madeFor: marker(lexicon.madeFor),
  plainFor: marker(lexicon.plainFor),
  parting: new RegExp(
    String.raw`\s*,\s*(?:(?:${anyOf(lexicon.and) || ','})\s+)?|\s+(?:${anyOf(lexicon.and) || ','})\s+`,
    'giu',
  ),
});

const readings = new WeakMap<Lexicon, Reading>();

export const readingOf = (lexicon: Lexicon): Reading => {
  const known = readings.get(lexicon) ?? reading(lexicon);
  readings.set(lexicon, known);
  return known;
};

const articles = new Set([
  'the',
  'a',
  'an',
  'all',
  'every',
  'both',
  'die',
  'den',
  'alle',
  'les',
  'des',
  'los',
  'las',
  'os',
  'as',
  'i',
  'gli',
  'le',
  'de',
]);

const plain = (word: string): string => normal(word).trim().replaceAll("'", '');

const personAt = (
  words: readonly string[],
  index: number,
  { people, lexicon }: Reading,
): { person: Person; length: number } | undefined => {
  const word = plain(words[index] ?? '');
  if (word === '') return undefined;
  const pair = people.get(`${word} ${plain(words[index + 1] ?? '')}`);
  if (pair !== undefined) return { person: pair, length: 2 };
  const single = people.get(word);
  if (single !== undefined) return { person: single, length: 1 };
  if (!lexicon.hasCompounds) return undefined;
  const compound = [...people].find(
    ([noun]) => noun.length > 4 && word.length > noun.length + 2 && word.endsWith(noun),
  );
  return compound === undefined ? undefined : { person: compound[1], length: 1 };
};

const plurals: ReadonlyMap<string, string> = new Map([
  ['child', 'children'],
  ['person', 'people'],
]);

const plural = (word: string): string => {
  const known = plurals.get(word.toLowerCase());
  if (known !== undefined) return known;
  if (/[^aeiou]y$/iu.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/iu.test(word) ? `${word}es` : `${word}s`;
};

const followers = new Set([
  'with',
  'who',
  'that',
  'in',
  'from',
  'of',
  'at',
  'on',
  'between',
  'under',
  'over',
  'aged',
  'without',
  'mit',
  'in',
  'aus',
  'ohne',
  'de',
  'en',
  'avec',
  'qui',
  'con',
  'que',
  'com',
  'che',
  'di',
  'met',
  'die',
  'zonder',
]);

const afterwards = (words: readonly string[], from: number): readonly string[] => {
  const rest = words.slice(from);
  return rest.length > 1 && rest.length <= 9 && followers.has((rest[0] ?? '').toLowerCase()) ? rest : [];
};

const occupationOf = (person: Person, before: readonly string[], reading: Reading): string => {
  if (reading.lexicon.tag !== 'en') return capitalised(person.occupation);
  const kept = before
    .map((word) => word.replace(/['’]s$/u, ''))
    .filter(
      (word) =>
        /^[\p{L}-]{2,}$/u.test(word) &&
        !/(?:ly|ful|less|ous|ized|ised|leged|taged|served|able|ible|alized)$/u.test(word) &&
        !droppedBeforePeople.has(word.toLowerCase()),
    )
    .slice(-2)
    .filter((word) => !person.occupation.split(' ').includes(word.toLowerCase()));
  return capitalised([...kept, person.occupation].join(' '));
};

/** “For teams” names people, “for team chat” a thing: without an article only plurals count. */
const isPlural = (word: string): boolean =>
  /(?:s|people|children|women|men|everyone|everybody|anyone|anybody|staff|hr|alumni)$/iu.test(word);

/** People as a page names them. `base` is the occupation without what is special about it here. */
export type Group = {
  readonly phrase: string;
  readonly role: Role;
  readonly occupation: string;
  readonly base: string;
};

/** Reads “independent shops with two to six stands” as a group of people; undefined when its head is nobody. */
const groupOf = (part: string, reading: Reading): Group | undefined => {
  const all = part.trim().split(/\s+/u);
  const words = articles.has((all[0] ?? '').toLowerCase()) ? all.slice(1) : all;
  if (
    reading.possessives.has(plain(words[0] ?? '')) ||
    /^(?:not|nicht|no|pas|non|não|niet|\p{L}{3,}ing)$/iu.test(words[0] ?? '')
  )
    return undefined;
  for (let index = 0; index < Math.min(words.length, 6); index++) {
    let found = personAt(words, index, reading);
    if (found === undefined) {
      if (reading.stops.has(plain(words[index] ?? ''))) return undefined;
      continue;
    }
    let end = index + found.length;
    for (let next = personAt(words, end, reading); next !== undefined; next = personAt(words, end, reading)) {
      found = next;
      end += next.length;
    }
    const head = words.slice(0, end);
    if (reading.lexicon.tag === 'en' && all === words && !isPlural(head.at(-1) ?? '')) return undefined;
    const isSingular = reading.lexicon.tag === 'en' && all !== words && /^(?:an?|every)$/iu.test(all[0] ?? '');
    const named = isSingular ? [...head.slice(0, -1), plural(head.at(-1) ?? '')] : head;
    return {
      phrase: [...named, ...afterwards(words, end)].join(' '),
      role: found.person.role,
      base: found.person.occupation,
      occupation: occupationOf(found.person, words.slice(0, end - found.length), reading),
    };
  }
  return undefined;
};

const clauseEnd = /[.!?;:()[\]{}"“”„«»|•·]|\s[-–—]\s|[–—]|\s{2,}/u;

/** The groups that a clause begins with: “shops with two to six stands, and their customers”. Empty when its head is nobody. */
export const groupsIn = (rest: string, reading: Reading): readonly Group[] => {
  const clause = rest.slice(0, rest.search(clauseEnd) === -1 ? rest.length : rest.search(clauseEnd));
  const [first = '', ...others] = clause.split(reading.parting);
  const group = groupOf(first, reading);
  if (group === undefined) return [];
  return [
    group,
    ...others
      .slice(0, 4)
      .flatMap((part) => groupOf(part.replace(/^(?:for|für|pour|para|per|voor)\s+/iu, ''), reading) ?? []),
  ];
};
