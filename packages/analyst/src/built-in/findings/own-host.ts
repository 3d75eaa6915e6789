import { letters } from '../read/name-signs.ts';
import type { Site } from '../read/site.ts';
import { hostOf } from './link-targets.ts';
import { withoutArrow } from './link-texts.ts';

const MIN_NAME_LENGTH = 4;

/**
 * Whether a button leads to this site or to a host with its name, such as that of its app. An account on any other host
 * belongs to someone else, such as the organizer of a fair or a podcast service.
 */
export const leadsToOwnHost = ({ snapshot, name }: Site, text: string): boolean => {
  const own = hostOf(snapshot.finalUrl);
  const called = letters(name.title);
  const targets = [...snapshot.callsToAction, ...snapshot.links].flatMap((each) =>
    each.href !== undefined && withoutArrow(each.text) === withoutArrow(text) ? [hostOf(each.href)] : [],
  );
  const isOwn = (host: string): boolean =>
    host === own ||
    host.endsWith(`.${own}`) ||
    own.endsWith(`.${host}`) ||
    (called.length >= MIN_NAME_LENGTH && letters(host).includes(called));
  return targets.length === 0 || targets.some(isOwn);
};
