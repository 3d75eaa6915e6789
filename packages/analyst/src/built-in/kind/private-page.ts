import { isHead, type Passage } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import { LATIN } from '../read/wording.ts';

const wordsIn = (forms: string): RegExp => new RegExp(String.raw`(?<![${LATIN}\d])(?:${forms})(?![${LATIN}\d])`, 'iu');

/** Words for guests and family only: whether they come, what to wear and what to bring. */
const TO_GUESTS = wordsIn(
  String.raw`rsvp|kindly (?:respond|reply)|let us know if you can (?:join|make|come)|(?:your presence|celebrate with us|share (?:in )?(?:our|the) (?:day|joy|celebration))|no gifts|gift registry|wishing well|um antwort wird gebeten|u\.? ?a\.? ?w\.? ?g\.?|(?:gebt|gib|geben sie) uns bescheid|(?:mit uns|gemeinsam) (?:zu )?feiern|(?:réponse souhaitée|confirmez votre présence|merci de (?:nous )?répondre|liste de mariage)|confirma(?:r|nos)? (?:tu |su |vuestra )?asistencia|mesa de regalos|conferma(?:re|te|teci)? (?:la )?(?:tua |vostra )?presenza|lista nozze|confirm(?:ar|e) (?:a |sua )*presença|lista de presentes|ご出席|出欠|ご招待状`,
);
/** “28.2.2025”, “28th February 2025”, “February 28, 2025”, “2025年2月28日”. */
const DAY =
  /\b\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?:20)?\d{2}\b|\b\d{1,2}(?:st|nd|rd|th|\.|er|º)? (?:of |de |di )?\p{L}{3,10}\.?,? (?:de |del )?20\d{2}\b|\b\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? 20\d{2}\b|20\d{2}年\d{1,2}月\d{1,2}日/iu;

type Occasion = {
  readonly noun: string;
  readonly announced: RegExp;
  readonly toGuests: RegExp;
  /** The visitors that such a page addresses. */
  readonly visitors: string;
};

/** What a private page is, and the words that show whom it addresses. */
export type PrivatePage = {
  readonly noun: string;
  readonly asking: { readonly label: string; readonly passage: Passage };
};

const INVITED = 'Invited guests';
const CLOSE = 'Family and friends';

const MOURNED = wordsIn(
  String.raw`celebration of life|funeral (?:service|mass)|light a candle|share (?:a|your) memor(?:y|ies)|condolences?|survived by|guest ?book|trauerfeier|kondolenz\p{L}*|kerzen? (?:an)?(?:zünden|entzünden)|beisetzung|obsèques|condoléances|bougie|misa funeral|condolencias|condoglianze|esequie|condolências`,
);

/** The announcement by the hosts, and the words to their guests. */
const OCCASIONS: readonly Occasion[] = [
  {
    noun: 'a private wedding page',
    announced: wordsIn(
      String.raw`(?:we are|we['’]re|are) getting married|\p{L}+ (?:&|and|\+) \p{L}+['’]s wedding|(?:the |our )wedding (?:of|day)|our (?:upcoming )?wedding(?: celebration)?|save the date|wir (?:heiraten|trauen uns|sagen ja)|unsere hochzeit|(?:on se|nous nous) marie?(?:ons)?|notre mariage|mariage de \p{L}+ (?:et|&)|nos casamos|nuestra boda|boda de \p{L}+ (?:y|&)|ci sposiamo|il nostro matrimonio|matrimonio di \p{L}+ (?:e|&)|(?:nós )?vamos (?:nos )?casar|nosso casamento|casamento de \p{L}+ (?:e|&)|結婚式(?:のご案内|のお知らせ|へのご招待)|結婚します`,
    ),
    toGuests: TO_GUESTS,
    visitors: INVITED,
  },
  {
    noun: 'a private page for a party',
    announced: wordsIn(
      String.raw`(?:\p{L}+['’]s|my|our) (?:\d{1,3}(?:st|nd|rd|th) )?(?:birthday|baby shower|anniversary|housewarming|graduation)(?: party| celebration)?|(?:mein|unser)e?r? (?:\d{1,3}\. )?(?:geburtstag(?:sfeier)?|taufe|jubiläum)|(?:mon|notre) (?:anniversaire|baptême)|(?:mi|nuestro) (?:cumpleaños|aniversario|bautizo)|(?:il mio compleanno|il nostro anniversario|il battesimo di \p{L}+)|(?:meu aniversário|nosso aniversário|batizado d[aeo] \p{L}+)`,
    ),
    toGuests: TO_GUESTS,
    visitors: INVITED,
  },
  {
    noun: 'a private memorial page',
    announced: wordsIn(
      String.raw`in (?:loving )?memory of|in memoriam|in liebevoller erinnerung|(?:zum|im) gedenken an|(?:à la|en) mémoire de|en memoria de|in memoria di|in ricordo di|em memória de`,
    ),
    toGuests: MOURNED,
    visitors: CLOSE,
  },
  {
    noun: 'a private birth announcement',
    announced: wordsIn(
      String.raw`our (?:son|daughter|baby(?: boy| girl)?) (?:is here|was born|has arrived)|unsere? (?:sohn|tochter|baby) ist da|notre (?:fils|fille) est née?|nuestr[oa] hij[oa] ha nacido|nostr[oa] figli[oa] è nat[oa]|noss[oa] filh[oa] nasceu`,
    ),
    toGuests: wordsIn(
      String.raw`\d[\d.,]* ?(?:g|gram(?:s|m)?|kg|lbs?|pounds|cm|inches)|(?:proud|happy) parents|stolze eltern|heureux parents|papás felices|felici genitori`,
    ),
    visitors: CLOSE,
  },
];

/** Words of businesses for many such occasions, or about them: planners, venues, shops, magazines. */
const OF_MANY = wordsIn(
  String.raw`weddings|brides|bridal|couples|(?:wedding|event|party) (?:planners?|planning|photograph\p{L}*|films?|venues|packages?|services?|websites?|suppliers?|vendors?|ideas|inspiration|invitations (?:for|from)|shop|dress(?:es)?|officiants?|ministers?|rentals?)|our (?:clients|customers|services|packages|prices)|create your|parties|birthdays|funerals|memorials|obituaries|foundation|charity|stiftung|fondation|fundación|fondazione|fundação|hochzeiten|brautpaare?|trauungen|hochzeits(?:planer\p{L}*|fotograf\p{L}*|location\p{L}*|messe|torten?|kleider?|redner\p{L}*)|unsere (?:leistungen|preise|kunden)|mariages|mariés|bodas|novi[oa]s|matrimoni|sposi|nozze (?:da|di)|casamentos|noiv[oa]s`,
);
const MIN_WORDS_OF_MANY = 2;

const isFirst = (passage: Passage): boolean =>
  passage.page === 0 && (isHead(passage) || passage.isLead || passage.place === 'heading');

/**
 * What a private page is, such as a wedding invitation: the hosts announce it in the first person or by name, address
 * guests and give a date. Businesses for such occasions are not private pages.
 */
export const privatePageOf = (site: Site): PrivatePage | undefined => {
  const said = site.said.filter(({ page, place }) => page === 0 && place !== 'address');
  const first = said.filter(isFirst);
  const occasion = OCCASIONS.find(
    ({ announced, toGuests }) =>
      first.some(({ text }) => announced.test(text)) && said.some(({ text }) => toGuests.test(text)),
  );
  const passage = said.find(({ text }) => occasion?.toGuests.test(text));
  if (occasion === undefined || passage === undefined || !said.some(({ text }) => DAY.test(text))) return undefined;
  const isSold =
    (['cart', 'quote-request', 'testimonials'] as const).some((topic) => site.topic(topic).length > 0) ||
    site.pages.some(({ prices }) => prices.length > 0);
  const ofMany = said.filter(({ text }) => OF_MANY.test(text)).length;
  return isSold || ofMany >= MIN_WORDS_OF_MANY || first.some((each) => isHead(each) && OF_MANY.test(each.text))
    ? undefined
    : { noun: occasion.noun, asking: { label: occasion.visitors, passage } };
};
