import { NOT_KNOWN } from '@twofold/contracts/analysis/unknown-part';
import { stemsOf } from '../findings/stems.ts';
import { capitalised, withArticle } from '../read/wording.ts';

const CLAUSE = /\s(?=(?:with|who|that|aged|ages|under|over|between|of|in|interested|nearby|like)(?:\s|$))/u;

/** Two nouns in the plural; “dog and cat owners” is one. */
const BOTH = /(?<=\p{L}{2}s)\s(?:and|or)\s(?=\p{L}+s$)/iu;

const IRREGULAR: Readonly<Record<string, string>> = { women: 'woman', men: 'man', people: 'person', parents: 'parent' };

const singular = (group: string): string => {
  const last = group.split(' ').at(-1) ?? '';
  const one =
    IRREGULAR[last.toLowerCase()] ??
    last
      .replace(/ies$/u, 'y')
      .replace(/(?<=ch|sh|ss|x)es$/u, '')
      .replace(/(?<!s)s$/u, '');
  return [...group.split(' ').slice(0, -1), one].join(' ');
};

/** Organizations with an owner, as the last word of a group. */
const OWNED =
  /\b(?:shops?|stores?|restaurants?|cafés|bakeries|salons?|studios|businesses|retailers|hotels|gyms|clinics|practices|garages|farms|breweries|agencies|workshops|startups|start ups)$/iu;

/** Organizations with a manager. */
const RUN =
  /\b(?:firms|brands|bodies|teams|companies|enterprises|organi[sz]ations|departments|hospitals|fleets|manufacturers|suppliers|schools|universities|libraries|orchestras|choirs|nonprofits|charities|clubs|associations|communities|churches|museums|ngos|institutions|laboratories|labs|foundations|publishers)$/iu;

/** Public offices have neither. */
const PUBLIC =
  /\b(?:courts|governments|authorities|councils|public bodies|municipalities|cities|government agencies|federal agencies|public agencies)$/iu;

/** Groups whose manager takes their name: “team manager”. */
const TEAM = /\b(?:teams|departments|fleets|choirs|orchestras|clubs)$/iu;

/** Groups for whom others decide. */
const MINORS = /\b(?:children|kids|babies|toddlers|pupils|teenagers|teens|girls|boys)\b/iu;

/** Roles at home, for pleasure or toward the site are not occupations. */
const NO_OCCUPATION =
  /\b(?:people|famil(?:y|ies)|households?|couples?|parents?|moms?|mums?|dads?|muslims?|christians?|catholics?|alumni|mothers?|fathers?|grandparents?|beginners?|learners?|lovers?|fans?|enthusiasts?|hobbyists?|amateurs?|geeks?|gamers?|players?|readers?|listeners?|viewers?|subscribers?|adults?|seniors?|pensioners?|singles?|brides?|newlyweds?|travell?ers?|tourists?|visitors?|guests?|backpackers?|patients?|clients?|customers?|buyers?|sellers?|shoppers?|tenants?|members?|smokers?|residents?|citizens?|voters?|taxpayers?|commuters?|passengers?|cyclists?|runners?|hikers?|donors?|volunteers?|supporters?|borrowers?|drinkers|homeowners?|neighbou?rs?|owners|cooks|attendees|applicants?|seekers|individuals?|newcomers|descendants|friends|relatives|survivors|veterans|employers?|drivers|users|holders|backers|followers|investors|renters|leaseholders|homebuyers|believers|worshippers|teenagers|freshers|\p{L}*philes|foodies|expats|locals|\p{L}*goers|watchers|collectors|explorers|adventurers|anglers|golfers|campers|skiers|divers|surfers|climbers|riders|swimmers|walkers|gardeners|knitters|quilters|crafters|birders|boaters|bowlers)$|^(?:wo)?men$/iu;

/** A clause about the person, in contrast to a place. */
const CLAUSE_OF_ONE = /^(?:who|that|with|in|interested|aged|ages|under|over|between)\s/u;

const VERBS =
  /(?<=\s(?:or|and)\s)(?:order|reserve|relocate|renovate|play|keep|search|compare|write|give|mark|build|attend|publish|plan|occupy|celebrate|decorate|sew|sell|exchange|share|upgrade)\b/gu;

const thirdPerson = (verb: string): string => {
  if (verb === 'are') return 'is';
  if (verb === 'have') return 'has';
  return /(?:s|x|ch|sh|o)$/u.test(verb) ? `${verb}es` : verb.replace(/(?<=[^aeiou])y$/u, 'ie') + 's';
};

/** A plural clause in the singular: “who write journals or keep a diary” becomes “who writes journals or keeps a diary”. */
const clauseOfOne = (clause: string): string =>
  clause
    .replace(/^(?<who>who|that) (?<verb>\p{Ll}+)/u, (_, who: string, verb: string) => `${who} ${thirdPerson(verb)}`)
    .replaceAll(VERBS, thirdPerson);

export type Role = { readonly name: string; readonly occupation: string };

/** “Someone who plays chess”, “Person of any age”; a town alone is not a description. */
const unnamedPerson = (clause: string): string => {
  if (CLAUSE_OF_ONE.test(clause)) return `Someone ${clauseOfOne(clause)}`;
  const any = clause.replace(/^of all ages/u, 'of any age').replace(/^of all levels/u, 'of any level');
  return any === clause ? `Visitor ${clause}`.trim() : `Person ${any.replace(/ and levels$/u, ' and level')}`;
};

/** One person of a group; for an organization, its owner or manager. The occupation is a singular noun or not known. */
export const roleOf = (label: string): Role => {
  // A quoted word of the page stays as it is.
  if (label.startsWith('“')) return { name: `One of the ${label}`, occupation: NOT_KNOWN };
  const text = label.replace(/\snearby\b/u, '');
  const [groups = text] = text.split(CLAUSE);
  // A persona stands for one of “developers and designers”.
  const [group = groups] = groups.split(BOTH);
  const clause = text.slice(groups.length).trim();
  if (MINORS.test(group)) return { name: 'Parent', occupation: NOT_KNOWN };
  if (/^people$/iu.test(group)) return { name: unnamedPerson(clause), occupation: NOT_KNOWN };
  const one = capitalised(singular(group));
  const manager = TEAM.test(group) ? `${one} manager` : `Manager at ${withArticle(singular(group).toLowerCase())}`;
  const isPublic = PUBLIC.test(group);
  const role = isPublic
    ? `Official at ${withArticle(singular(group).toLowerCase())}`
    : OWNED.test(group)
      ? `${one} owner`
      : RUN.test(group)
        ? manager
        : one;
  const isFor = /^(?:that|who) (?:needs?|buys?|hold|holds)\s|^(?:in|like)\s/u.test(clause);
  if (role !== one) return { name: isFor ? `${role} ${clauseOfOne(clause)}` : role, occupation: role };
  const isHousehold = /^(?:famil|household)/iu.test(group);
  const name = `${one} ${clauseOfOne(isHousehold ? clause.replace(/^who/u, 'that') : clause)}`.trim();
  return { name, occupation: NO_OCCUPATION.test(group) ? NOT_KNOWN : one };
};

/** “People in the profession” covers any group except organizations. */
const ANYONE = /^people\b/u;
const isOrganization = (label: string): boolean =>
  [OWNED, RUN, PUBLIC].some((form) => form.test(label.split(CLAUSE)[0] ?? label));

/** Whether a group that a page names belongs to the people of a table row: a buyer at a university and a private person want different things. */
export const isAbout = (people: string, label: string): boolean => {
  const stems = stemsOf(people);
  return (
    (ANYONE.test(people) && !isOrganization(label)) ||
    [...stemsOf(`${label} ${roleOf(label).name}`)].some((stem) => stems.has(stem))
  );
};
