import { listed } from '../read/wording.ts';
import { type Finding, inferred, quoteFrom, weakness } from '../report/statement.ts';
import type { Context } from './context.ts';
import { testimonialsIn } from './testimonials.ts';

/** “Ana M.”: a line that is only a first name and an initial. */
const INITIAL = /^[—–~-]?\s?\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?\s\p{Lu}\.?$/u;
/** “CEO of a bank”, “Leiter einer Schule”: a role at an unnamed organization. */
const ROLE =
  /^(?!.*(?:e-?mail|20\d\d))[—–~-]?\s?\p{L}.{1,50}?\s(?:(?:of|at|in|from) an?|einer|eines|einem|d['’]une?|(?:de|en) una?|di una?|de uma?|numa?)\s\p{L}/u;
const QUOTED = /["“„«”][^"“”„«»]{25,600}["”“»]/u;
const MAX_LENGTH = 60;
const [MIN_COUNT, MAX_COUNT] = [2, 3];
/** The largest distance between a signature and its quote, in blocks. */
const NEAR = 3;

/** Quotes signed with an initial or a role only, so that readers can check none of them. */
export const unnamedVoices = (context: Context): Finding | undefined => {
  const { blocks } = context.site.snapshot;
  const signatures = blocks.filter(({ text }, at) => {
    const isSignature = text.length <= MAX_LENGTH && (INITIAL.test(text.trim()) || ROLE.test(text.trim()));
    return isSignature && blocks.slice(Math.max(0, at - NEAR), at + NEAR + 1).some((near) => QUOTED.test(near.text));
  });
  const [first] = signatures;
  const names = [...new Set(signatures.map(({ text }) => text.trim().replace(/^[—–~-]\s?/u, '')))];
  if (first === undefined || names.length < MIN_COUNT) return undefined;
  const isUnverifiable = (name: string): boolean => INITIAL.test(name) || ROLE.test(name);
  // One full name is enough for a reader to check.
  if (testimonialsIn(context).some(({ by }) => by !== undefined && !isUnverifiable(by))) return undefined;
  const shown = listed(names.slice(0, MAX_COUNT).map((name) => `“${name}”`));
  const isRole = !INITIAL.test(names[0] ?? '');
  const how = isRole ? 'a role but no name' : 'only a first name and an initial';
  const basis =
    first.kind === 'heading' ? inferred(`Lines beside quotes read ${shown}.`) : quoteFrom(first, first.text);
  const fix = isRole
    ? `Ask these customers for permission to name them, starting with “${names[0] ?? ''}”`
    : `Let readers check ${shown}: add a full name, a picture or a link to the review`;
  return weakness('anonymous', 0.63, `Testimonials are signed with ${how}: ${shown}`, basis, fix);
};
