import { letters } from '../read/name-signs.ts';
import type { Site } from '../read/site.ts';
import { nameOfCall } from './lead-call.ts';

const SHORTEST_NAME = 4;
const hostOf = (href: string): string => URL.parse(href)?.hostname.replace(/^www\./u, '') ?? '';

/**
 * Whether a button leads on within this site, or to a host with its name, such as that of its app. An account on any other
 * host is one of someone else: of the organizer of a fair, or of a podcast.
 */
export const leadsToOwn = ({ snapshot, name }: Site, text: string): boolean => {
  const own = hostOf(snapshot.finalUrl);
  const called = letters(name.title);
  const targets = [...snapshot.callsToAction, ...snapshot.links].flatMap((each) =>
    each.href !== undefined && nameOfCall(each.text) === nameOfCall(text) ? [hostOf(each.href)] : [],
  );
  const isOwn = (host: string): boolean =>
    host === own ||
    host.endsWith(`.${own}`) ||
    own.endsWith(`.${host}`) ||
    (called.length >= SHORTEST_NAME && letters(host).includes(called));
  return targets.length === 0 || targets.some(isOwn);
};
