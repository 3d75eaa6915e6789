import { PAGE_ROLES, ROLE_WORDS, SECOND_CHOICE, SKIPPED_WORDS, type PageRole } from './role-words.ts';

/** How clearly a link states the purpose of its page. */
export type RoleScore = { readonly role: PageRole; readonly score: number };

const WHOLE_MATCH = 4;
const PARTIAL_MATCH = 2;
/** Longer link texts are sentences, which may contain any word. */
const MAX_WORDS = 5;
const MAX_ASIAN_LENGTH = 16;
const ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Lower case, without diacritics and punctuation, single spaces. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{Mn}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]s\b/g, 's')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const phrasesOf = (words: readonly string[]): readonly string[] => words.flatMap((line) => line.split('|'));
const roles = PAGE_ROLES.map((role) => ({ role, phrases: phrasesOf(ROLE_WORDS[role]) }));
const skipped = phrasesOf([SKIPPED_WORDS]);
const secondChoice: ReadonlySet<string> = new Set(phrasesOf([SECOND_CHOICE]));

/** Scores a text: whether it is one of these phrases, or a short text that contains one. */
const matchOf = (text: string, phrases: readonly string[]): number => {
  if (text === '') return 0;
  const isShort = ASIAN.test(text) ? text.length <= MAX_ASIAN_LENGTH : text.split(' ').length <= MAX_WORDS;
  let best = 0;
  for (const phrase of phrases) {
    if (text === phrase) return secondChoice.has(phrase) ? PARTIAL_MATCH : WHOLE_MATCH;
    const isIn = ASIAN.test(phrase) ? text.includes(phrase) : ` ${text} `.includes(` ${phrase} `);
    if (isShort && isIn) best = PARTIAL_MATCH;
  }
  return best;
};

const lastSegment = (path: string): string => {
  const segment = path.split('/').findLast((part) => part !== '' && !/^index\.\w+$/i.test(part)) ?? '';
  return plain(decoded(segment).replace(/\.(html?|php|aspx?|jsp)$/i, ''));
};

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** The roles that match the words of a link and the end of its address, best first; none for skipped pages. */
export const rolesOf = (text: string, path: string): readonly RoleScore[] => {
  const [words, segment] = [plain(text), lastSegment(path)];
  if (isSkipped(text, path)) return [];
  return roles
    .map(({ role, phrases }) => ({ role, score: matchOf(words, phrases) + matchOf(segment, phrases) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
};

/** Whether a link leads to a page without information about the offer. */
export const isSkipped = (text: string, path: string): boolean =>
  [plain(text), lastSegment(path)].some((words) => matchOf(words, skipped) === WHOLE_MATCH);

/** Whether a page is worth reading only as the best one for a role. */
export const isSecondChoice = (text: string): boolean => secondChoice.has(plain(text));
