import { ownerIn } from '../read/name-signs.ts';
import type { Site } from '../read/site.ts';

/** “Associazione Trasporti Alder”, “Förderverein Alte Mühle e. V.”: the full name of an association. */
const FULL_NAME =
  /^(?:(?:Associazione|ASSOCIAZIONE|Asociación|ASOCIACIÓN|Associação|ASSOCIAÇÃO)\s(?:\p{Lu}|d[eaio]|per\s|para\s)|Association\s(?:of|for|des?|du|pour)\s|.{3,}\se\.\s?V\.?$)/u;
const PARTS = /\s*[|•·–—]\s*|\s-\s|,\s/u;

/** Whether title, main heading or the line on rights name an association as the one who runs the site. */
export const isAssociation = ({ said }: Site): boolean => {
  const first = said.filter(({ page }) => page === 0);
  const heads = first.filter(({ place, level }) => place === 'title' || level === 1);
  const owner = ownerIn(first.map(({ text }) => text)) ?? '';
  return [...heads.map(({ text }) => text), owner].some((text) =>
    text.split(PARTS).some((part) => FULL_NAME.test(part.trim())),
  );
};
