import { registrableDomain } from '../registrable-domain.ts';
import { MAX_THIRD_PARTIES, RESOURCE_TYPES, type LighthouseResult } from './lighthouse-result.ts';
import { listIn, numberIn, textIn } from './read-details.ts';

type ResourceType = (typeof RESOURCE_TYPES)[number];

const typeOf = (request: unknown): ResourceType => {
  const name = textIn(request, 'resourceType').toLowerCase();
  return RESOURCE_TYPES.find((type) => type === name) ?? 'other';
};

const urlOf = (request: unknown): URL | undefined => {
  const url = URL.parse(textIn(request, 'url'));
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : undefined;
};

/** The transfer of a page by resource type, the heaviest first; `requests` are network requests. */
export const weightOf = (requests: readonly unknown[]): LighthouseResult['weight'] => {
  const seen = requests.filter((request) => urlOf(request) !== undefined);
  return RESOURCE_TYPES.map((type) => {
    const ofType = seen.filter((request) => typeOf(request) === type);
    const bytes = ofType.reduce<number>((sum, request) => sum + Math.max(0, numberIn(request, 'transferSize') ?? 0), 0);
    return { type, bytes: Math.round(bytes), requests: ofType.length };
  })
    .filter((each) => each.requests > 0)
    .toSorted((one, other) => other.bytes - one.bytes);
};

/** The third-party origins that a page has contacted, in the order of the requests. */
export const thirdPartiesOf = (requests: readonly unknown[], page: string): string[] => {
  const own = registrableDomain(new URL(page).hostname);
  const others = requests
    .map(urlOf)
    .filter((url) => url !== undefined)
    .filter(({ hostname }) => registrableDomain(hostname) !== own);
  return [...new Set(others.map(({ origin }) => origin))]
    .filter((origin) => origin.length <= 260)
    .slice(0, MAX_THIRD_PARTIES);
};

/** All requests of a run, as Lighthouse lists them. */
export const requestsIn = (audits: Readonly<Record<string, unknown>>): readonly unknown[] =>
  listIn(audits['network-requests']);
