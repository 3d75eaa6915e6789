import { isIP } from 'node:net';
import type { ParsedPage } from '../html/parse-page.ts';
import { registrableDomain } from '../registrable-domain.ts';

/** Shorter names occur in texts by chance. */
const MIN_NAME_LENGTH = 3;

/**
 * Whether a site redirects to the login page of another company, such as an identity provider, that does not name the
 * site: such a page says nothing about the app.
 */
export const isForeignLogin = ({ snapshot, classified }: ParsedPage): boolean => {
  if (classified.kind !== 'login-page') return false;
  const [from, to] = [new URL(snapshot.requestedUrl), new URL(snapshot.finalUrl)];
  const owner = registrableDomain(from.hostname);
  const name = isIP(owner) === 0 ? (owner.split('.')[0] ?? '') : owner;
  const text = `${snapshot.title}\n${snapshot.description}\n${snapshot.text}`.toLowerCase();
  return owner !== registrableDomain(to.hostname) && !(name.length >= MIN_NAME_LENGTH && text.includes(name));
};
