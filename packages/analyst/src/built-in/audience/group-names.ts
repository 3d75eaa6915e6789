import { leadIns, people } from '../lexicon/people.ts';
import { phrasesIn } from '../read/scanner.ts';
import { capitalised, escaped, quoted, setOf } from '../read/wording.ts';
import { isDiscounted } from './discounted.ts';

/** A group of people in a text: its words there, and its name in English. */
export type Group = {
  readonly words: string;
  readonly label: string;
  readonly head: string;
  readonly start: number;
  /** A word like “for” precedes it. */
  readonly isLedIn: boolean;
};

/** Head nouns that name no particular group without a modifier. */
export const VAGUE = setOf(
  'people customers subscribers members visitors guests clients employees workers owners fans lovers enthusiasts professionals readers supporters volunteers couples brands cities communities authors artists bands applicants candidates hosts experts',
);
/** Head nouns that say nothing even in a list. */
export const GENERIC_PEOPLE = setOf('people customers clients employees workers subscribers');
/** The words between the groups of a list. */
export const JOINED =
  /^\s*(?:,|and|&|or|und|oder|et|ou|y|o|e|ed|sowie|wie|comme|ainsi que|come|così come|como|(?:así|bem) como|,\s*and|,?\s*as well as(?: to| for)?|\/|・|、|や|と)\s*(?:(?:the|les|des|aux|los|las|die|den|für|pour|para|for|per|le|i|gli|ai|alle|agli|a|à|au|de|des|da|dei|degli|delle|di)\s)*$/iu;

/** English words with these endings name people: “videophiles”, “orthodontists”. */
const BY_ENDING = String.raw`\p{L}{2,}(?:philes|ologists|odontists|iatrists|opaths|ographers|icians)`;

type Lexicon = {
  readonly nouns: ReadonlyMap<string, string>;
  readonly heads: RegExp;
  readonly leadIn: RegExp | undefined;
  /** The last words of lead-ins, which are not adjectives of the group. */
  readonly leadWords: ReadonlySet<string>;
};

const alternatives = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => escaped(word).replaceAll(' ', '[ -]').replaceAll('@', '(?:[oaie]|os|as)'))
    .join('|');

const lexicons = new Map<string, Lexicon>();

const lexiconFor = (tag: string): Lexicon => {
  const known = lexicons.get(tag);
  if (known) return known;
  const nouns = new Map(
    phrasesIn(people[tag] ?? people['en'] ?? '').map((entry) => {
      const [word = '', english = word] = entry.split('=');
      return [word.trim(), english.trim()] as const;
    }),
  );
  const words = alternatives([...nouns.keys()]);
  const leads = phrasesIn(leadIns[tag] ?? '');
  const lexicon: Lexicon = {
    nouns,
    leadWords: new Set(leads.map((lead) => lead.split(' ').at(-1) ?? '')),
    heads:
      tag === 'ja'
        ? new RegExp(
            `(?:${words})(?=の(?:ため|方|皆(?:様|さま|さん))|向け|様|(?:を|の(?:[^。、]{1,10}を)?)(?:支援|サポート|応援)|に役立つ|専用|(?:の方)?も?(?:歓迎|OK|安心))`,
            'gu',
          )
        : new RegExp(
            String.raw`(?<![\p{L}\p{N}-])(?:${words}${tag === 'en' ? `|${BY_ENDING}` : ''})(?:n|en)?(?![\p{L}\p{N}])`,
            'giu',
          ),
    leadIn:
      leads.length === 0 ? undefined : new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${alternatives(leads)})\s+$`, 'iu'),
  };
  lexicons.set(tag, lexicon);
  return lexicon;
};

/** Words that cannot be part of a group’s name and end it. */
const BREAK =
  /^(?:and|or|to|of|by|with|in|on|at|from|is|are|was|be|that|which|who|we|you|your|our|their|his|her|its|the|a|an|over|more|than|all|many|most|some|these|those|other|every|each|as|und|oder|der|die|das|den|dem|mit|von|unsere|ihre|et|ou|les|des|de|nos|vos|y|o|los|las|e|i|gli|le|os|no|not|like|including|such|für|pour|para|per|for|two|three|thousands|millions|hundreds|get|lets?|helps?|helping|make|zu|aux|biete|bieten|where|gives?|giving|serv(?:es?|ing)|connect(?:s|ing)?|unit(?:es?|ing)|brings?|represent(?:s|ing)?|enabl(?:e|es|ing)|empower(?:s|ing)?|allow(?:s|ing)?|teach(?:es|ing)?|support(?:s|ing)?|treat(?:s|ing)?|offer(?:s|ing)?|meet|use|happy|loved|trusted|used|top|leading|major|best|various|different|several|numerous|diverse|verschiedene[nr]?|diverse[nr]?|différent\p{L}*|divers(?:es)?|divers[oa]s|diferentes|vari|diversi|countless|multiple|individual|offering|centuries|decades|years|generations|ages|months|weeks|days|jahrhunderte|jahrzehnte|jahre|siècles|années|siglos|años|secoli|anni|séculos|anos)$/iu;
const MAX_BEFORE = 3;

/** Adjectives before the noun: “small bike” of “for small bike shops”. */
const modifiersBefore = (text: string, start: number, leadWords: ReadonlySet<string>): string => {
  const parts = text.slice(Math.max(0, start - 60), start).split(/(?<=\s)/u);
  let taken = '';
  for (let index = parts.length - 1, count = 0; index >= 0 && count < MAX_BEFORE; index--, count++) {
    const part = parts[index] ?? '';
    const word = part.trim();
    if (!/^[\p{L}\p{N}][\p{L}\p{N}’'-]*$/u.test(word) || BREAK.test(word) || /\d/u.test(word)) break;
    if (leadWords.has(word.toLowerCase())) break;
    taken = part + taken;
  }
  return taken;
};

/** “with two to six stands”, “aged 5 to 12”. */
const AFTER =
  /^\s+(?:(?:aged|ages|under|over|between)\s+[\p{L}\p{N}]|with\s+(?:\d|one|two|three|four|five|up to|fewer|more than|no\s|little|children|kids|pets|dogs|cats|disabilit|special|their own|chronic|several|multiple))[^.,;:!?|()–—\n]{1,45}|^\s+who\s(?![^.,;:!?]{1,20}\b(?:none|it|them|this|so|one)\b)[^.,;:!?|()–—\n]{3,60}(?:,\s\p{L}+,?\sand\s[^.,;:!?|()–—\n]{3,50})?/iu;
/** “people with diabetes”: what sets them apart. */
const WITH =
  /^\s(?:living with|affected by|with)\s(?:an?\s)?[\p{L}’'-]{3,}(?:\s(?!(?:to|and|or|in|at|by|can|who|that|for|through|from|on|as|of|is|are)\b)[\p{L}’'-]+){0,2}/iu;
/** “mit Pflegegrad 1–5” in other languages: the name keeps the page’s words. */
const WITH_FOREIGN =
  /^\s(?:mit|avec|atteint\p{L}+ d[e’']|con|com)\s(?<trait>(?!(?:de[nmr]?|un\p{L}*|eine\p{L}?|la|le|el|il|o)\s)[\p{L}’'-]{3,}(?:\s[\d–-]+)?)(?=[\s.,;:!?)]|$)/iu;
/** “Fans of jazz”, “aficionados al ajedrez”: heads that need what the people like or own. */
const TASTE = setOf('fans lovers enthusiasts aficionados owners collectors students');
const OF =
  /^\sof\s(?:all things\s)?(?!(?:the|this|all|our|your|any|ages|many)\b)[\p{L}’'-]{2,}(?:\s(?:and|&)\s[\p{L}’'-]{2,}|\s(?!(?:and|or|in|at|who|from|with|to|can|is|are|for|on|by|that)\b)[\p{L}’'-]{2,}){0,2}/iu;
const OF_FOREIGN =
  /^\s(?:al?|a la|aux?|à la|de la|del|des?|d['’]|di|do|da|von|der)\s?(?<trait>(?!(?:l[aeo]s?|un\p{L}*|tous|tod\p{L}+)\s)[\p{L}’'-]{4,})(?=[\s.,;:!?)|]|$)/iu;
/** “Friends of Lumea”: heads that need whom the people are related to. */
const RELATED = setOf('descendants friends relatives survivors');
const OF_WHOM =
  /^\sof\s(?!(?:this|all|our|your|my|his|her|their|any|ages|many|mine|ours|yours|hers|theirs|an?)\b)(?:the\s)?[\p{L}’'-]{2,}(?:\s(?!(?:and|or|in|into|at|who|from|with|to|can|is|are|have|will|for|on|by|that)\b)[\p{L}’'-]{2,}){0,2}/iu;
const HAS_TRAIT = setOf('people children adults families women men patients students kids');
const ARTICLE =
  /(?:(?:dozens|hundreds|(?:tens of )?thousands|millions) of|(?:an? )?(?:broad|wide|diverse|large) (?:variety|range|array|spectrum) of(?: (?:clients|customers|users|organi[sz]ations|industries),? (?:from|including|such as|like|ranging from))?|(?:clients|customers|users|organi[sz]ations),? (?:including|such as|like|ranging from)|various|different|several|numerous|diverse|(?:all |many )?(?:types|kinds|sorts|sizes) of|(?:over|more than)?\s?[\d.,]+(?:\s?(?:k|m|million|thousand))?\+?|the|all|many|most|tod[oa]s (?:l[oa]s|[oa]s)|tous les|toutes les|tutti (?:i|gli)|tutte le|alle[nr]?|die|den|les|las|los|gli|os|as)\s+$/iu;

/** “Portal to academics and research”: academics as a subject, not as people. */
const STUDIED = /^\s(?:and|&)\s(?:research|admissions|programs?|administration|student life)/iu;
/** “Real writers” are writers; “real estate agents” are not estate agents. */
const PRAISED = /^(?:real|true|actual|existing)\s(?!estate\b)/iu;

const MIN_SHOUTED_LENGTH = 5;
/** “FOR DEVELOPERS” is not a name; “CTO” is. */
const calm = (words: string): string =>
  words.length >= MIN_SHOUTED_LENGTH && words === words.toUpperCase() ? words.toLowerCase() : words;

/** The groups of people that a text names, each with its modifiers, except groups with reduced prices. */
export const groupsIn = (text: string, tag: string): readonly Group[] => {
  const { nouns, heads, leadIn, leadWords } = lexiconFor(tag);
  const isEnglish = !(tag in people) || tag === 'en';
  const found = Array.from(text.slice(0, 1_200).matchAll(heads)).filter(
    ({ 0: noun, index }) => !/^academics$/iu.test(noun) || !STUDIED.test(text.slice(index + noun.length)),
  );
  const groups = found.map(({ 0: noun, index }) => {
    const before = tag === 'ja' ? '' : modifiersBefore(text, index, leadWords);
    const key = noun.toLowerCase().replaceAll('-', ' ');
    const head = nouns.get(key) ?? nouns.get(key.replace(/e?n$/u, '')) ?? nouns.get(key.replace(/n$/u, '')) ?? key;
    const rest = text.slice(index + noun.length);
    const ofThem = RELATED.has(head) ? OF_WHOM : TASTE.has(head) ? OF : undefined;
    const trait = HAS_TRAIT.has(head) ? WITH.exec(rest) : (ofThem?.exec(rest) ?? null);
    const after = isEnglish ? ((AFTER.exec(rest) ?? trait)?.[0] ?? '') : '';
    const isTaste = TASTE.has(head);
    const form = isTaste ? OF_FOREIGN : WITH_FOREIGN;
    const foreign = !isEnglish && (isTaste || HAS_TRAIT.has(head)) ? form.exec(rest) : null;
    const suffix =
      foreign?.groups === undefined ? '' : ` ${isTaste ? 'of' : 'with'} ${quoted(foreign.groups['trait'] ?? '')}`;
    const start = index - before.length;
    const words = text.slice(start, index + noun.length + (foreign?.[0].length ?? after.length)).trim();
    const lead = text.slice(Math.max(0, start - 70), start).replace(ARTICLE, '');
    const isLedIn = tag === 'ja' || (leadIn?.test(lead) ?? false);
    const label = capitalised(isEnglish ? calm(words.replace(PRAISED, '')) : head + suffix);
    return { words, label, head, start, isLedIn };
  });
  return groups.filter(
    (group) => (!isEnglish || !RELATED.has(group.head) || / of /iu.test(group.words)) && !isDiscounted(text, group),
  );
};
