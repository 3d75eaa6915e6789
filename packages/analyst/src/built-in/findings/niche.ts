import { listed } from '../read/wording.ts';
import { type Finding, groundOf, strength } from '../report/statement.ts';
import type { Context } from './context.ts';

const MOST = 3;
/** Nearly every visitor is one of these: no niche. */
const ANYBODY =
  /^(?:companies|businesses|private individuals|organizations|people|customers|clients|users|developers)$/iu;
const HEAD: ReadonlySet<string> = new Set(['title', 'description']);

/** Groups that title, description or main heading name: their members see at once that the site is for them. */
export const nicheFindings = ({ isSure, audiences }: Context): readonly Finding[] => {
  const named = audiences.filter(
    ({ label, passage: { page, place, level } }) =>
      page === 0 && (HEAD.has(place) || level === 1) && !ANYBODY.test(label),
  );
  const [first] = named;
  if (!isSure || first === undefined) return [];
  const groups = named
    .filter(({ passage }) => passage === first.passage)
    .slice(0, MOST)
    .map(({ label }) => label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()));
  return [strength('niche', 0.62, `Clear target from the first words: ${listed(groups)}`, groundOf(first.passage))];
};
