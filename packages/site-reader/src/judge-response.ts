import { isForeignLogin } from './classify/foreign-login.ts';
import type { FetchedPage } from './fetch-page.ts';
import type { ParsedPage } from './html/parse-page.ts';
import { isHtml } from './media-type.ts';
import { ReadFailed, unreachable } from './read-failed.ts';
import type { PageSnapshot } from './site-snapshot.ts';

/** 999 is LinkedIn's status for bots. */
const BLOCKING_STATUSES = new Set([401, 403, 429, 451, 999]);

/** Headers by which protection services mark their challenge, with any status. */
const isChallenged = ({ headers }: FetchedPage): boolean =>
  headers['cf-mitigated'] !== undefined ||
  headers['x-vercel-mitigated'] !== undefined ||
  /captcha|challenge/i.test(headers['x-amzn-waf-action'] ?? '');

const CHALLENGE =
  /just a moment|attention required|checking (your|the site|if the site)|(verify|verifying|confirm|prove) (that )?you('re| are) (a |not a )?(human|robot|bot)|are you (a )?(human|robot)|unusual (traffic|activity)|access (to this page )?(is |has been )?(denied|blocked)|pardon our interruption|incapsula incident|cookies to continue|ddos protection|\bre?captcha\b|hcaptcha|security check|one more step|request (was |has been )?blocked|bot (protection|detection|verification)|press (&|and) hold/i;

/** A challenge is a short page: an article about captchas is a long one. */
const SHORT_PAGE_WORDS = 150;

const says = ({ title, text }: PageSnapshot, pattern: RegExp): boolean => pattern.test(`${title}\n${text}`);

/** A form with more than one field is a contact form: its captcha protects the form, not the page. */
const hasForm = ({ forms }: PageSnapshot): boolean => forms.some(({ fields }) => fields.length > 1);

const isChallenge = (snapshot: PageSnapshot): boolean =>
  snapshot.wordCount <= SHORT_PAGE_WORDS && says(snapshot, CHALLENGE) && !hasForm(snapshot);

/** @throws ReadFailed when a response is not a readable page; its body has not been read yet. */
export const judgeResponse = (page: FetchedPage): void => {
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

/** @throws ReadFailed when a page is not the site but a barrier in front of it. */
export const judgePage = (page: ParsedPage, status: number): void => {
  const { snapshot } = page;
  if (isChallenge(snapshot)) throw new ReadFailed('blocked', 'the site asks whether a human is there');
  if (status === 503) throw unreachable('the site answers 503');
  if (isForeignLogin(page)) throw new ReadFailed('login-wall', 'the site sends visitors to a login elsewhere');
};
