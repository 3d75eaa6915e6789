import { kindsOf } from '../kind/kind.ts';
import { isSure, type KindJudgment } from '../kind/judge-kind.ts';
import type { Site } from '../read/site.ts';
import { type Audience, MIN_WEIGHT } from './audience.ts';

/** “students of ages ranging from 5-12”, “children aged 5 to 12”: the participants of classes, anywhere on the page. */
const AGED =
  /\b(children|kids|students|players|girls|boys|youth|teens|campers|kinder|enfants|niños|bambini|crianças)\b[^.;:!?]{0,30}?(?:\b(?:aged?|ages|grades|im alter von|von|âgés? de|de|dai|dos)\b[^.;:!?\d]{0,18})(\d{1,2})\s?(?:-|–|to|through|bis|à|a|ai)\s?(\d{1,2})(?!\d)/iu;
const CLASSES: ReadonlySet<string> = kindsOf('course education association wellness attraction');

export const ageGroup = (site: Site, judgment: KindJudgment): readonly Audience[] => {
  if (!isSure(judgment) || !CLASSES.has(judgment.kind.id)) return [];
  for (const passage of site.said) {
    const found = passage.isQuotable && passage.place !== 'quote' ? AGED.exec(passage.text.slice(0, 600)) : null;
    if (found?.[2] === undefined || found[3] === undefined || Number(found[2]) >= Number(found[3])) continue;
    const label = `Children aged ${found[2]} to ${found[3]}`;
    return [{ label, head: 'children', quote: found[0], passage, weight: MIN_WEIGHT }];
  }
  return [];
};
