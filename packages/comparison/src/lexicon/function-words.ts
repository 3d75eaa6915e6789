const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));
const phrases = (list: string): ReadonlySet<string> => new Set(list.split(',').map((each) => each.trim()));

export const DETERMINERS = words('the its your this any a an all');
export const COPULAS = words('is are was were looks look looked feels feel felt seems seem reads read remains');
export const ADVERBS = words(
  'very really quite extremely super so absolutely totally completely rather pretty fairly just simply truly incredibly perfectly a bit little somewhat definitely actually also far way surprisingly pleasantly',
);
/** Words that may stand between “not” and a word of praise, or of criticism; any other word may mean more than a negation. */
export const DENYING_PRAISE = words('very really particularly especially quite so that at all');
export const DENYING_CRITICISM = words('too at all overly');
export const NEGATIONS = words('not no never nothing nobody none without nor neither hardly barely scarcely');
export const MODALS = words('should could must');

/** Phrases at the beginning of a statement that do not change its meaning. */
export const LEADING_PHRASES = phrases(
  'and,but,also,overall,however,honestly,personally,generally,in general,on the whole,in my opinion,for me,to me,i think,i feel,i would say,well,because,since,although,though,while,whereas,yet,sadly,unfortunately,luckily,the good,the bad',
);
/** Phrases at the end of a statement that do not change its meaning. */
export const TRAILING_PHRASES = phrases(
  'for me,to me,overall,here,indeed,though,too,as well,throughout,at all,enough,anywhere,on the page,on the site,on this page,on this site,on the website,on the home page,in general,in my opinion,either',
);
/** Nouns for the site itself: “the prices on the page” are the prices. */
export const SITE_WORDS = words('site website page pages app application product tool');

/** Words after “for” that keep a judgment the reviewer's own: “too high for me”. “For students” is a guess about others. */
export const OWN_VIEW_WORDS = words('what me us a an one my our');

/**
 * A sentence with one of these words is ignored: it may be a condition, a wish, a guess, someone else's view, or about
 * another product or another time.
 */
export const DOUBT_WORDS = words(`
if unless whether would might may maybe perhaps wish hope hoping hoped expect expected guess thought assume assumed supposedly supposed
neither nor hardly barely scarcely rarely seldom sometimes often usually almost nearly when whenever once after before until eventually
initially first instead except unlike compared comparison than elsewhere competitor competitors rival rivals alternative alternatives
previous previously old earlier formerly former anymore longer
friend friends colleague colleagues boss wife husband he she said says told claims claimed doubt imagine pretend lol ironically apparently allegedly
phone mobile desktop laptop tablet iphone android firefox chrome safari`);
/** With these words, praise may be ironic. */
export const SARCASM =
  /\b(?:yeah,? right|oh,? (?:great|good|nice|joy|wow|wonderful|perfect)|thanks for nothing|just what i (?:needed|wanted)|good luck|as if|who (?:needs|does ?n.t)|so much for|bravo|congratulations|slow clap|what a joke|genius|of course|sure,|wow,|how (?:lovely|nice|wonderful)|love (?:waiting|how|it when|searching|guessing))|(?:^|\s)\/s\b|🙄|🤡|👏/iu;
