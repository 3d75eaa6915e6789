import type { Evidence, Limitation, Report } from '@twofold/contracts/analysis/report';
import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import { nameOf } from '../built-in/read/name.ts';
import { NO_AUDIENCE } from '@twofold/contracts/analysis/statements';
import { idOf, inferred, quoteFrom, type Basis } from '../built-in/report/statement.ts';
import { ended, excerpt, quoted } from '../built-in/read/wording.ts';
import { SENTENCES } from './sentences.ts';

/** These pages belong to a platform or a host: neither their title nor their description is about an app. */
const FOREIGN: ReadonlySet<Limitation['reason']> = new Set([
  'parked',
  'directory-listing',
  'server-default',
  'error-page',
  'consent-wall',
  'age-gate',
]);

const MAX_TITLE = 300;

/** Why a report on this can only be a limited one; undefined for an ordinary page. */
export const limitationOf = ({ pageKind, pageKindEvidence, source }: SiteSnapshot): Limitation | undefined => {
  if (pageKind !== 'page') return { reason: pageKind, ...(pageKindEvidence !== '' && { evidence: pageKindEvidence }) };
  return source === 'head' ? { reason: 'not-rendered' } : undefined;
};

/** What a statement rests on: the words of the page where they can be looked up, else that the page has them. */
const basisOf = (snapshot: SiteSnapshot, words: string | undefined, page: string): Basis => {
  if (words === undefined) return inferred(`The page is ${page}.`);
  const block = snapshot.blocks.find(({ text }) => text.includes(words));
  const isQuoted = block !== undefined || snapshot.title.includes(words) || snapshot.description.includes(words);
  return isQuoted ? quoteFrom({ section: block?.section ?? '' }, words) : inferred(`The page has “${words}” in it.`);
};

const titleOf = (snapshot: SiteSnapshot, { reason, evidence }: Limitation, site: string): string => {
  if (FOREIGN.has(reason)) return site;
  return (reason === 'article' ? evidence || snapshot.title : nameOf(snapshot).title).slice(0, MAX_TITLE) || site;
};

/** The address and the home page of what was asked for: a marketplace is not the site that it sells. */
const addressesOf = ({ requestedUrl, finalUrl }: SiteSnapshot, { reason }: Limitation) => {
  const url = URL.parse(reason === 'parked' ? requestedUrl : finalUrl);
  return { site: url?.hostname.replace(/^www\./, '') || 'This address', home: url?.origin ?? finalUrl };
};

type Stated = { readonly path: string; readonly text: string; readonly basis: Basis };

const evidenceFor = ({ path, text, basis }: Stated): Evidence => ({
  id: idOf(path.replace(/^aiAnalysis\./, '').replace(/\.0$/, ''), { kind: 'limited', text, basis, weight: 0 }),
  path,
  ...basis,
});

/**
 * The report on a page that says hardly anything of an app: what it is, named as such, and nothing that would be guessed
 * (D-124). Not rated, without a persona; one suggestion. Undefined for an ordinary page.
 */
export const limitedReportOf = (snapshot: SiteSnapshot): Report | undefined => {
  const limited = limitationOf(snapshot);
  if (limited === undefined) return undefined;
  const sentences = SENTENCES[limited.reason];
  const { site, home } = addressesOf(snapshot, limited);
  const filled = (text: string): string => text.replace('{site}', () => site).replace('{home}', () => home);
  const description = snapshot.description.trim();
  const isDescribed = description !== '' && !FOREIGN.has(limited.reason);
  // What a page of the site itself says of its subject is worth more than that it is no app.
  const about = isDescribed
    ? ` ${limited.reason === 'article' ? 'About it' : 'Its description'}: ${ended(quoted(excerpt(description, 240)))}`
    : '';
  const purpose = `${filled(sentences.purpose)}${about}`;
  const notRated = `There is nothing to rate: this page is ${sentences.page}.`;
  const words = limited.evidence ?? (isDescribed ? description : undefined);
  const seen = inferred(`The page is ${sentences.page}.`);
  const shown = basisOf(snapshot, words, sentences.page);
  const stated: Stated[] = [
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
    evidence: stated.map(evidenceFor),
    limited,
  };
};
