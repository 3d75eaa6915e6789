const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

/** Words that turn what follows them round. */
export const NEGATIONS = setOf(
  'not no never nothing none nobody neither nor hardly barely scarcely rarely without less least',
);
export const DETERMINERS = setOf(
  'the a an my your our their his her its this that these those any some each every no which what whose all both another one two three four five first second last other own',
);
export const PREPOSITIONS = setOf(
  'in on at from of for with about into through under inside via by within near beside below above behind after before during between around among across against per despite without',
);
export const COPULAS = setOf(
  'is are was were be been being am seem seems seemed look looks looked feel feels felt appear appears appeared get gets got stay stays remain remains became become becomes sound sounds find finds found reads',
);
/** A part of a sentence that begins with one of these turns to something else. */
export const CONTRASTS = setOf(
  'but however although though yet whereas while except despite still nevertheless otherwise',
);
/** Parts that say why, when or of what kind, and have a subject of their own. */
export const SUBORDINATORS = setOf('because since so when until if unless which who whom once');
export const CONDITIONS = setOf('if unless whether');
export const SUBJECTS = setOf(
  'i we you it they he she the there this that these those my your our its a an no what everything nothing nobody everyone some most many all both',
);
/** Words that point back at what was named last. */
export const POINTING_BACK = setOf(
  'it they this that which these those them its their and but or so yet though although however because also too very really quite rather still pretty even just is are was were',
);
/** Between two things that are named together. */
export const JOINING = setOf('and or the a an my your our its their both as well nor & plus also');
