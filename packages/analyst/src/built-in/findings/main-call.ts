import { kindsOf } from '../kind/kind.ts';
import type { Topic } from '../lexicon/topic.ts';
import { actionsIn, rankOfAction } from './actions.ts';
import { postsIn } from '../read/editorial.ts';
import type { Context } from './context.ts';
import { isOfBranch, leadCall } from './lead-call.ts';
import { isVisitorStep } from './link-class.ts';
import { isBehindForm } from './main-form.ts';
import { newestVersion } from './newest-version.ts';
import { memoize } from './memoize.ts';
import { leadsToOwnHost } from './own-host.ts';
import { hasPrimaryButton, signUpHeading } from './sign-up-form.ts';
import { isUpgrade } from './upgrade.ts';
import { rowsOf } from '../read/wording.ts';

/** The topics of the main button by kind of site, the likeliest first: a shop’s is its cart, not its newsletter. */
const FITTING = new Map(
  rowsOf(`
saas ; free-trial sign-up demo free-plan quote-request
developer-tool ; free-trial sign-up demo free-plan install
app ; download free-trial sign-up
open-source ; download install
game ; download sign-up
store-listing ; download
recruitment ; enroll sign-up
telecom finance ; quote-request appointment sign-up
shop marketplace ; cart
restaurant ; reserve-table takeout
lodging ; book-stay
travel ; book-stay quote-request
trade builder agency ; quote-request appointment contact
real-estate practice ; appointment quote-request contact
manufacturer company ; quote-request contact
producer ; cart tickets book-stay
health ; appointment contact
wellness ; appointment enroll free-trial
insurance ; quote-request
transport ; tickets join sign-up book-stay
course ; enroll appointment free-trial sign-up
nonprofit ; donate volunteer
association ; join enroll
education ; enroll
attraction ; tickets
news ; subscription
blog ; newsletter
portfolio ; contact
event ; tickets enroll
forum ; sign-up enroll
religious ; donate
media ; donate subscription`).flatMap(([ids = '', topics = '']) =>
    ids.split(' ').map((id) => [id, topics.split(' ') as Topic[]] as const),
  ),
);

/** Whether the topic of the main button is known for this kind of site. */
export const hasMainCall = ({ isSure, judgment }: Context): boolean => isSure && FITTING.has(judgment.kind.id);

/** Kinds of sites whose main step is the first action on the page: search, post, play. */
const BY_ACTION = kindsOf('directory ticketing game marketplace app saas developer-tool');

/** Kinds of sites where visitors order, book or ask for an offer. */
const ORDERED_FROM = kindsOf(
  'restaurant lodging travel trade builder agency practice health wellness manufacturer company producer',
);

const MAX_LENGTH = 45;
/** Topics that are never the main step: logins, vacancies, cookies. */
const ELSEWHERE: readonly Topic[] = ['log-in', 'jobs', 'cookies'];
/** Of the topic “cart”, only buttons that add something to it. */
const INTO_CART =
  /^(?:add to|buy|order|in den|jetzt kaufen|ajouter|acheter|añadir|comprar|aggiungi|acquista|adicionar)\b|カートに(?:入れる|追加)/iu;
/** Buttons for new subscribers, not for those who already pay. */
const SUBSCRIBES =
  /^(?!.*(?:validar|manage|verwalten|gérer|gestion|kündig|cancel)).*(?:subscri|abo(?:nn?|\b)|suscri|abbona|assina|購読)/iu;
const MAX_WORDS = 6;
/** The phrase must be at the beginning: “Get a quote”, not “Skip this and get started”. */
const BEGINNING = 14;
/** Single words that count like a phrase. An icon may precede them. */
const SINGLE_WORDS: Readonly<Partial<Record<Topic, RegExp>>> = {
  download:
    /^[^\p{L}\p{N}]*(?:downloads?|get (?:it )?(?:for|on)|herunterladen|télécharger|descargar|scarica|baixar)\b/iu,
  enroll: /^(?:register|enroll?|sign up|anmelden|anmeldung|s['’]inscrire|inscríbete|iscriviti|inscreva-se)$/iu,
};
/** Only for blogs is the newsletter the main step. */
const NEWSLETTER = /\bnewsletter\b|\bmailing list\b|\be-?mail list\b/iu;
/** Headings of other people's searches: “Populäre Suchen”. */
const SEARCHES = /\p{Ll}e\sSuchen$/u;
/** Titles of threads, and links to other pages. */
const NO_CALL =
  /\||[?？]$|^(?:should|how|why|what|can|is|are|does?|who|where|when|will|would|has|my|i)\b|\b(?:facebook|twitter|instagram|linkedin|pinterest|youtube|rss|social|history)\b|\blogos?\b|\bpolicy\b|\bdates?\b|^(?:click here|skip|close|cancel|about|view|see|read)\b/iu;

/** Words around a newsletter button. */
const NEWSLETTER_CONTEXT =
  /newsletter|mailing list|inbox|e-?mail (?:address|list|alerts?|updates)|job alerts?|exclusive offers|coupons?|rundbrief|infolettre|bolet[ií]n|boletim/iu;

/** The buttons of newsletter forms. */
const newsletterButtons = memoize(
  ({ site }: Context): ReadonlySet<string> =>
    new Set([
      ...site.snapshot.forms
        .filter(({ fields, hasPassword }) => !hasPassword && fields.length === 1 && /mail/iu.test(fields[0] ?? ''))
        .map(({ submit }) => submit.trim()),
      ...site.snapshot.callsToAction
        .filter(({ section, href = '' }) => NEWSLETTER_CONTEXT.test(`${section} ${URL.parse(href)?.pathname ?? ''}`))
        .map(({ text }) => text.trim()),
    ]),
);

/** The texts of links to pictures, which are captions. */
const pictureLinkTexts = ({ site }: Context): ReadonlySet<string> =>
  new Set(
    [...site.snapshot.links, ...site.snapshot.callsToAction]
      .filter(({ href = '' }) => /\.(?:png|jpe?g|gif|webp|svg)$/iu.test(URL.parse(href)?.pathname ?? ''))
      .map(({ text }) => text.trim()),
  );

/** The topics for sites of unsure kind. Accounts and donations come last. */
const UNSURE: readonly Topic[] = ['free-trial', 'quote-request', 'appointment', 'enroll', 'join', 'sign-up', 'donate'];

/** “Subscribe” alone means a newsletter unless it links to an order page. */
const ORDERED = /order|checkout|payment|magazine|abo-?shop/iu;
export const subscribeLink = ({ site }: Context): string | undefined =>
  site.snapshot.links
    .find(
      ({ text, href }) =>
        /^subscribe(?: (?:now|today))?$/iu.test(text.trim()) && ORDERED.test(URL.parse(href)?.pathname ?? ''),
    )
    ?.text.trim();

const OF_FORM = /^(?:choose|select|search|find|book|compare|plan|check) \p{L}+(?: [\p{L}&]+){0,5}$/iu;
/** The heading of the main form if it is an instruction: “Choose departure and arrival points”. */
const headingOfForm = ({ site: { snapshot } }: Context): string | undefined =>
  snapshot.forms.some(({ hasPassword, fields }) => !hasPassword && fields.length > 1)
    ? snapshot.headings.find(({ level, text }) => level < 3 && OF_FORM.test(text.trim()))?.text.trim()
    : undefined;

/** “Search by postcode” is only another way to search. Special pages of a wiki are for its authors. */
const OTHER_SEARCH = /^(?:search|find|browse|filter|sort|look up) (?:by|via)\b/iu;
const WIKI_PAGE = /[/=](?:Special|Spezial|Spécial|Especial|Speciale|特別):/iu;

/** Steps for suppliers on sites where visitors search. On a classifieds site, posting an ad is the main step. */
const LISTING_KINDS = kindsOf('directory marketplace travel lodging');
const SUPPLIER_STEP = /^(?:get listed|submit|sell|list (?:your|an?)|add your|advertise)(?!\p{L})|verkaufen$/iu;
const POSTS_AD = /\bads?\b|anzeige|inserat|annonce|anuncio|annunci|anúncio/iu;

const CLASSIFIEDS = 'a classifieds site';
/** Whether a step is for suppliers on a site where visitors search. */
export const isForSuppliers = ({ isSure, judgment: { kind } }: Context, text: string): boolean =>
  isSure && LISTING_KINDS.has(kind.id) && kind.noun !== CLASSIFIEDS && SUPPLIER_STEP.test(text);

/** Accounts and trials on another host belong to someone else. */
const ACCOUNTS: ReadonlySet<Topic> = new Set<Topic>(['sign-up', 'free-trial']);
/** “お問い合わせはこちら” has no spaces, but counts as several words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{4}/u;

/** The main call to action: the button or link that fits the kind of the site best. */
export const mainCall = memoize((context: Context): string | undefined => {
  const { site, isSure, judgment } = context;
  const { callsToAction, links } = site.snapshot;
  const clickable = new Map(
    [...callsToAction, ...links.filter(({ isExternal }) => !isExternal)].map(({ text }, index) => [text.trim(), index]),
  );
  const pictures = pictureLinkTexts(context);
  const elsewhere = new Set(ELSEWHERE.flatMap((topic) => site.topic(topic)).map(({ passage }) => passage.text));
  const ofWiki = new Set(links.filter(({ href }) => WIKI_PAGE.test(href)).map(({ text }) => text.trim()));
  const account = signUpHeading(context);
  const posts = new Set(Array.from(postsIn(site), (passage) => passage.text.trim()));
  // An upgrade is secondary to a sign-up.
  const isSecondaryUpgrade = (text: string): boolean =>
    isUpgrade(text) && (account !== undefined || hasPrimaryButton(context));
  const isStep = (text: string): boolean =>
    !pictures.has(text) &&
    !posts.has(text) &&
    !ofWiki.has(text) &&
    !isSecondaryUpgrade(text) &&
    !isBehindForm(context, text) &&
    !NO_CALL.test(text) &&
    isVisitorStep(site, text);
  const isCall = (text: string, topic: Topic): boolean =>
    clickable.has(text) &&
    text.length <= MAX_LENGTH &&
    text.split(/\s+/u).length <= MAX_WORDS &&
    !elsewhere.has(text) &&
    isStep(text) &&
    (topic === 'newsletter' || !(NEWSLETTER.test(text) || newsletterButtons(context).has(text))) &&
    (topic !== 'cart' || INTO_CART.test(text)) &&
    (topic !== 'contact' || text.includes(' ') || UNSPACED.test(text)) &&
    (!ACCOUNTS.has(topic) || leadsToOwnHost(site, text)) &&
    (topic !== 'subscription' || SUBSCRIBES.test(text)) &&
    (topic !== 'download' || SINGLE_WORDS.download?.test(text) === true);
  const topics = isSure ? (FITTING.get(judgment.kind.id) ?? []) : UNSURE;
  const isPosted = judgment.kind.noun === CLASSIFIEDS;
  const action = actionsIn(context)
    .filter(
      (each) => !isForSuppliers(context, each) && !SEARCHES.test(each) && !OTHER_SEARCH.test(each) && isStep(each),
    )
    .toSorted((a, b) =>
      isSure ? (isPosted ? Number(POSTS_AD.test(b)) - Number(POSTS_AD.test(a)) : 0) : rankOfAction(a) - rankOfAction(b),
    )[0];
  if (!isSure) {
    const asked =
      subscribeLink(context) ??
      headingOfForm(context) ??
      (action !== undefined && rankOfAction(action) === 0 ? action : undefined);
    if (asked !== undefined) return asked;
  }
  for (const topic of topics) {
    const bare = SINGLE_WORDS[topic];
    const named = bare === undefined ? [] : [...clickable.keys()].filter((text) => bare.test(text));
    const hits = site.topic(topic).filter(({ start }) => start <= BEGINNING);
    const found = [...named, ...hits.map(({ passage }) => passage.text.trim())]
      .filter((text) => isCall(text, topic) && !isOfBranch(context, text))
      .toSorted((a, b) => (clickable.get(a) ?? 0) - (clickable.get(b) ?? 0));
    const best = found.find((text) => text.includes(' ')) ?? found[0];
    if (best !== undefined) return best;
  }
  if (!isSure || BY_ACTION.has(judgment.kind.id))
    return action !== undefined && rankOfAction(action) === 0 ? action : (account ?? action);
  return ORDERED_FROM.has(judgment.kind.id) ? leadCall(context) : newestVersion(context);
});
