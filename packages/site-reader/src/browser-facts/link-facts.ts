import { fail, notMeasured, pass, type CheckInfo, type Finding } from '../facts/check.ts';
import type { CheckedLinks } from '../links/check-links.ts';

const MAX_SHOWN = 8;

const ABOUT: CheckInfo = {
  id: 'browser-dead-links',
  group: 'user-experience',
  title: 'Links that lead nowhere',
  why: 'Visitors who follow one see an error page and leave.',
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Status/404',
};

const judge = ({ checked, unclear, forbidden, dead }: CheckedLinks): Finding => {
  const asked = checked - forbidden;
  const answered = asked - unclear;
  if (checked === 0) return notMeasured('The page has no links to other pages of the site.');
  if (asked === 0) return notMeasured('The robots.txt of the site does not let us follow its links.');
  if (answered === 0) return notMeasured('No link gave a clear answer.');
  const rest = unclear > 0 ? ` ${unclear} more gave no clear answer.` : '';
  if (dead.length === 0) return pass(`0 of ${answered}`, `Followed ${answered} links of the first page.${rest}`);
  const shown = dead.slice(0, MAX_SHOWN).map(({ path, status }) => `${path} (${status})`);
  return fail(
    `${dead.length} of ${answered}`,
    shown.join(', ') + rest,
    'Remove these links, or create the pages that they lead to.',
  );
};

/** The dead links of the first page; a text is the reason for a missing result. */
export const linkFinding = (links: CheckedLinks | string): readonly [CheckInfo, Finding] => [
  ABOUT,
  typeof links === 'string' ? notMeasured(links) : judge(links),
];
