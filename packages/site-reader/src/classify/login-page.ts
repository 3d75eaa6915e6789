import { countWords } from '../html/clean-text.ts';
import type { PageSnapshot } from '../site-snapshot.ts';
import type { PageText } from './page-text.ts';
import { evidenceIn, matches } from './page-text.ts';
import { LOGIN, LOGIN_BUTTONS, LOGIN_HEADLINES } from './words/login-words.ts';
import { exactly, anywhere } from './words/phrases.ts';

const HEADLINE = exactly(LOGIN_HEADLINES);
const BUTTON = exactly(LOGIN_BUTTONS);
const TALK = anywhere(LOGIN);

/** A page with this many words has content: it is not a login page, despite its title. */
const CONTENT_WORDS = 80;
/** A page reached by a redirect to a login is one, even with long explanations. */
const CONTENT_WORDS_WHEN_SENT = 300;
/** Without a headline about logging in, any other claim or sentence counts as content. */
const CLAIM_WORDS = 15;

/** Where the page is not called a login, longer texts that mention a password or an email address may be about a product. */
const TALK_WORDS = 12;

const LOGIN_URL =
  /(^|[/.?&=_-])(log-?in|sign-?in|sign_in|sso|auth|authenticate|oauth2?|accounts?|session|anmelden|connexion)([/.?&=_-]|$)/i;

/** So many different links are the menu of a whole site, around a login box that folds out. */
const MENU_LINKS = 40;

/** A title of so many words says what the site is. */
const TITLE_WORDS = 6;

/** A page of a site with a large menu; its title is not that of a login, nor its address, if the title says too little. */
const hasMenuOfSite = ({ page: { snapshot }, names }: PageText): boolean => {
  const path = URL.parse(snapshot.finalUrl)?.pathname ?? '/';
  const titled = names.filter((name) => snapshot.title.includes(name));
  const isSpeaking = countWords(snapshot.title) >= TITLE_WORDS;
  if ((LOGIN_URL.test(path) && !isSpeaking) || titled.some((name) => matches(name, HEADLINE))) return false;
  return new Set(snapshot.links.map(({ text }) => text)).size >= MENU_LINKS;
};

/** Sent somewhere else, to a place that is called a login. */
const isSentToLogin = ({ requestedUrl, finalUrl }: PageSnapshot): boolean => {
  const [from, to] = [URL.parse(requestedUrl), URL.parse(finalUrl)];
  if (from === null || to === null) return false;
  const isElsewhere = from.host !== to.host || from.pathname !== to.pathname;
  return isElsewhere && LOGIN_URL.test(to.host + to.pathname) && !LOGIN_URL.test(from.host + from.pathname);
};

/** The remaining texts of a login page: without labels, buttons, and short texts about accounts. */
const wordsOfContent = ({ blocks }: PageText, talkWords: number): number =>
  blocks
    .filter(({ kind }) => kind !== 'label' && kind !== 'button')
    .map(({ text }) => ({ words: countWords(text), isTalk: matches(text, TALK) }))
    .filter(({ words, isTalk }) => !isTalk || words > talkWords)
    .reduce((sum, { words }) => sum + words, 0);

/**
 * A page that is about logging in or signing up. A login box in the header or beside content does not make one: its form
 * may stand on any page, so what counts is how much the page says besides.
 */
export const loginPageEvidence = (text: PageText): string | undefined => {
  const { snapshot } = text.page;
  const asking = snapshot.forms.find(({ hasPassword, submit }) => hasPassword || matches(submit, BUTTON));
  if (asking === undefined || hasMenuOfSite(text)) return undefined;
  const isSent = isSentToLogin(snapshot);
  const headline = evidenceIn(text.names, HEADLINE);
  const content = wordsOfContent(text, headline === undefined ? TALK_WORDS : Infinity);
  const most = isSent ? CONTENT_WORDS_WHEN_SENT : headline === undefined ? CLAIM_WORDS : CONTENT_WORDS;
  if (content > most || (headline === undefined && !asking.hasPassword && !isSent)) return undefined;
  const words = [asking.submit, ...text.blocks.map((block) => block.text), ...asking.fields];
  return headline ?? evidenceIn(words, TALK) ?? (snapshot.title || words.find((each) => each !== ''));
};
