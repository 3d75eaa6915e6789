import type { ParsedPage } from '../html/parse-page.ts';

/** Second-level domains under which others register, as in `co.uk`. */
const SHARED_LEVEL = /^(co|com|net|org|gov|edu|ac|or|ne|go)$/;
/** Shorter names occur in texts by chance. */
const MIN_NAME_LENGTH = 3;

/** The registrable domain of a host, precise enough to distinguish two companies. */
const ownerOf = (host: string): string => {
  const labels = host.split('.');
  const isShared = labels.length > 2 && SHARED_LEVEL.test(labels.at(-2) ?? '') && (labels.at(-1) ?? '').length === 2;
  return labels.slice(isShared ? -3 : -2).join('.');
};

/**
 * Whether a site redirects to the login page of another company, such as an identity provider, that does not name the
 * site: such a page says nothing about the app.
 */
export const isForeignLogin = ({ snapshot, classified }: ParsedPage): boolean => {
  if (classified.kind !== 'login-page') return false;
  const [from, to] = [new URL(snapshot.requestedUrl), new URL(snapshot.finalUrl)];
  const owner = ownerOf(from.hostname);
  const name = owner.split('.')[0] ?? '';
  const text = `${snapshot.title}\n${snapshot.description}\n${snapshot.text}`.toLowerCase();
  return owner !== ownerOf(to.hostname) && !(name.length >= MIN_NAME_LENGTH && text.includes(name));
};
