import type { Passage } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import { excerpt, quoted } from '../read/wording.ts';
import { type Audience, implied } from './audience.ts';
import { groupsIn } from './group-names.ts';

/** Headings above a list of treated conditions. */
const TREATED =
  /^\W*(?:(?:what|(?:some of the )?(?:conditions|problems)(?: that)?) (?:we|i) (?:treat|help with)|conditions treated|(?:was )?(?:wir|ich) behandeln?|was (?:wir|ich) behandeln?|behandlungsschwerpunkte|ce que (?:nous traitons|je traite)|pathologies traitées|motifs de consultation|(?:¿?qué|patologías que) (?:tratamos|trato)|patologías tratadas|(?:cosa|patologie che) (?:curiamo|trattiamo)|(?:patologie|disturbi) trattat[ei]|o que tratamos|patologias tratadas)\W*$/iu;
const MAX_WORDS = 6;
const SHOWN = 3;

const isShort = ({ text }: Passage): boolean => text.trim().split(/\s+/u).length <= MAX_WORDS;

/** “What we treat: headaches, neuralgia”: patients with the conditions below such a heading, and groups listed there. */
export const treatedPatients = ({ said, language: { tag } }: Site): readonly Audience[] => {
  const heading = said.find(({ page, place, text }) => page === 0 && place === 'heading' && TREATED.test(text));
  if (heading === undefined) return [];
  const items = said.filter(({ place, section }) => place === 'item' && section === heading.text).filter(isShort);
  const groups = items.flatMap((passage) =>
    groupsIn(passage.text, tag)
      .filter(({ words }) => words === passage.text.trim())
      .map(({ label, head }) => implied(label, head, passage)),
  );
  const troubles = items.filter(({ text }) => groupsIn(text, tag).length === 0);
  if (troubles.length < 2) return groups;
  const names = troubles.slice(0, SHOWN).map(({ text }) => quoted(excerpt(text.trim(), 60)));
  return [implied(`Patients with ${names.join(' or ')}`, 'patients', heading), ...groups];
};
