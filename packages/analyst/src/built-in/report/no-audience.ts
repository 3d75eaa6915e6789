import { NO_AUDIENCE_RECOGNIZED } from '@twofold/contracts/analysis/statements';
import { groupsIn } from '../audience/group-names.ts';
import type { Context } from '../findings/context.ts';
import { hintsGroup } from '../findings/hinted-group.ts';
import { KNOWN_LANGUAGES } from '../read/language.ts';
import { isHead } from '../read/passage.ts';

/** People of the site itself: “our doctors”, “a team of engineers”. */
const OWN_PEOPLE =
  /(?:\b(?:our|my|their|unsere\p{L}*|nos|nuestr\p{L}+|nostr\p{L}+|noss\p{L}+)\s+(?:\p{L}+\s)?|\b(?:teams?|groups?|crew|staff|équipe|equipo|squadra|equipe) (?:of|von|aus|de|di|d['’])\s*)$/iu;
const BEFORE = 40;

/** Whether title, description or main heading mention people, although not as those the site is for. */
const mentionsPeople = ({ site }: Context): boolean =>
  site.said.some(
    (passage) =>
      passage.page === 0 &&
      isHead(passage) &&
      groupsIn(passage.text, site.language.tag).some(
        ({ start }) => !OWN_PEOPLE.test(passage.text.slice(Math.max(0, start - BEFORE), start)),
      ),
  );

/** That no group was found, as far as it was searched: not denied where the first words mention people or the language is not known. */
export const noAudienceOf = (context: Context): string => {
  if (hintsGroup(context)) return 'We could not read whom the site is for.';
  if (mentionsPeople(context)) return 'The page does not state plainly whom it is for.';
  return KNOWN_LANGUAGES.has(context.site.language.tag)
    ? NO_AUDIENCE_RECOGNIZED
    : 'We could not read whom the site is for.';
};
