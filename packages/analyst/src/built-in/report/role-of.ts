import { capitalised } from '../read/wording.ts';

/** The group that a label names, without what sets it apart: “office managers” of “office managers who want green desks”. */
const groupIn = (label: string): string =>
  label.split(/(?=\s(?:with|who|aged|ages|under|over|between)\s)/u)[0] ?? label;

const singular = (group: string): string => {
  const irregular: Readonly<Record<string, string>> = {
    women: 'woman',
    men: 'man',
    families: 'family',
    parents: 'parent',
  };
  const last = group.split(' ').at(-1) ?? '';
  const one =
    irregular[last.toLowerCase()] ??
    last
      .replace(/ies$/u, 'y')
      .replace(/(?<=ch|sh|ss|x)es$/u, '')
      .replace(/(?<!s)s$/u, '');
  return [...group.split(' ').slice(0, -1), one].join(' ');
};

/** Organizations that somebody owns, as the last word of a group. */
const OWNED =
  /\b(?:shops?|stores?|restaurants?|cafés|bakeries|salons?|studios|businesses|retailers|hotels|gyms|clinics|practices|garages|farms|breweries|agencies|workshops|startups|start ups)$/iu;

/** Organizations that somebody runs. */
const RUN =
  /\b(?:firms|brands|councils|bodies|authorities|cities|municipalities|teams|companies|enterprises|organi[sz]ations|departments|hospitals|manufacturers|suppliers|schools|universities|libraries|orchestras|choirs|nonprofits|charities|clubs|associations|communities|churches|museums|ngos|governments|institutions|laboratories|labs|foundations|publishers)$/iu;

/** Others decide for them. */
const MINORS = /\b(?:children|kids|babies|toddlers|pupils|teenagers|teens|girls|boys)\b/iu;

/** What stands in a field of a persona that the pages say nothing about. */
export const NOT_STATED = 'Not stated';

export type Role = { readonly name: string; readonly occupation: string };

/** An organization does not read, somebody in it does; an occupation is a singular noun, or is not stated. */
export const roleOf = (label: string): Role => {
  const group = groupIn(label);
  if (MINORS.test(label)) return { name: `Someone who decides for ${label}`, occupation: NOT_STATED };
  if (/^people\b/iu.test(group)) return { name: capitalised(label), occupation: NOT_STATED };
  const one = capitalised(singular(group));
  const role = OWNED.test(group) ? `${one} owner` : RUN.test(group) ? `${one} manager` : one;
  return { name: role, occupation: role };
};
