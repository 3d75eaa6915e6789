import { letters } from '../read/name-signs.ts';
import { isHead, type Passage } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import { isBlog } from './blog-signs.ts';
import type { KindId } from './kind.ts';
import { articleOf } from './shape-signs.ts';
import { ownHits } from './weigh-places.ts';

/** Words between the article and the noun: “a small, open source”. None of them begins another phrase. */
const MODIFIERS = String.raw`(?:(?!(?:is|are|was|has|have|not|no|an?|the|we|you|our|my|for|of|to|at|in|near|from|with|about|on|by|and|that|für|von|vom|zum|zur|im|am|mit|aus|pour|dans|sur|avec|de|des|du|para|con|en|di|per|com|do|da)\s)["“]?[\p{L}\d][\p{L}\d’'&/.+-]*["”]?,?\s+)`;
const ARTICLE = String.raw`(?:an?|your|eine?|une?|una|uma?|uno)`;
/** “Fern is a”, “We are the”: the subject of a definition and its verb. */
const SENTENCE = new RegExp(
  String.raw`^(?<subject>\S.{0,60}?)(?:\s+(?:is|are|ist|sind|est|sont|es|son|è|sono|é|são|sommes|somos|siamo)|['’](?:re|m|s))\s+(?:the|der|die|das|des|dei|le|la|el|il|o|a|${ARTICLE})\s+${MODIFIERS}{0,6}$`,
  'iu',
);
const OURSELVES =
  /^(?:(?:hi|hello)[\s,!]+)?(?:at \S+, )?(?:we|wir|nous|nosotros|noi|nós|it|(?:this|our) (?:site|website|web site|page|app|project|company|podcast|blog))$/iu;
const NOUN_PHRASE = new RegExp(String.raw`^(?:${ARTICLE}\s+)${MODIFIERS}{0,4}$`, 'iu');
const BARE_PHRASE = new RegExp(String.raw`^${MODIFIERS}{0,4}$`, 'iu');
/** The noun ends its phrase: “an app that”, but not “app support that”. */
const NOUN_ENDS =
  /^(?:\s*(?:$|[.,;:!()–—|])|\s+(?:[–—-]\s|(?:in|of|at|for|on|near|with|from|to|or|by|that|which|who|whose|where|built|based|made|designed|dedicated|serving|helping|für|im|aus|mit|von|der|die|das|zum|zur|pour|qui|que|à|en|de|para|con|per|che|di|com|situ[ée]\p{L}*|situa[dt]\p{L}+|located|gelegen)(?!\p{L})))/iu;
const EXPLAINED =
  /^\s+(?:(?:for|to)(?!\s+(?:sale|rent|hire|let)(?!\p{L}))|(?:built|made|designed) (?:for|to)|für|zum|zur|pour|qui|para|per|che)\s+\p{L}/iu;
const RELATIVE = /^\s+(?:that|which|who)\s+\p{L}/iu;
/** Past events are news: “An app that counted steps was taken down”. */
const HAPPENED = /\s(?:was|were|had|has been|have been|wurde|wurden|a été|fue|è stat[ao]|foi)\s/iu;
const SENTENCE_END = /[.!?]\s/u;
const MIN_NAME_LENGTH = 3;
const FIRST_TEXTS = 2;
const FIRST_WORDS = 200;

const isName = (subject: string, name: string): boolean => {
  const [said, own] = [letters(subject), letters(name)];
  return said.length >= MIN_NAME_LENGTH && (said === own || own.startsWith(said) || said.startsWith(own));
};

/**
 * Whether a first sentence defines the site as the noun from `start` to `end`: “Fern is an app that …”, “We are a design studio”,
 * “An open source library for …”. A sentence about something else or about a past event does not.
 */
export const isDefinedAt = (site: Site, { place, text }: Passage, start: number, end: number): boolean => {
  if (start > FIRST_WORDS) return false;
  const [before, after] = [text.slice(0, start), text.slice(end, end + 200)];
  if (SENTENCE_END.test(before) || !NOUN_ENDS.test(after)) return false;
  const subject = SENTENCE.exec(before)?.groups?.['subject'];
  if (subject !== undefined) return OURSELVES.test(subject) || isName(subject, site.name.title);
  const [rest = ''] = after.split(SENTENCE_END);
  // A plural names goods, a heading may belong to an article, and “ebook for subscribers” is a gift.
  const isGoods = place === 'heading' || place === 'title' || /s$/iu.test(text.slice(start, end));
  if (isGoods || HAPPENED.test(rest)) return false;
  if (NOUN_PHRASE.test(before)) return EXPLAINED.test(after) || RELATIVE.test(after);
  return BARE_PHRASE.test(before) && RELATIVE.test(after);
};

/** Passages where sites define themselves: description, title, main heading and the first two texts. Articles and blogs begin with their subject instead. */
export const definingTexts = (site: Site): readonly Passage[] => {
  if (articleOf(site) !== undefined || isBlog(site)) return [];
  const first = site.said.filter(({ page }) => page === 0);
  const texts = first.filter(({ isLead, place }) => isLead && place === 'text').slice(0, FIRST_TEXTS);
  return [...first.filter(isHead), ...texts];
};

/** Whether one of these passages defines the site by a name of this kind: “We are a research group”. */
export const isDefinedAs = (site: Site, kind: KindId, texts: readonly Passage[]): boolean =>
  ownHits(site, `kind:${kind}`).some(
    ({ passage, start, end }) => texts.includes(passage) && isDefinedAt(site, passage, start, end),
  );
