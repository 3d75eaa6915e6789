import { countWords } from '../html/clean-text.ts';
import type { PageSnapshot } from '../site-snapshot.ts';
import { evidenceIn, matches, type PageText } from './page-text.ts';
import { LOGIN, LOGIN_BUTTONS, LOGIN_HEADLINES } from './words/login-words.ts';
import { anywhere, exactly } from './words/phrases.ts';

const HEADLINE = exactly(LOGIN_HEADLINES);
const BUTTON = exactly(LOGIN_BUTTONS);
const TOPIC = anywhere(LOGIN);

/** A page with more words is not a login page, even with the title of one. */
const CONTENT_WORDS = 80;
/** After a redirect to a login, the page may have long explanations. */
const CONTENT_WORDS_AFTER_REDIRECT = 300;
/** Without a headline about logging in, a claim or a sentence already counts as content. */
const CLAIM_WORDS = 15;

/** Without such a headline, longer texts that mention a password or an email address may be about a product. */
const TOPIC_WORDS = 12;

const LOGIN_URL =
  /(^|[/.?&=_-])(log-?in|sign-?in|sign_in|sso|auth|authenticate|oauth2?|accounts?|session|anmelden|connexion)([/.?&=_-]|$)/i;

/** With this many different links, the page has the menu of a whole site, and the login box only unfolds from it. */
const MENU_LINKS = 40;

/** A title with this many words describes the site. */
const TITLE_WORDS = 6;

/** Whether a page has the menu of a whole site. False if its title, or with a short title its address, names a login. */
const hasMenuOfSite = ({ page: { snapshot }, names }: PageText): boolean => {
  const path = URL.parse(snapshot.finalUrl)?.pathname ?? '/';
  const titleNames = names.filter((name) => snapshot.title.includes(name));
  const isDescriptive = countWords(snapshot.title) >= TITLE_WORDS;
  if ((LOGIN_URL.test(path) && !isDescriptive) || titleNames.some((name) => matches(name, HEADLINE))) return false;
  return new Set(snapshot.links.map(({ text }) => text)).size >= MENU_LINKS;
};

/** Whether the request was redirected to another address that is named like a login. */
const isRedirectedToLogin = ({ requestedUrl, finalUrl }: PageSnapshot): boolean => {
  const [from, to] = [URL.parse(requestedUrl), URL.parse(finalUrl)];
  if (from === null || to === null) return false;
  const isElsewhere = from.host !== to.host || from.pathname !== to.pathname;
  return isElsewhere && LOGIN_URL.test(to.host + to.pathname) && !LOGIN_URL.test(from.host + from.pathname);
};

/** The number of words without labels, buttons, and short texts about accounts. */
const wordsOfContent = ({ blocks }: PageText, topicWords: number): number =>
  blocks
    .filter(({ kind }) => kind !== 'label' && kind !== 'button')
    .map(({ text }) => ({ words: countWords(text), isOnTopic: matches(text, TOPIC) }))
    .filter(({ words, isOnTopic }) => !isOnTopic || words > topicWords)
    .reduce((sum, { words }) => sum + words, 0);

/**
 * The words that show a page about logging in or signing up. A login form may be on any page, in the header or beside
 * content, so what counts is how many other words the page has.
 */
export const loginPageEvidence = (text: PageText): string | undefined => {
  const { snapshot } = text.page;
  const form = snapshot.forms.find(({ hasPassword, submit }) => hasPassword || matches(submit, BUTTON));
  if (form === undefined || hasMenuOfSite(text)) return undefined;
  const isRedirected = isRedirectedToLogin(snapshot);
  const headline = evidenceIn(text.names, HEADLINE);
  const content = wordsOfContent(text, headline === undefined ? TOPIC_WORDS : Infinity);
  const maxWords = isRedirected ? CONTENT_WORDS_AFTER_REDIRECT : headline === undefined ? CLAIM_WORDS : CONTENT_WORDS;
  if (content > maxWords || (headline === undefined && !form.hasPassword && !isRedirected)) return undefined;
  const words = [form.submit, ...text.blocks.map((block) => block.text), ...form.fields];
  return headline ?? evidenceIn(words, TOPIC) ?? (snapshot.title || words.find((each) => each !== ''));
};
