import type { FetchedPage } from './fetch-page.ts';
import type { ParsedPage } from './html/parse-page.ts';
import { isHtml } from './media-type.ts';
import { ReadFailed, unreachable } from './read-failed.ts';
import type { PageSnapshot } from './site-snapshot.ts';

/** 999 is what a large network of professionals answers to machines. */
const BLOCKING_STATUSES = new Set([401, 403, 429, 451, 999]);

/** Headers by which protection services mark their challenge, whatever its status. */
const isChallenged = ({ headers }: FetchedPage): boolean =>
  headers['cf-mitigated'] !== undefined ||
  headers['x-vercel-mitigated'] !== undefined ||
  /captcha|challenge/i.test(headers['x-amzn-waf-action'] ?? '');

const CHALLENGE =
  /just a moment|attention required|checking (your|the site|if the site)|(verify|verifying|confirm|prove) (that )?you('re| are) (a |not a )?(human|robot|bot)|are you (a )?(human|robot)|unusual (traffic|activity)|access (to this page )?(is |has been )?(denied|blocked)|pardon our interruption|incapsula incident|cookies to continue|ddos protection|\bre?captcha\b|hcaptcha|security check|one more step|request (was |has been )?blocked|bot (protection|detection|verification)|press (&|and) hold/i;

/** A challenge is a short page: an article about captchas is a long one. */
const SHORT_PAGE_WORDS = 150;
/** A page that is about its login form has hardly more than labels and a line of welcome. */
const LOGIN_PAGE_WORDS = 60;

const LOGIN_URL =
  /(^|[/.?&=_-])(log-?in|sign-?in|sign_in|sso|auth|authenticate|oauth2?|accounts?|session|anmelden|connexion)([/.?&=_-]|$)/i;
const LOGIN_WORDS =
  /\b(log ?in|sign ?in|password|e-?mail|username|anmelden|passwort|connexion|mot de passe|iniciar sesión|contraseña|accedi)\b/i;

const says = ({ title, text }: PageSnapshot, pattern: RegExp): boolean => pattern.test(`${title}\n${text}`);

const isChallenge = (snapshot: PageSnapshot): boolean =>
  snapshot.wordCount <= SHORT_PAGE_WORDS && says(snapshot, CHALLENGE);

const asksForPassword = ({ forms }: PageSnapshot): boolean => forms.some(({ hasPassword }) => hasPassword);

/** Sent somewhere else, to a place that is called a login and asks for one. */
const isSentToLogin = ({ requestedUrl, finalUrl, forms, wordCount, ...rest }: PageSnapshot): boolean => {
  const [from, to] = [new URL(requestedUrl), new URL(finalUrl)];
  const isElsewhere = from.host !== to.host || from.pathname !== to.pathname;
  const isLogin = LOGIN_URL.test(to.host + to.pathname) && !LOGIN_URL.test(from.host + from.pathname);
  const asks =
    forms.some(({ fields, submit }) => LOGIN_WORDS.test([...fields, submit].join(' '))) || LOGIN_WORDS.test(rest.title);
  return isElsewhere && isLogin && asks && wordCount <= 2 * SHORT_PAGE_WORDS;
};

/** @throws ReadFailed when an answer is no page that can be read; its body has not been looked into yet. */
export const judgeAnswer = (page: FetchedPage): void => {
  const { status, headers, body } = page;
  if (BLOCKING_STATUSES.has(status) || isChallenged(page))
    throw new ReadFailed('blocked', `the site answers ${status}`);
  if (status < 200 || (status >= 300 && status !== 503)) throw unreachable(`the site answers ${status}`);
  if (status === 503 && !isHtml(headers['content-type'] ?? '', body)) throw unreachable('the site answers 503');
  if (status === 204 || status === 205)
    throw new ReadFailed('not-html', `the site answers ${status}, which has no page`);
  if (!isHtml(headers['content-type'] ?? '', body))
    throw new ReadFailed('not-html', 'the answer is not a page of HTML');
};

/** @throws ReadFailed when what a page says is not the site but what stands before it. */
export const judgePage = ({ snapshot }: ParsedPage, status: number): void => {
  if (isChallenge(snapshot)) throw new ReadFailed('blocked', 'the site asks whether a human is there');
  if (status === 503) throw unreachable('the site answers 503');
  if (asksForPassword(snapshot) && snapshot.wordCount <= LOGIN_PAGE_WORDS) {
    throw new ReadFailed('login-wall', 'the page is a login form');
  }
  if (isSentToLogin(snapshot)) throw new ReadFailed('login-wall', 'the site sends visitors to a login');
};
