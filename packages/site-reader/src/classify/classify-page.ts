import { cut } from '../html/clean-text.ts';
import type { FoundPage } from '../html/parse-page.ts';
import { articleIn } from './article.ts';
import { errorIn } from './error-page.ts';
import { ageGateIn, consentWallIn } from './gates.ts';
import { loginIn } from './login-page.ts';
import type { Classified, PageKind } from './page-kind.ts';
import { pageTextOf, type PageText } from './page-text.ts';
import { parkedIn } from './parked.ts';
import { listingIn, serverDefaultIn } from './server-pages.ts';

/** In this order: a registrar's page may call itself a default page, and the error page of an app has a login in its header. */
const RULES: readonly (readonly [PageKind, (text: PageText) => string | undefined, number?])[] = [
  ['parked', parkedIn],
  ['directory-listing', listingIn, Infinity],
  ['server-default', serverDefaultIn],
  ['error-page', errorIn],
  ['age-gate', ageGateIn],
  ['consent-wall', consentWallIn],
  ['login-page', loginIn],
  ['article', articleIn, Infinity],
];

/** A page with more content than this is an ordinary one. */
const MOST_WORDS = 800;

const MAX_EVIDENCE = 200;

/**
 * Classifies a page, with the words that decided it. A page that no rule matches is ordinary. Never throws for any
 * page.
 */
export const classifyPage = (page: FoundPage): Classified => {
  const text = pageTextOf(page);
  for (const [kind, find, mostWords = MOST_WORDS] of RULES) {
    if (text.words > mostWords) continue;
    const evidence = find(text);
    if (evidence !== undefined) return { kind, evidence: cut(evidence, MAX_EVIDENCE) };
  }
  return { kind: 'page', evidence: '' };
};
