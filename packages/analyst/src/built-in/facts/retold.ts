import { capitalised, withArticle, wordsOf } from '../wording.ts';
import {
  ambiguousImperatives,
  finite,
  imperatives,
  notNouns,
  objectStarts,
  unfitAfterWe,
} from '../words/english-verbs.ts';

const plainWord = (word: string | undefined): string => (word ?? '').toLowerCase().replaceAll('’', "'");

/** “your team” told about others: “their team”. */
const toThirdPerson = (text: string): string =>
  text
    .replaceAll(/\byourselves\b|\byourself\b/giu, 'themselves')
    .replaceAll(/\byou(?:['’]re| are)\b/giu, 'they are')
    .replaceAll(/\byou(?:['’]ll| will)\b/giu, 'they will')
    .replaceAll(/\byou(?:['’]ve| have)\b/giu, 'they have')
    .replaceAll(/\byours\b/giu, 'theirs')
    .replaceAll(/\byour\b/giu, 'their')
    .replaceAll(/\b(?<before>for|to|with|from|of|gives?|lets?|helps?|at|by|on) you\b/giu, '$<before> them')
    .replaceAll(/\byou\b/giu, 'they');

const speaksToOrAsSomebody = /\b(?:i|i['’]m|me|my|we|we['’]re|our|us|ours|you|your|let['’]s)\b/iu;

const inflected = (verb: string): string => {
  if (verb === 'have') return 'has';
  if (verb === 'do') return 'does';
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z|o)$/u.test(verb) ? `${verb}es` : `${verb}s`;
};

const isVerb = (word: string): boolean => imperatives.has(word) || ambiguousImperatives.has(word);

/** “We make, mend and rent violins” → “Makes, mends and rents violins”; undefined where a later verb would stay bare. */
const ofWe = (rest: string): string | undefined => {
  const list = /^(?<verbs>[a-z]+(?:, [a-z]+)*(?:,? (?:and|&) [a-z]+)?) (?<object>.+)$/u.exec(rest)?.groups;
  const verbs = (list?.['verbs'] ?? '').split(/, and |, | and | & /u);
  const object = list?.['object'] ?? '';
  const isList = verbs.length > 1 && object !== '' && !isVerb(plainWord(object.split(' ')[0]));
  const [first = '', ...others] = isList ? verbs : rest.split(' ');
  const tail = isList ? ` ${object}` : ` ${others.join(' ')}`;
  if (!/^[a-z]{2,}$/u.test(first) || unfitAfterWe.has(first)) return undefined;
  const bareVerbFollows = [...tail.matchAll(/(?:, | and )(?<word>[a-z]+)/gu)].some(({ groups }) =>
    imperatives.has(groups?.['word'] ?? ''),
  );
  if (bareVerbFollows) return undefined;
  const head = isList
    ? [verbs.slice(0, -1).map(inflected).join(', '), inflected(verbs.at(-1) ?? '')].join(' and ')
    : inflected(first);
  return `${head}${tail}`.replaceAll(/\bour\b/gu, 'its');
};

const stripped = (text: string): string => text.replace(/[\s.!,;:…]+$/u, '').trim();

const withoutName = (text: string, name: string): string => {
  const start = text.slice(0, name.length).toLowerCase() === name.toLowerCase() ? text.slice(name.length) : undefined;
  return start !== undefined && /^[\s,:–—-]/u.test(start) ? start.replace(/^[\s,:–—-]+/u, '') : text;
};

/** “Underscore is a …” on the page of Underscore.js: a shorter or longer form of the name counts as the name. */
const nameAtStart = (text: string, name: string): string => {
  const subject = /^(?<subject>\p{Lu}[\p{L}\p{N}.&'’-]*(?:\s\p{Lu}[\p{L}\p{N}.&'’-]*){0,2})\s+(?:is|are)\s/u.exec(text)
    ?.groups?.['subject'];
  const letters = (form: string) => form.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const isForm =
    subject !== undefined &&
    subject.length > 2 &&
    (letters(name).startsWith(letters(subject)) || letters(subject).startsWith(letters(name)));
  return isForm ? subject : name;
};

const ofName = (rest: string): string | undefined => {
  const copula = /^(?:is|are)\s+(?<what>(?:an?|the|one)\s.+)$/iu.exec(rest)?.groups?.['what'];
  if (copula !== undefined) return copula;
  return /^(?!is\s|was\s|has\s|his\s|its\s|this\s|does\s|always\s)[a-z]{2,}s\s/u.test(rest) ? rest : undefined;
};

const ofImperative = (text: string): string | undefined => {
  const words = text.split(/\s+/u);
  const first = plainWord(words[0]);
  const second = plainWord(words[1]);
  if (['shop', 'buy'].includes(first) && words.length > 2 && !objectStarts.has(second))
    return `Sells ${words.slice(1).join(' ')}`;
  const mayBeVerb =
    !notNouns.has(first) &&
    !finite.has(first) &&
    (!first.endsWith('s') || first.endsWith('ss')) &&
    !/^(?:all|both|half|every)$/u.test(first);
  const speaksToReader = mayBeVerb && /^you(?:r|rself)?$/u.test(second);
  const isOrder =
    speaksToReader ||
    (imperatives.has(first) && second !== '') ||
    (ambiguousImperatives.has(first) && objectStarts.has(second));
  return isOrder ? `Helps people ${first} ${words.slice(1).join(' ')}` : undefined;
};

const ofNoun = (text: string): string | undefined => {
  const words = wordsOf(text).map(plainWord);
  const isThing = !notNouns.has(words[0] ?? '') && !words.some((word) => finite.has(word)) && !/[.!?]\s/u.test(text);
  return isThing ? text : undefined;
};

const trade =
  /\b(?:designer|developer|director|engineer|photographer|writer|artist|consultant|student|architect|illustrator|manager|founder|researcher|scientist|teacher|musician|producer|programmer|author|editor|maker|speaker|coach|lawyer|translator)\b/iu;

const ofSpeaker = (text: string): string | undefined => {
  const person =
    /^(?:[Hh]i,? |[Hh]ello,? |[Hh]ey,? )?(?:I['’]m|I am|[Mm]y name is)\s+(?:\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?[,.]\s+(?:and\s+)?(?:I['’]m\s+|I am\s+)?)?(?<what>[^.!?]+)/u.exec(
      text,
    )?.groups?.['what'];
  if (person === undefined || !trade.test(person)) return undefined;
  return `Presents the work of ${/^(?:an?|the)\s/iu.test(person) ? person : withArticle(person)}`;
};

/** “Repair tickets for bike shops: write the ticket, …” is about what stands before the colon. */
export const colonHead = (text: string): string => {
  const head = /^(?<head>[^:]{12,90}):\s/u.exec(text)?.groups?.['head'];
  return head !== undefined && wordsOf(head).length >= 3 ? head : text;
};

const MAX_LENGTH = 190;

/**
 * Tells what a headline says in the third person: “Acme is a tool for X” → “A tool for X”, “Grow your shop” → “Helps
 * people grow their shop”, “We mend violins” → “Mends violins”. Undefined when it cannot be done without doing harm to
 * the grammar; the headline is quoted then.
 */
export const retold = (headline: string, name: string): string | undefined => {
  const text = colonHead(stripped(headline.replace(/^(?:welcome to [^,.!]+[,.!]\s*)/iu, '')));
  const rest = withoutName(text, nameAtStart(text, name));
  const ours = /^(?:at .{2,30}, )?we(?: are|['’]re)\s+(?<what>(?:an?|the)\s.+)$/iu.exec(rest)?.groups?.['what'];
  const doing = /^(?:at .{2,30}, )?we\s+(?<doing>.+)$/iu.exec(rest)?.groups?.['doing'];
  const mine = /^i\s+(?<doing>[a-z]+\s.+)$/iu.exec(rest)?.groups?.['doing'];
  const explained = /^how to\s+(?<what>.+)$/iu.exec(rest)?.groups?.['what'];
  const its = /^(?:this is|it['’]s|it is|here is)\s+(?<what>(?:an?|the)\s.+)$/iu.exec(rest)?.groups?.['what'];
  const told =
    ofSpeaker(rest) ??
    (rest === text ? undefined : ofName(rest)) ??
    ours ??
    its ??
    (doing === undefined ? undefined : ofWe(doing)) ??
    (mine === undefined ? undefined : ofWe(mine.replaceAll(/\bmy\b/giu, 'their'))) ??
    (explained === undefined ? undefined : `Explains how to ${explained}`) ??
    ofImperative(rest) ??
    ofNoun(rest);
  if (told === undefined || /[?"“”]/u.test(told)) return undefined;
  const third = capitalised(stripped(toThirdPerson(told)));
  return third.length <= MAX_LENGTH && wordsOf(third).length >= 2 && !speaksToOrAsSomebody.test(third)
    ? third
    : undefined;
};
