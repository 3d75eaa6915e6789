import type { Passage } from '../read/passage.ts';
import type { Context } from './context.ts';

const MAX_SPONSORS = 3;
const MAX_NAME_LENGTH = 40;
/** The names below a heading such as “Sponsors”. */
export const sponsorsUnder = ({ site: { said } }: Context, heading: Passage): readonly string[] => {
  const at = said.indexOf(heading);
  if (heading.place !== 'heading' || at < 0) return [];
  const rest = said.slice(at + 1);
  const end = rest.findIndex(({ place, level }) => place === 'heading' && level <= heading.level);
  const below = (end < 0 ? [] : rest.slice(0, end)).filter(({ place }) => place === 'heading' || place === 'link');
  const names = below.map(({ text }) => text.trim()).filter((text) => text.length <= MAX_NAME_LENGTH);
  return [...new Set(names)].slice(0, MAX_SPONSORS);
};
