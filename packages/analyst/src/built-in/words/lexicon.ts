/** What a sentence of a page can be about. Each language says with which words. */
export type Topic =
  // what it costs and how it is bought
  | 'free-trial'
  | 'free-plan'
  | 'no-card'
  | 'ask-price'
  | 'plans'
  | 'subscription'
  | 'cart'
  | 'shipping'
  | 'returns'
  | 'gift'
  | 'guarantee'
  // the way in
  | 'login'
  | 'sign-up'
  | 'demo'
  | 'software'
  | 'work'
  | 'migration'
  | 'integrations'
  // who vouches for it
  | 'testimonials'
  | 'trusted-by'
  | 'case-studies'
  | 'awards'
  | 'security'
  | 'privacy'
  | 'contact'
  | 'about'
  | 'questions'
  // a place one can go to
  | 'hours'
  | 'directions'
  | 'booking'
  | 'menu'
  | 'lodging'
  | 'health'
  | 'craft-trade'
  | 'directory'
  // something to read
  | 'blog'
  | 'newsletter'
  | 'news'
  | 'posted'
  // software in the open
  | 'docs'
  | 'open-source'
  | 'open-licence'
  | 'install'
  // the rest
  | 'portfolio'
  | 'services'
  | 'donate'
  | 'volunteer'
  | 'charity'
  | 'government'
  | 'course'
  | 'event'
  | 'game'
  | 'community'
  | 'handmade'
  | 'problem'
  | 'self-praise'
  | 'boilerplate';

/** The people a page can speak to, grouped by what they have in common when they decide. */
export type Role =
  | 'owner'
  | 'manager'
  | 'developer'
  | 'creative'
  | 'marketer'
  | 'educator'
  | 'learner'
  | 'parent'
  | 'hobbyist'
  | 'professional'
  | 'organizer'
  | 'founder'
  | 'reader'
  | 'player'
  | 'supporter'
  | 'citizen'
  | 'patient'
  | 'guest'
  | 'shopper'
  | 'user'
  | 'client'
  | 'neighbour';

/** What a sentence about the world outside says has changed or holds. */
export type Trend = 'growth' | 'decline' | 'season' | 'share' | 'effort' | 'habit' | 'rule';

/**
 * The words of one language, as data. A phrase list is a text with `|` between the phrases, in lower case; a `*` at the
 * end of a phrase lets a word go on. `people` and `substitutes` map a word to English after `=`.
 */
export type Lexicon = {
  readonly tag: string;
  readonly topics: Partial<Record<Topic, string>>;
  /** What stands before the people a page is made for: “built for”. */
  readonly madeFor: string;
  /** The plain preposition: “for”. */
  readonly plainFor: string;
  /** Words that part one group from the next: “and”. */
  readonly and: string;
  /** Words at which the name of a group ends, when no punctuation ends it. */
  readonly stops: string;
  /** Words that make a group somebody else's: “your customers”. */
  readonly possessives: string;
  readonly people: Partial<Record<Role, string>>;
  /** In languages that write compounds as one word, people are known by the end of the word. */
  readonly hasCompounds: boolean;
  /** Whether words are parted by spaces. */
  readonly hasSpaces: boolean;
  readonly rivals: Record<'alternative' | 'unlike' | 'versus' | 'from', string>;
  readonly substitutes: string;
  readonly trends: Partial<Record<Trend, string>>;
  readonly upTo: string;
  readonly trialWords: string;
  readonly units: Record<'day' | 'week' | 'month' | 'year', string>;
  /** “We”, “our”: words of a maker about itself. */
  readonly own: string;
  /** Frequent small words, to recognise the language by. */
  readonly common: string;
};

/** Splits a phrase list. */
export const phrases = (list: string): readonly string[] =>
  list
    .split('|')
    .map((phrase) => phrase.replaceAll(/\s+/gu, ' ').trim())
    .filter((phrase) => phrase !== '');

/** Splits a list of `word=English` pairs; a word alone means itself. */
export const pairs = (list: string): ReadonlyMap<string, string> =>
  new Map(
    phrases(list).map((entry) => {
      const [word = '', english = word] = entry.split('=');
      return [word.trim(), english.trim()];
    }),
  );
