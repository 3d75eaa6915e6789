import type { Context } from '../findings/context.ts';
import { servicesIn } from '../findings/services.ts';
import { kindsOf } from '../kind/kind.ts';
import { GOODS } from '../kind/model-signs.ts';
import type { Passage } from '../read/passage.ts';
import { sentenceAt } from '../read/sentences.ts';
import { capitalised, excerpt, quoted, rowsOf } from '../read/wording.ts';
import { groundOf, inferred, quoteFrom, type Statement, statement } from './statement.ts';

/** What links and buttons are called is shorter. */
export const LONGEST_CALL = 45;

/** Whether a text is what a link or button is called. */
export const isButton = ({ place, text }: Passage): boolean =>
  (place === 'link' || place === 'button') && text.length < LONGEST_CALL;

/** Other income that pages speak of, by the words they use for it. */
const STREAMS = rowsOf(String.raw`
sales to companies ; corporate (?:clients|gifts|accounts|orders)|wholesale|bulk orders|for businesses|b2b|großhandel|firmenkunden|entreprises et collectivités|mayoristas?|ingrosso|atacado
memberships and passes ; wine club|subscription box|membership (?:plans?|options)|annual pass|season (?:pass|tickets)|jahreskarte|abonnements?
gift cards ; gift (?:cards?|certificates?|vouchers?)|gutscheine?|carte cadeau|tarjeta regalo|buoni regalo
catering and private events ; catering|private (?:events|parties|dining)|feiern|privatisation|eventos privados
sponsors and advertising ; (?:our|become a|co-?) ?sponsors?|sponsored by|sponsorship|advertise with us|media kit|mediadaten|publicité|anúnciate
a shop of its own ; online store|bookstore|webshop|merchandise|fan ?shop|boutique en ligne|tienda online
courses and webinars ; webinars?|training courses?|online learning|schulungen|formations|corsi
workshops ; workshops?|talleres
paid versions and support ; enterprise (?:plan|support|coverage)|support contracts?|commercial license|(?:available|included) (?:only )?(?:through|with|in) (?:the )?(?:premium|pro|plus)|premium (?:plan|version|membership|support)|pro version
donations ; donate|donations|spenden|faire un don|donar|dona ora`).map(
  ([label = '', words = '']) => [new RegExp(String.raw`\b(?:${words})\b`, 'iu'), label] as const,
);
const LONGEST = 200;
const MOST_STREAMS = 2;
/** Elsewhere a webinar or workshop is advertising for something else. */
const TEACHING: ReadonlySet<string> = kindsOf('association nonprofit open-source');
/** Pages of other people’s texts name incomes that are not theirs. */
export const NO_STREAMS: ReadonlySet<string> = kindsOf(
  'news media reference forum directory marketplace ticketing government',
);
/** A menu run together into one text. */
const MENU = /(?:\p{Lu}\p{Ll}+ ){6,}|\|.*\|/u;

/** Who sells is asked for donations there as well as it asks for them. */
const ASKS_FOR_GIFTS: ReadonlySet<string> = kindsOf(
  'nonprofit association education course religious attraction media blog open-source app game portfolio documentation research event',
);

/** “Donate to us”: what a link or button asks for where no sentence does. */
const asked = (context: Context): readonly Statement[] => {
  const { model, isSure, judgment, site } = context;
  if (!isSure || model.id === 'donations' || !ASKS_FOR_GIFTS.has(judgment.kind.id)) return [];
  const asking = site.topic('donate').map(({ passage }) => passage);
  const call = asking.find((passage) => passage.page === 0 && isButton(passage));
  if (call === undefined) return [];
  const basis = inferred(`A link or button of the page is called ${quoted(call.text)}.`);
  return [statement('stream', 0.65, `Donations, which the page asks for: ${quoted(call.text)}`, basis)];
};

/** Further income that the pages name, each with the words that name it. */
const named = ({ site, model, isSure, judgment }: Context): readonly Statement[] => {
  const said = site.said.filter(({ page, isQuotable, place }) => page === 0 && isQuotable && place !== 'quote');
  return (!isSure || NO_STREAMS.has(judgment.kind.id) ? [] : STREAMS)
    .flatMap(([form, label]) => {
      if (label === 'donations' && (model.id === 'donations' || !ASKS_FOR_GIFTS.has(judgment.kind.id))) return [];
      const isTaught = label === 'courses and webinars' || label === 'workshops';
      if (isTaught && !TEACHING.has(judgment.kind.id)) return [];
      if (label === 'a shop of its own' && judgment.kind.id === 'shop') return [];
      // A word alone may be what members or patients get for nothing.
      const passage = said.find(
        ({ text }) =>
          text.length <= LONGEST && !MENU.test(text) && form.test(text) && !(isTaught && /^\p{L}+$/u.test(text.trim())),
      );
      if (passage === undefined) return [];
      const words = sentenceAt(passage, form.exec(passage.text)?.index ?? 0);
      const text = `${capitalised(label)}, which the page names: ${quoted(excerpt(words, 100))}`;
      return [statement('stream', 0.7, text, quoteFrom(passage, words))];
    })
    .slice(0, MOST_STREAMS);
};

/** What is no income beside the main one: services to buyers, readers who come back, partners who bring buyers. */
const NO_INCOME = /^(?:buying|returning|partners)$/u;
/** Which kinds the income is named for; where the kind is not sure, anything may be called a shop. */
const ONLY: Readonly<Record<string, ReadonlySet<string>>> = {
  buyback: GOODS,
  wholesale: kindsOf('shop producer manufacturer travel trade restaurant'),
  sellers: kindsOf('shop marketplace directory real-estate recruitment travel ticketing'),
  franchise: kindsOf('shop restaurant trade course wellness real-estate'),
  'own-shop': kindsOf(
    'news media blog nonprofit association education attraction travel open-source game research religious event',
  ),
};
const MOST_SERVED = 3;

/** Income that a link, a button or a short line names: a page for advertisers, a subscription, an account that costs. */
const served = (context: Context, isTold: (words: string) => boolean): readonly Statement[] => {
  const { isSure, judgment, model } = context;
  if (judgment.kind.id === 'government') return [];
  const found = servicesIn(context).filter(
    ({ id, group }) => !NO_INCOME.test(group) && (ONLY[id] === undefined || (isSure && ONLY[id].has(judgment.kind.id))),
  );
  const groups = new Map(found.toReversed().map((service) => [service.group, service]));
  return [...groups.values()]
    .toReversed()
    .flatMap(({ id, group, words, passage }) => {
      if (isTold(words) || (isSure && model.id === 'advertising' && group === 'Advertising')) return [];
      const how = id === 'ad-space' ? 'a place on the page is marked' : 'the page has';
      return [statement('stream', 0.68, `${group}: ${how} ${quoted(words)}`, groundOf(passage, words))];
    })
    .slice(0, MOST_SERVED);
};

/** Income beside the main one, each with the words that name it. */
export const streamsOf = (context: Context, main: Statement | undefined): readonly Statement[] => {
  const told = named(context);
  const asking = told.some(({ text }) => text.startsWith('Donations')) ? [] : asked(context);
  const isTold = (words: string): boolean => [main, ...told].some((each) => each?.text.includes(words) === true);
  return [...told, ...served(context, isTold), ...asking];
};
