/** A word that Twofold's documents and code avoid, and what to write. Matches whole words of prose and parts of names. */
export type DiscouragedWord = { readonly word: string; readonly instead: string; readonly pattern: RegExp };

const word = (text: string, pattern: RegExp, instead: string): DiscouragedWord => ({ word: text, instead, pattern });

/** Archaic words, and metaphors for which the field has a term. */
const TICS: readonly DiscouragedWord[] = [
  word('whoever', /\bwho(?:m|se)?(?:so)?ever\b/gi, 'name who: a user, a client, the caller'),
  word('anew', /\banew\b/gi, 'again, or from scratch'),
  word('for ever', /\bfor ever\b/gi, 'permanently'),
  word('by itself', /\bby (?:itself|themselves)\b/gi, 'automatically, or alone'),
  word('lets go of', /\blet(?:s|ting)? go of\b/gi, 'releases, closes'),
  word('twin', /\btwins?\b/gi, 'mutant, or deliberately broken implementation'),
  word('journey', /\bjourneys?\b/gi, 'end-to-end test, or flow'),
  word('mend', /\bmend(?:s|ed|ing)?\b/gi, 'fix'),
  word('rubbish', /\brubbish\b/gi, 'garbage'),
  word('forgo', /\bforgo(?:es|ne)?\b/gi, 'skip'),
  word('obey', /\bobey(?:s|ed|ing)?\b/gi, 'apply, follow'),
  word('whatever', /\b(?:what|which|where)(?:so)?ever\b/gi, 'any, regardless of, in every case'),
  word('news', /\bnews\b/gi, 'webhook event, change, notification'),
  word('door', /\bdoors?\b/gi, 'entry point, or for URLs: address policy, fetch guard'),
  word('notebook', /\bnotebooks?\b/gi, 'spill file, spill cache'),
  word('drawer', /\bdrawers?\b/gi, 'the name of what holds it: table, cache, file'),
  word('paid back', /\bpaid back\b/gi, 'refunded'),
  word(
    'told of',
    /\btold (?:of|so|to be|again|something|nothing)\b/gi,
    'notified of, informed, reported as, or who learns it',
  ),
  word('of its own', /\ban? (?:[\w-]+ )?[\w-]+ of (?:its|their|his|her) own\b/gi, 'its own, or a separate'),
  word('somebody', /\bsomebody(?:['’]?s)?\b/gi, 'name who: a user, a reviewer, an operator, or someone'),
  word('nobody', /\bnobody(?:['’]?s)?\b/gi, 'name who does not: no user, no reviewer, or no one'),
  word('anybody', /\banybody(?:['’]?s)?\b/gi, 'any user, any client, or anyone'),
  word('says so', /\bsays so\b(?! much)/gi, 'name what is shown, logged or answered'),
];

/** British spellings. The dictionary of the spelling check is American, but knows some of them as variants. */
const BRITISH: readonly DiscouragedWord[] = [
  word('analyse', /\b(?:re|un)?analys(?:e[dr]?|ers|ing|able)\b/gi, 'analyze'),
  word(
    '-ise',
    /\b(?:recogni|normali|capitali|organi|summari|minimi|optimi|seriali|initiali|synchroni)s(?:e[drs]?|ing|ation|able)\b/gi,
    '-ize',
  ),
  word('-our', /\b(?:behavi|col|fav|hon|lab|neighb|flav|harb)ours?(?:ed|ing|able|ite|less|ful|hood)?\b/gi, '-or'),
  word('-ence', /\b(?:def|off|lic|pret)ences?\b/gi, '-ense'),
  word('centre', /\bcentre[ds]?\b/gi, 'center'),
  word('labelled', /\b(?:label|model|travel)l(?:ed|ing)\b/gi, 'labeled, modeled'),
  word('e-mail', /\be-mail(?:s|ed|ing)?\b/gi, 'email'),
];

export const DISCOURAGED_WORDS: readonly DiscouragedWord[] = [...TICS, ...BRITISH];
