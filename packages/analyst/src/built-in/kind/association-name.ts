import { ownerIn } from '../read/name-signs.ts';
import type { Site } from '../read/site.ts';

/** “Associazione Trasporti Alder”, “Förderverein Alte Mühle e. V.”: the full name of an association. */
const FULL_NAME =
  /^(?:(?:Associazione|ASSOCIAZIONE|Asociación|ASOCIACIÓN|Associação|ASSOCIAÇÃO)\s(?:\p{Lu}|d[eaio]|per\s|para\s)|Association\s(?:of|for|des?|du|pour)\s|.{3,}\se\.\s?V\.?$)/u;
/** “Förderverein Alte Mühle”, “Friends of the Old Mill”, “Pro Loco Alderno”: the site of supporters, not of the institution they support. */
const SUPPORTERS =
  /^(?:(?:Förder(?:verein|kreis)|FÖRDERVEREIN|Freundeskreis)\s\p{L}|(?:The )?Friends of\s(?:the\s)?\p{Lu}|(?:Les )?Amis (?:de|du|des)\s|(?:Asociación (?:de )?)?Amigos (?:de|del)\s|Amici (?:di|del|della|dei)\s|Amigos d[oae]s?\s|(?:Associazione )?Pro[- ]?[Ll]oco(?!\p{L}))/u;
const PARTS = /\s*[|•·–—]\s*|\s-\s|,\s/u;

/** The parts of title, main heading and copyright line: the names that the owner gives the site. */
const namesOf = ({ said }: Site): readonly string[] => {
  const first = said.filter(({ page }) => page === 0);
  const heads = first.filter(({ place, level }) => place === 'title' || level === 1);
  const owner = ownerIn(first.map(({ text }) => text)) ?? '';
  return [...heads.map(({ text }) => text), owner].flatMap((text) => text.split(PARTS).map((part) => part.trim()));
};

/** Whether a name is that of an association that runs the site. */
export const isAssociation = (site: Site): boolean => namesOf(site).some((name) => FULL_NAME.test(name));

/** Whether a name is that of supporters of something else, such as a school. */
export const isOfSupporters = (site: Site): boolean => namesOf(site).some((name) => SUPPORTERS.test(name));
