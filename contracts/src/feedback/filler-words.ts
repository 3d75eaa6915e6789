const FILLERS = new Set(
  `zero one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy
  eighty ninety dozen dozens hundred hundreds thousand thousands million millions first second third half double couple
  once twice
  another any anybody anyone anything each every everybody everyone everything lot lots many more most much nobody none
  nothing other others own same several some somebody someone something such various whole
  actually again almost along already also although always among around away back basically behind beyond else enough
  especially etc even ever far hardly however instead just later less little mainly maybe mostly nearly never next often
  only otherwise perhaps pretty quite rather really since sometimes soon still though thus together toward towards upon
  usually via well whether while within without yet
  able bad best better big different good great high large long low main new old real short small sure
  become becomes came can come comes coming could done gave get gets getting give given gives giving go goes going gone got
  keep keeping keeps kept knew know knowing known knows let lets like liked likes look looked looking looks love loves made
  make makes making may might must need needed needs put puts ran run runs said saw say says see seeing seem seems seen sees
  shall should take taken takes taking tell tells think thinking thinks took tried tries try trying use used uses using want
  wanted wants went work worked working works would
  ago day days hour hours minute minutes month months now time times today week weeks year years
  experience experienced expert expertise kind kinds part parts people person sort sorts stuff thing things way ways`.split(
    /\s+/,
  ),
);

/** Digits with a sign or a unit: 11, 2.5, 90s, 10k. */
const NUMBER = /^\p{N}[\p{N}.'’-]*[skmx]?$/u;
/** Ordinals: 1st, 22nd. */
const ORDINAL = /^\p{N}+(?:st|nd|rd|th)$/u;
const CONTRACTION = /n['’]t$|^(?:i|you|he|she|it|we|they|that|there|here|who|what|let)['’]/;

/**
 * Whether a word says nothing about expertise: a number, or a common English word beyond the stop words of PostgreSQL.
 * A match on such a word would be worse than none.
 */
export const isFiller = (word: string): boolean => {
  const lower = word.toLowerCase();
  return FILLERS.has(lower) || NUMBER.test(lower) || ORDINAL.test(lower) || CONTRACTION.test(lower);
};
