import { kindsOf } from '../kind/kind.ts';
import type { Topic } from '../lexicon/topic.ts';
import { excerpt, listed, quoted, setOf } from '../read/wording.ts';
import { type Finding, inferred, weakness } from '../report/statement.ts';
import type { Context } from './context.ts';
import { canClaimAbsence } from './needs.ts';
import { statistics } from './small-print.ts';

type Check = (context: Context) => Finding | undefined;

/** A text of fewer letters names a thing and gives no reason for it. */
const REASON = 36;
/** Sites that one can use without an account, and what an account adds is worth a line. */
const MEMBERS = kindsOf(
  'forum directory marketplace news media reference game blog recruitment app saas developer-tool',
);
const JOINS: readonly Topic[] = ['sign-up', 'enroll', 'join'];
const LONGEST = 24;
const JOIN =
  /^(?:register|registration|sign up|join(?: us| now)?|create (?:an )?account|registrieren|konto erstellen|s['’]inscrire|inscription|créer un compte|reg[ií]strate|registrarse|crear cuenta|registrati|iscriviti|cadastre-se|registre-se)(?:[!.]| now| here| today| for free)?$/iu;

/** “Register” with no word on what for. */
const accountWithoutReason: Check = (context) => {
  const { site, isSure, judgment } = context;
  if ((isSure && !MEMBERS.has(judgment.kind.id)) || !canClaimAbsence(context)) return undefined;
  const link = [...site.snapshot.callsToAction, ...site.snapshot.links].find(
    ({ text }) => text.trim().length <= LONGEST && JOIN.test(text.trim()),
  );
  const told = JOINS.flatMap((topic) => site.topic(topic)).some(
    ({ passage: { text, place } }) => place !== 'address' && place !== 'data' && text.length >= REASON,
  );
  if (link === undefined || told) return undefined;
  const words = quoted(link.text);
  const text = `${words} gives no reason: no sentence says what an account is for, or what it costs`;
  const basis = inferred(`A link or button reads ${words}; no longer text of the page speaks of signing up.`);
  const count = statistics(context)?.basis;
  const many =
    count?.basis === 'quote' ? `, and ${quoted(excerpt(count.quote, 50))}` : ', and that it is free if it is';
  const fix = `Write beside ${words} what members can do that readers cannot${many}`;
  return weakness('account-unexplained', 0.39, text, basis, fix);
};

const ENGLISH =
  /^\W*(?:product has attributes|to be determined|read more|continue reading|leave a (?:comment|reply)|add to (?:cart|wishlist)|password recovery|welcome!? ?log into your account|shopping cart|view cart|no products|uncategorized|find out more|learn more|load more|show more|sign in|sign up|subscribe now|posted by .{1,30}|powered by .{1,30} theme)\W*$/iu;
const FUNCTION_WORD = /(?<!\p{L})(?:for|the|of|your|with|and|our|is|to)(?!\p{L})/iu;
const ARTICLE = /(?<!\p{L})(?:the|your|our)(?!\p{L})/iu;
/** Other languages have an “is”, “of”, “for” or “to” as well. */
const WITHOUT_SUCH_WORDS = setOf('de fr es it pt ja');
const FEWEST_WORDS = 3;
const ACCENT = /[^\p{ASCII}–—’“”]/u;
const MOST = 3;

/** English words of a template, or an English main heading, on a page in another language. */
const untranslated: Check = ({ site }) => {
  const { name, tag } = site.language;
  const { snapshot } = site;
  if (tag === 'en' || name === '') return undefined;
  const texts = [...snapshot.blocks, ...snapshot.callsToAction].map(({ text }) => text.trim());
  const found = [...new Set(texts.filter((text) => ENGLISH.test(text)))];
  const heading = snapshot.headings.find(
    ({ level, text }, at) =>
      (level === 1 || at < MOST) &&
      text.split(' ').length >= FEWEST_WORDS &&
      text.length < 80 &&
      !ACCENT.test(text) &&
      (level === 1 && WITHOUT_SUCH_WORDS.has(tag) ? FUNCTION_WORD : ARTICLE).test(text) &&
      !text.includes(site.name.title),
  )?.text;
  if (heading === undefined && found.length === 0) return undefined;
  const words = (heading === undefined ? found : [heading]).slice(0, MOST).map((text) => quoted(excerpt(text, 60)));
  const listing = listed(words);
  const text =
    heading === undefined
      ? `English words stand on a page in ${name}: ${listing}`
      : `The heading ${listing} is in English, the page in ${name}`;
  const basis = inferred(
    `The texts of the page are in ${name}; ${listing} ${words.length > 1 ? 'are' : 'is'} among them.`,
  );
  return weakness('untranslated', 0.55, text, basis, `Translate ${listing} into ${name}`);
};

const CHECKS: readonly Check[] = [accountWithoutReason, untranslated];

/** What is asked for without a reason, and what was left in another language. */
export const askedFindings = (context: Context): readonly Finding[] => CHECKS.flatMap((check) => check(context) ?? []);
