import type { Topic } from '../lexicon/topic.ts';
import { type Finding, weakness } from '../report/statement.ts';
import { canClaimAbsence } from './absence.ts';
import { hintsAward, hintsVoices, isHinted } from './also-said.ts';
import { mayShowPrices } from './amounts.ts';
import { anchored } from './anchor.ts';
import { type Context, pagesRead, searched } from './context.ts';
import { ratingIn } from './figures.ts';
import { type KindId, kindsOf, type Need } from '../kind/kind.ts';
import { comparesPrices } from './compares.ts';
import { isInnerPage } from './inner-page.ts';
import { once } from './once.ts';
import { isFitting, namesPlace } from './fitting.ts';
import { contactOf } from './next-step.ts';
import { pricesOf } from './price.ts';
import { priceTableOf } from './price-table.ts';
import { setOf } from '../read/wording.ts';
import { proofFindings, testimonialsIn } from './proof.ts';
import { sells, showsPaying } from './sells.ts';

/** Whether phrases of one of these topics stand on the pages. */
const has = ({ site }: Context, ...topics: readonly Topic[]): boolean =>
  topics.some((topic) => site.topic(topic).length > 0);

/** Forms in which a topic is there although no phrase names it: amounts, times, numbers, quotes, addresses, forms. */
const otherForms: Partial<Record<Topic, (context: Context) => boolean>> = {
  pricing: (context) =>
    pricesOf(context).length > 0 ||
    mayShowPrices(context) ||
    has(context, 'free-trial') ||
    isFreeTool(context) ||
    context.site.said.some(({ text }) => ENTERS_FREE.test(text.slice(0, 200))),
  'free-trial': (context) => isFreeTool(context) || has(context, 'free-plan', 'free', 'demo', 'free-trial', 'sign-up'),
  testimonials: (context) =>
    testimonialsIn(context).length > 0 || ratingIn(context) !== undefined || has(context, 'trusted-by'),
  hours: (context) => contactOf(context).hours !== undefined,
  phone: (context) => contactOf(context).phone !== undefined,
  contact: (context) => contactOf(context).isReachable,
  directions: (context) =>
    contactOf(context).address !== undefined ||
    context.site.said.some((passage) => namesPlace(passage) || PLACE_AND_DAY.test(passage.text.slice(0, 200))),
  'quote-request': ({ site }) => site.pages.some(({ forms }) => forms.some(({ fields }) => fields.length >= 3)),
  appointment: (context) => has(context, 'reserve-table', 'book-stay'),
  'reserve-table': (context) => has(context, 'book-stay', 'appointment'),
  'book-stay': (context) => has(context, 'reserve-table', 'cart'),
  menu: ({ site }) =>
    site.said.filter(({ place, text }) => place !== 'link' && place !== 'button' && /\d[.,]\d{2}/u.test(text)).length >
    4,
  schedule: (context) =>
    contactOf(context).hours !== undefined ||
    context.site.said.some(({ text }) => /\d{1,2}[:.]\d{2}\s?(?:-|–|Uhr|am|pm|h)/iu.test(text)),
  newsletter: ({ site }) =>
    site.pages.some(({ forms }) => forms.some(({ fields, submit }) => isSignUp([...fields, submit]))) ||
    site.said.some(({ text }) => SIGN_UP.test(text.slice(0, 200))) ||
    site.snapshot.facts.some(({ id, evidence }) => id === 'third-parties' && MAIL_SERVICE.test(evidence)),
  documentation: (context) => has(context, 'install'),
  install: ({ site }) =>
    site.topic('download').length > 0 ||
    site.said.some(({ place, text }) => place === 'link' && /^download\b/iu.test(text)),
  integrations: (context) => isFreeTool(context),
  security: (context) => isFreeTool(context) || context.site.said.some(({ text }) => SECURE.test(text)),
  portfolio: ({ site }) =>
    site.topic('testimonials').length > 0 || site.pages.some(({ images }) => images.count >= FEWEST_PICTURES),
  team: (context) => has(context, 'about'),
  coverage: ({ site }) => site.said.some(({ text }) => EXCLUDED.test(text)),
  'membership-fee': (context) =>
    pricesOf(context).length > 0 ||
    context.site.snapshot.links.some(({ href, text }) => OF_MEMBERS.test(`${text} ${URL.parse(href)?.pathname ?? ''}`)),
  about: (context) => has(context, 'team'),
  tickets: (context) => has(context, 'cart', 'enroll'),
  download: ({ site }) => site.passages.some(({ text }) => /\bapp\b|android|iphone/iu.test(text.slice(0, 200))),
};

/** A page on what membership costs or gives. */
const OF_MEMBERS =
  /(?<!\p{L})(?:(?:membership|member)[- ](?:benefits|fees|dues|rates)|benefits|dues|(?:mitglieds)?beitr(?:ag|äge)|beitragsordnung|cotisations?|cuotas?|quote associative)(?!\p{L})/iu;

/** “Dover • April 18-21”: where and when. */
const PLACE_AND_DAY =
  /\p{Lu}\p{Ll}{2,}\s?[•·|,–-]\s?(?:january|february|march|april|may|june|july|august|september|october|november|december) \d/iu;
const ENTERS_FREE =
  /\b(?:regist(?:er|ration)\b.{0,12}\bfree|free (?:admission|entry|registration)|(?:entrance|admission|entry) is free|eintritt frei|freier eintritt|entrée (?:libre|gratuite)|entrada (?:libre|gratuita|franca)|ingresso (?:libero|gratuito))\b/iu;
const EXCLUDED = /\b(?:exclusion|excluded|not covered|nicht versichert|exclusions|waiting period)/iu;

/** A generator or converter that asks for neither an account nor money is used at once: it needs neither trial nor price. */
const isFreeTool = (context: Context): boolean =>
  ['saas', 'developer-tool'].includes(context.judgment.kind.id) &&
  !has(context, 'sign-up', 'log-in', 'subscription', 'demo', 'pricing', 'quote-request');

/** What pictures show is not known; with several of them, finished work may be among them. */
const FEWEST_PICTURES = 3;

/** A form for addresses only: with a message to write it is one for contact. */
const isSignUp = (fields: readonly string[]): boolean =>
  fields.length <= 4 &&
  /mail|sign me up|subscribe/iu.test(fields.join(' ')) &&
  !/message|nachricht|mensaje|messaggio|mensagem|passwor/iu.test(fields.join(' '));

/** Services whose scripts put a form for addresses into a page: the form itself is not in the markup. */
const MAIL_SERVICE =
  /(?<![\w-])(?:aweber|mailchimp|list-manage|chimpstatic|mailerlite|klaviyo|sibforms|sendinblue|brevo|convertkit|sendfox|getresponse|cleverreach|beehiiv|mailmunch|omnisend)\.com\b/iu;

const SIGN_UP =
  /\b(?:sign up for (?:our )?e?-?mails?|e-?mail sign-?up|mailing lists?|e-?mail list|delivered to your inbox|every new post|follow (?:this|our) blog)\b/iu;

const SECURE =
  /\b(?:privacy policy|secure(?:ly)?|uptime|high availability|anonymous(?:ly)?|status page|encrypt\w*|datenschutz|sicherheit|confidentialité|sécurisé\w*|privacidad|segur[oa]s?|privacidade|sicur[oa]|riservatezza)\b/iu;

/** Whether the pages say something of a topic, in any form. */
export const isSaid = (context: Context, topic: Topic): boolean =>
  has(context, topic) || (otherForms[topic]?.(context) ?? false);

/** Whether any sign of customers, ratings, reviews or awards is on the pages or in their markup, however weak. */
export const isVouched = (context: Context): boolean =>
  isSaid(context, 'testimonials') || hintsVoices(context.site) || hintsAward(context.site);

/** A line of the table about this site, without an offer that has no name. */
export const filledIn = (text: string, { offer }: Context): string => {
  const plain = offer.startsWith('its ') ? text.replaceAll(/ (?:for|of|about|on|among) \{offer\}/gu, '') : text;
  return plain.replaceAll('{offer}', () => offer);
};

/** Of these the other forms are proof as well; of the rest they are only enough not to call it absent. */
const CERTAIN: ReadonlySet<Topic> = new Set(
  'hours phone contact directions quote-request newsletter menu install'.split(' ') as Topic[],
);

/** Whether something is there for certain: the address of a link is no proof of it, nor is a link called “Pricing” a price. */
const isShown = (context: Context, topic: Topic): boolean => {
  if (topic === 'pricing') return isPriced(context);
  if (topic === 'testimonials') return testimonialsIn(context).length > 0 || ratingIn(context) !== undefined;
  const isNamed = context.site.topic(topic).some(({ passage: { place } }) => place !== 'address' && place !== 'data');
  return isNamed || (CERTAIN.has(topic) && (otherForms[topic]?.(context) ?? false));
};

const SOFTWARE: ReadonlySet<KindId> = kindsOf('saas developer-tool app');
const PAID: ReadonlySet<Topic> = new Set(['pricing', 'free-trial', 'integrations']);
const SELLING_WORDS = ['subscription', 'demo', 'quote-request', 'free-trial'] as const;

/** Software may be free to use: its price, its trial and what it works with are only missed where something shows that it is sold. */
const mayBeMissed = (context: Context): boolean =>
  !SOFTWARE.has(context.judgment.kind.id) || sells(context) || has(context, ...SELLING_WORDS);

const PROVING = setOf('rating users counts testimonial award press trusted-by');

/** Words of customers are only missed where something is sold or asked for, and nothing else vouches for it. */
const wantsProof = (context: Context): boolean =>
  (sells(context) || showsPaying(context)) && proofFindings(context).every(({ kind }) => !PROVING.has(kind));

const isPriced = (context: Context): boolean => pricesOf(context).length > 0 || priceTableOf(context) !== undefined;

/** Whose pages further in are about one thing that is sold, and what is looked for there. */
const GOODS = kindsOf('shop producer manufacturer');
const SOLD_APART = kindsOf('practice builder trade agency event travel attraction course education');
/** A page further in owes only what decides on the thing that it is about; one that compares prices delivers nothing itself. */
const isOwed = ({ site, judgment: { kind } }: Context, topic: Topic): boolean =>
  topic === 'contact' || GOODS.has(kind.id)
    ? comparesPrices({ site }) === undefined
    : !isInnerPage(site) || SOLD_APART.has(kind.id);

type Needs = { readonly found: readonly Topic[]; readonly open: readonly Need[] };

/** Whom visitors come to, or where they enroll and travel: a supplier of schools or a truck with ice cream may be taken for one. */
const COME_TO: ReadonlySet<KindId> = kindsOf(
  'restaurant lodging education course event attraction transport real-estate',
);
/** What any site has shows nothing of its kind. */
const ANYWHERE: ReadonlySet<Topic> = new Set(['contact', 'about', 'team', 'phone', 'testimonials'] as const);

/** What visitors of such a site look for: what is there in any form, and what is certainly not. */
export const needsMet = once((context: Context): Needs => {
  const { kind } = context.judgment;
  // Who takes food away reserves no table.
  const takesOut = has(context, 'takeout');
  const needs = context.isSure ? kind.needs : [];
  const found = needs.map(({ topic }) => topic).filter((topic) => isShown(context, topic));
  const isSuch = !COME_TO.has(kind.id) || found.some((topic) => !ANYWHERE.has(topic));
  return {
    found,
    open: needs.filter(
      ({ topic, missing }) =>
        missing !== '' &&
        (isSuch || topic === 'contact') &&
        isOwed(context, topic) &&
        !isSaid(context, topic) &&
        !isHinted(context.site, topic) &&
        !(topic === 'reserve-table' && takesOut) &&
        isFitting(context.site, kind.id, topic, mayShowPrices(context)) &&
        (topic !== 'testimonials' || (!hintsVoices(context.site) && wantsProof(context))) &&
        (!PAID.has(topic) || mayBeMissed(context)),
    ),
  };
});

/** Without these, no one can buy. */
const WEIGHTS: Partial<Record<Topic, number>> = {
  contact: 0.9,
  pricing: 0.75,
};

/** What visitors of this kind of site look for and the pages do not have: a contact where the kind is not sure. */
export const needFindings = (context: Context): readonly Finding[] => {
  if (!canClaimAbsence(context)) return [];
  return needsMet(context)
    .open.slice(0, 4)
    .map(({ topic, missing, fix }, index) =>
      weakness(
        `no-${topic}`,
        (WEIGHTS[topic] ?? 0.5) - index * 0.03,
        `No ${filledIn(missing, context)} on ${pagesRead(context.site)}`,
        searched(context.site, topic),
        anchored(context, topic, filledIn(fix, context)),
      ),
    );
};
