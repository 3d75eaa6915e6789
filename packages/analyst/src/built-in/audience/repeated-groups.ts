import { editorialIn } from '../read/editorial.ts';
import type { Passage } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import { setOf } from '../read/wording.ts';
import { type Audience, MIN_WEIGHT } from './audience.ts';
import { type Group, groupsIn, VAGUE } from './group-names.ts';

const MIN_COUNT = 2;
const MAX_LENGTH = 400;
const PLACES: ReadonlySet<string> = setOf('heading text item');

type Named = { readonly passage: Passage; readonly group: Group };

/** “The conference for ABAP developers”, “Built with love for developers”: a group in several of the site’s own texts on the first page, one of them among the first lines. */
export const repeatedGroups = (site: Site): readonly Audience[] => {
  const editorial = editorialIn(site);
  const named = site.said
    .filter(({ page, place, text }) => page === 0 && PLACES.has(place) && text.length <= MAX_LENGTH)
    .filter((passage) => !editorial.has(passage))
    .flatMap((passage): Named[] => {
      const [group] = groupsIn(passage.text, site.language.tag).filter(
        ({ isLedIn, head }) => isLedIn && !VAGUE.has(head),
      );
      return group === undefined ? [] : [{ passage, group }];
    });
  return named
    .filter(({ passage }) => passage.isLead)
    .filter(({ group: { head } }, at, all) => all.findIndex(({ group }) => group.head === head) === at)
    .filter(({ group: { head } }) => named.filter(({ group }) => group.head === head).length >= MIN_COUNT)
    .map(({ passage, group: { label, head, words } }) => ({
      label,
      head,
      quote: words,
      passage,
      weight: MIN_WEIGHT,
    }));
};
