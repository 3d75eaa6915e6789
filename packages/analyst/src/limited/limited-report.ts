import type { Evidence, Limitation, Report } from '@twofold/contracts/analysis/report';
import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import { nameOf } from '../built-in/read/name.ts';
import { NO_AUDIENCE } from '@twofold/contracts/analysis/statements';
import { idOf, inferred, quoteFrom, type Basis } from '../built-in/report/statement.ts';
import { ended, excerpt, quoted } from '../built-in/read/wording.ts';
import { SENTENCES } from './sentences.ts';

/** Pages of a platform or a host: their titles and descriptions are not about an app. */
const FOREIGN_PAGES: ReadonlySet<Limitation['reason']> = new Set([
  'parked',
  'directory-listing',
  'server-default',
  'error-page',
  'consent-wall',
  'age-gate',
]);

const MAX_TITLE = 300;

/** Why a report on this page can only be limited; undefined for an ordinary page. */
export const limitationOf = ({ pageKind, pageKindEvidence, source }: SiteSnapshot): Limitation | undefined => {
  if (pageKind !== 'page') return { reason: pageKind, ...(pageKindEvidence !== '' && { evidence: pageKindEvidence }) };
  return source === 'head' ? { reason: 'not-rendered' } : undefined;
};

/** The basis of a statement: a quote if the snapshot contains the words, else an inference. */
const basisOf = (snapshot: SiteSnapshot, words: string | undefined, page: string): Basis => {
  if (words === undefined) return inferred(`The page is ${page}.`);
  const block = snapshot.blocks.find(({ text }) => text.includes(words));
  const isQuoted = block !== undefined || snapshot.title.includes(words) || snapshot.description.includes(words);
  return isQuoted ? quoteFrom({ section: block?.section ?? '' }, words) : inferred(`The page has “${words}” in it.`);
};

const titleOf = (snapshot: SiteSnapshot, { reason, evidence }: Limitation, site: string): string => {
  if (FOREIGN_PAGES.has(reason)) return site;
  return (reason === 'article' ? evidence || snapshot.title : nameOf(snapshot).title).slice(0, MAX_TITLE) || site;
};

/** The host and the home page of the requested site. A parked domain may redirect to the marketplace that sells it. */
const addressesOf = ({ requestedUrl, finalUrl }: SiteSnapshot, { reason }: Limitation) => {
  const url = URL.parse(reason === 'parked' ? requestedUrl : finalUrl);
  return { site: url?.hostname.replace(/^www\./, '') || 'This address', home: url?.origin ?? finalUrl };
};

type Statement = { readonly path: string; readonly text: string; readonly basis: Basis };

const evidenceFor = ({ path, text, basis }: Statement): Evidence => ({
  id: idOf(path.replace(/^aiAnalysis\./, '').replace(/\.0$/, ''), { kind: 'limited', text, basis, weight: 0 }),
  path,
  ...basis,
});

/**
 * The report on a page that says hardly anything about an app (D-124). It names the kind of page and guesses nothing: no
 * ratings, no personas, one suggestion. Undefined for an ordinary page.
 */
export const limitedReportOf = (snapshot: SiteSnapshot): Report | undefined => {
  const limited = limitationOf(snapshot);
  if (limited === undefined) return undefined;
  const sentences = SENTENCES[limited.reason];
  const { site, home } = addressesOf(snapshot, limited);
  const filled = (text: string): string => text.replace('{site}', () => site).replace('{home}', () => home);
  const description = snapshot.description.trim();
  const isDescribed = description !== '' && !FOREIGN_PAGES.has(limited.reason);
  // The site's own description says more than the kind of page.
  const about = isDescribed
    ? ` ${limited.reason === 'article' ? 'About it' : 'Its description'}: ${ended(quoted(excerpt(description, 240)))}`
    : '';
  const purpose = `${filled(sentences.purpose)}${about}`;
  const notRated = `There is nothing to rate: this page is ${sentences.page}.`;
  const words = limited.evidence ?? (isDescribed ? description : undefined);
  const seen = inferred(`The page is ${sentences.page}.`);
  const shown = basisOf(snapshot, words, sentences.page);
  const statements: Statement[] = [
    isDescribed
      ? { path: 'description', text: description, basis: quoteFrom({ section: '' }, description) }
      : { path: 'description', text: purpose, basis: shown },
    { path: 'purpose', text: purpose, basis: shown },
    { path: 'targetAudience', text: NO_AUDIENCE, basis: seen },
    { path: 'aiAnalysis.monetizationPotential.rationale', text: notRated, basis: shown },
    { path: 'aiAnalysis.successPotential.rationale', text: notRated, basis: shown },
    { path: 'aiAnalysis.successPotential.improvements.0', text: filled(sentences.todo), basis: seen },
  ];
  return {
    title: titleOf(snapshot, limited, site),
    description: isDescribed ? description : purpose,
    purpose,
    targetAudience: NO_AUDIENCE,
    usps: [],
    aiAnalysis: {
      strengths: [],
      weaknesses: [],
      opportunities: [],
      threats: [],
      competitors: [],
      marketTrends: [],
      customerPersona: null,
      secondaryPersonas: [],
      monetizationPotential: { rating: null, rationale: notRated, suggestedModels: [] },
      successPotential: { rating: null, rationale: notRated, improvements: [filled(sentences.todo)] },
    },
    evidence: statements.map(evidenceFor),
    limited,
  };
};
