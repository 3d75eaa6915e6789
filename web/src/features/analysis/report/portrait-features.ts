import type { ShownPersona } from './read-report.ts';

const HAIR = ['short', 'curls', 'long', 'cropped', 'bun'] as const;
export type Hair = (typeof HAIR)[number];
export type Tool = 'wrench' | 'dial' | 'ledger' | 'screen' | 'pen' | 'basket' | 'book' | 'heart' | 'none';

/** The features that a portrait is drawn from. */
export type PortraitFeatures = {
  readonly hair: Hair;
  readonly hasBeard: boolean;
  readonly hasGlasses: boolean;
  readonly tool: Tool;
};

/** The first tool with a matching word wins, so specific trades come before general ones. */
const TOOLS: readonly (readonly [Tool, RegExp])[] = [
  ['heart', /nurse|doctor|physician|therap|carer|health|medic|vet\b|coach|trainer/i],
  ['book', /teacher|student|professor|lecturer|tutor|research|scien|librar|parent/i],
  ['screen', /developer|engineer|programmer|data|analyst|product|software|\bit\b|tech|devops|admin/i],
  ['pen', /design|writ|author|journal|market|content|editor|artist|creat|photograph|brand|blog/i],
  ['dial', /manager|operations|coordinat|planner|logistic|dispatch|supervisor|lead\b/i],
  ['ledger', /account|bookkeep|financ|founder|director|executive|ceo|entrepreneur|multi-|invest|consult|lawyer|sales/i],
  ['wrench', /mechanic|repair|plumb|electric|builder|carpent|craft|technician|bike|garage|contractor|farm|garden/i],
  ['basket', /shop|retail|store|merchant|seller|buyer|chef|cook|restaurant|barista|baker|owner/i],
];
/** Matched before all other words: a "bike shop owner" has a workshop, not a shop. */
const WORKSHOP = /bike shop|repair shop|body shop|workshop|garage owner/i;

/** FNV-1a, 32 bits: the same name has the same face everywhere. */
const hashOf = (text: string): number =>
  Array.from(text).reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0,
    0x81_1c_9d_c5,
  );

const GLASSES_FROM_AGE = 40;

/**
 * Chooses the face of a persona from its data: hair and beard from the name, glasses from 40, a tool from the words of
 * the occupation. For a range of ages, the first number counts.
 */
export const portraitFeatures = ({ name, age, occupation }: ShownPersona): PortraitFeatures => {
  const hash = hashOf(name.toLowerCase());
  const hair = HAIR[hash % HAIR.length] ?? 'short';
  const isShort = hair === 'short' || hair === 'cropped';
  const [firstNumber] = /\d+/.exec(age) ?? [];
  return {
    hair,
    hasBeard: isShort && (hash >>> 9) % 4 === 3,
    hasGlasses: Number(firstNumber ?? 0) >= GLASSES_FROM_AGE,
    tool: WORKSHOP.test(occupation) ? 'wrench' : (TOOLS.find(([, words]) => words.test(occupation))?.[0] ?? 'none'),
  };
};
