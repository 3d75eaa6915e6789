/** Actionable feedback names a place, what happened there, why it matters, and what to change. */
export type Signal = 'where' | 'what' | 'why' | 'change';

/** Words that indicate each signal. A good review may use none of them, so they only trigger suggestions. */
const WORDS: Readonly<Record<Signal, readonly string[]>> = {
  where: [
    // "page" alone does not name a place: "Nice page."
    '(?:on|in|at|to|from|under|of) (?:[\\w-]+ ){1,3}page',
    '(?:home|landing|start|first|second|last|next|contact|product|price|login|order|help)[ -]?page',
    'screen',
    'header',
    'footer',
    'menu',
    'button',
    'link',
    'form',
    'field',
    'step',
    'section',
    'headline',
    'checkout',
    'pricing',
    'faq',
    'sign-?up',
    'onboarding',
    'dashboard',
    'settings',
    'search',
    'top',
    'bottom',
    'first (?:line|screen|sentence)',
    'image|picture|video',
  ],
  what: [
    'saw|see',
    'clicked|tapped|pressed',
    'tried|opened|looked|searched|scrolled|read',
    'found|find',
    'got|get',
    'learned|noticed|expected',
    'shows?|says?|asks?|asked|told|works?|worked',
    "(?:can|could|did|does|is|was)(?:n't| not)",
    'missing|broken|slow|wrong|empty|hidden|error',
  ],
  why: [
    'because|since|therefore|so that|which is why',
    'means?|meant',
    'makes?|made me',
    'feels?|felt',
    'trust(?:ed)?',
    'confus(?:ed|ing)',
    'annoy(?:ed|ing)',
    'unclear|unsure',
    'need(?:ed)?|want(?:ed)?',
    'otherwise|without it',
  ],
  change: [
    'should|could you|would',
    'instead',
    'suggest|recommend|consider|prefer',
    'add|remove|move|put|rename|shorten|explain|replace|state|mention|make it|let me|try',
    'if it|if you|if there',
    'better|easier|clearer',
  ],
};

const patterns = Object.entries(WORDS).map(
  ([signal, words]) => [signal as Signal, new RegExp(`\\b(?:${words.join('|')})\\b`, 'i')] as const,
);

/** The signals that a text already contains. */
export const signalsIn = (text: string): ReadonlySet<Signal> => {
  const straight = text.replaceAll('’', "'");
  return new Set(patterns.filter(([, pattern]) => pattern.test(straight)).map(([signal]) => signal));
};
