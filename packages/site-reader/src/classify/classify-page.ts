import { cut } from '../html/clean-text.ts';
import type { FoundPage } from '../html/parse-page.ts';
import { articleEvidence } from './article.ts';
import { errorPageEvidence } from './error-page.ts';
import { ageGateEvidence, consentWallEvidence } from './gates.ts';
import { loginPageEvidence } from './login-page.ts';
import type { Classified, PageKind } from './page-kind.ts';
import { pageTextOf, type PageText } from './page-text.ts';
import { parkedEvidence } from './parked.ts';
import { directoryListingEvidence, serverDefaultEvidence } from './server-pages.ts';

/** The order matters: a registrar's page may call itself a default page, and an app's error page may have a login in its header. */
const RULES: readonly (readonly [PageKind, (text: PageText) => string | undefined, number?])[] = [
  ['parked', parkedEvidence],
  ['directory-listing', directoryListingEvidence, Infinity],
  ['server-default', serverDefaultEvidence],
  ['error-page', errorPageEvidence],
  ['age-gate', ageGateEvidence],
  ['consent-wall', consentWallEvidence],
  ['login-page', loginPageEvidence],
  ['article', articleEvidence, Infinity],
];

/** A page with more content is ordinary. */
const MAX_WORDS = 800;

const MAX_EVIDENCE = 200;

/**
 * Classifies a page, with the words that decided it. A page that matches no rule is ordinary. Never throws.
 */
export const classifyPage = (page: FoundPage): Classified => {
  const text = pageTextOf(page);
  for (const [kind, find, mostWords = MAX_WORDS] of RULES) {
    if (text.words > mostWords) continue;
    const evidence = find(text);
    if (evidence !== undefined) return { kind, evidence: cut(evidence, MAX_EVIDENCE) };
  }
  return { kind: 'page', evidence: '' };
};
