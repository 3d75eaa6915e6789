import { listed, quoted } from '../read/wording.ts';
import { type Basis, type Finding, groundOf, strength } from '../report/statement.ts';
import type { KindId } from '../kind/kind.ts';
import { memoize } from './memoize.ts';
import { PLACE_KINDS } from './place.ts';
import { type Context, inWords, quotable } from './context.ts';
import { sentenceAt } from '../read/sentences.ts';

/** Platforms on which a business is also found, by kind. */
const ORDER_SERVICES: Readonly<Partial<Record<KindId, string>>> = {
  restaurant: 'DoorDash, Uber Eats, Grubhub, Deliveroo, Lieferando, Just Eat, OpenTable, TheFork, Resy',
  lodging: 'Booking.com, Airbnb, Expedia',
  health: 'Doctolib',
  wellness: 'Treatwell, Fresha, Booksy',
  event: 'Eventbrite',
  producer: 'Etsy, Amazon, eBay',
  app: 'App Store, Google Play',
  game: 'Steam, App Store, Google Play',
};

const PHONE =
  /(?<!\d)(?!(?:19|20)\d\d[-/](?:19|20)\d\d)(?:\+\d{1,3}[\s.-]?)?(?:\(\d{2,5}\)|\d{2,5})[\s./-]\d{2,4}(?:[\s./-]?\d{2,4}){1,3}(?!\d)/u;
/** Digits are a phone number if the text calls them one or if they have the form of one. */
const PHONE_LABEL = /\b(?:tel|telefon\p{L}*|teléfono|telefono|phone|call|fax|mobile?|handy|whatsapp|tél)\b/iu;
const NUMBER = /^(?:\+|0\d|\(\d{2,5}\)|\d{3}[-. ]\d{3}[-. ]\d{4})/u;
const isNumber = (text: string, digits: string): boolean => PHONE_LABEL.test(text) || NUMBER.test(digits);
/** Days or times: an hour, or a range from day to day. */
const HOURS =
  /\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.|uhr)\b|\d{1,2}h(?:\d{2})?\s?(?:-|–|à|a|às|alle)\s?\d{1,2}h|\d{1,2}[:.]\d{2}\s?(?:-|–|to|bis|à|a|alle)\s?\d{1,2}[:.]\d{2}|\d{1,2}[:.h]\d{2}\s?[-–~〜]\s?\d{1,2}[:.h]\d{2}|\b(?:mon|tue|wed|thu|fri|sat|sun)\w*\s?[-–]\s?(?:mon|tue|wed|thu|fri|sat|sun)\w*\s\d|24\/7|24 hours|\d{1,2}時(?!間)/iu;
/** A street address or a postal code before a town: “3025 East 3300 South”, “Molenstraat 14”, “12 rue des Carmes”. */
const ADDRESS =
  /(?<!\d[\s-])\b\d{1,5}\s(?:[NSEW]\.?\s|East\s|West\s|North\s|South\s)?[\p{Lu}\d][\p{L}\d.'’ ]{2,30}\s(?:St(?:reet|\.)?|Ave(?:nue|\.)?|R(?:oa)?d\.?|Dr(?:ive|\.)?|Blvd\.?|Boulevard|Lane|Ln\.?|Way|South|North|East|West|Court|Place|Square|Highway|Hwy|Parkway|Pkwy|Terrace|Circle|Trail|Pike)\b|(?<!\p{L})\p{L}{2,30}(?:straße|strasse|str\.|weg|platz|allee|gasse|straat|laan)\s?\d{1,4}|\b\d{1,4},?\s(?:rue|avenue|boulevard|place|chemin|route|via|viale|piazza|calle|plaza|rua|avenida)\s\p{L}|\b(?:via|viale|piazza|calle|c\/|avenida|avda|rua|plaza)\s[\p{L}. ]{3,30},?\s(?:n\.?º?\s?)?\d{1,4}\b|〒\d{3}-\d{4}|[都道府県].{1,6}[市区町村].{0,16}[\d０-９]/u;

/** Chambers, regulators and arbitrators in an imprint, whose addresses are not those of the site. */
const OF_OTHERS = /kammer|aufsicht|schlicht|supervis|ec\.europa|chambre|colegio oficial|\bordine\b/iu;

const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.\w/u;
const isEmail = (text: string): boolean => text.includes('@') && EMAIL.test(text);

/** The first quotable text with a fitting match. */
export const firstWith = (
  { site }: Context,
  form: RegExp,
  isFit: (text: string, found: string) => boolean = () => true,
): { readonly words: string; readonly ground: Basis } | undefined => {
  for (const passage of site.said) {
    if (!passage.isQuotable || passage.place === 'quote' || passage.text.length > 1_500) continue;
    if (OF_OTHERS.test(passage.text)) continue;
    const found = form.exec(passage.text);
    if (found === null || !isFit(passage.text, found[0])) continue;
    const words = passage.text.length <= 160 ? passage.text : sentenceAt(passage, found.index);
    return { words, ground: groundOf(passage, words) };
  }
  return undefined;
};

/** Arrival times, update times and hours in a story are no opening hours. */
const NO_HOURS =
  /\b(?:stand|updated|aktualisiert|mis à jour|actualizado|aggiornato)\b|\d[./-](?:19|20)\d\d\b|(?<!\p{L})(?:in|an|on|of|à|en|di) (?:diesem|this|that|ce|este|questo)(?!\p{L})|(?<!\p{L})(?:if|disabled|service desk|help ?desk)(?!\p{L})|check-?(?:in|out)|anreise|abreise|arriv|départ|llegada|salida|partenza|chegada|チェックイン/iu;

/** Words of opening hours. “11:00 - 2:00” alone may belong to an offer, “May 19, 7:00 PM” to a show. */
const OPEN =
  /(?<!\p{L})(?:open\p{L}*|hours|daily|every day|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?|24\/7|geöffnet|öffnungszeiten|\d{1,2}(?:[:.]\d\d)?\s?(?:bis|[-–])\s?\d{1,2}(?:[:.]\d\d)?\s?uhr|täglich|(?:mo|di|mi|do|fr|sa|so)(?:\.|(?=\s?[-–]))|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|ouvert\p{L}*|horaires?|tous les jours|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|abiert[oa]s?|horarios?|todos los días|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|apert[oi]|orari[o]?|tutti i giorni|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|aberto|todos os dias|segunda|terça|quarta|quinta|sexta)(?!\p{L})|営業|月|火|水|木|金|土|日/iu;
const DATED = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? \d{1,2}(?!\d|[:.]\d)/iu;
const isOfOpening = (words: string): boolean => !NO_HOURS.test(words) && !DATED.test(words) && OPEN.test(words);

/** The hours of a phone line rather than of the business. */
const PHONE_HOURS =
  /hotline|(?:phone|telephone|call|support) (?:hours|line|us)|customer (?:service|care|support)|call ?center|telefon\p{L}*|rufnummer|behördennummer|servicenummer|kundenservice|par téléphone|numéro|service client|teléfono|atención al cliente|numero verde|servizio clienti|assistenza|telefone|atendimento ao cliente|電話/iu;
const MAX_HEADING_LENGTH = 50;
/** Names the heading of the hours if there are other hours under other headings. */
const headingOfHours = ({ site }: Context, section: string): string => {
  const open = site.said.filter(
    ({ text, isQuotable }) => isQuotable && text.length < 200 && HOURS.test(text) && isOfOpening(text),
  );
  const isOne = new Set(open.map((passage) => passage.section)).size < 2;
  return isOne || section === '' || section.length > MAX_HEADING_LENGTH ? '' : `, under ${quoted(section)}`;
};

/** Contact data anywhere on the pages, found by its form and not only by the word “contact”. */
export const contactOf = memoize((context: Context) => ({
  phone: firstWith(context, PHONE, isNumber),
  hours: firstWith(context, HOURS),
  address: firstWith(context, ADDRESS),
  email:
    context.site.passages.some(({ text }) => isEmail(text.slice(0, 2_000))) ||
    context.site.snapshot.links.some(({ href }) => href.startsWith('mailto:')),
  isReachable:
    context.site.topic('contact').length > 0 ||
    context.site.passages.some(({ text }) => PHONE.test(text.slice(0, 500)) || isEmail(text.slice(0, 500))) ||
    context.site.pages.some(({ links }) => links.some(({ href }) => /^(?:mailto|tel):/u.test(href))),
}));

/** “Request a demo” is a contact form rather than a demo. */
const DEMO_REQUEST =
  /\b(?:request|book|schedule|get|ask for|arrange|see) (?:an? |your |our )?(?:\p{L}+ )?demo|demo (?:anfordern|buchen|vereinbaren)|(?:demander|réserver) (?:une )?démo|(?:solicit\p{L}+|pedir|agendar) (?:una? )?demo|richiedi (?:una )?demo/iu;

/** What helps visitors to buy, book or get in touch. */
export const nextStepFindings = (context: Context): readonly Finding[] => {
  const { site } = context;
  const findings: Finding[] = [];
  const isPlace = context.isSure && PLACE_KINDS.has(context.judgment.kind.id);
  const isShop = context.judgment.kind.id === 'shop';
  const { hours } = contactOf(context);
  const section = hours?.ground.basis === 'quote' ? hours.ground.section : '';
  const isOpening = hours && hours.words.length < 200 && isOfOpening(hours.words);
  if (isPlace && !isShop && isOpening && !PHONE_HOURS.test(section)) {
    const text = `Hours at a glance${headingOfHours(context, section)}: ${inWords(context, hours.words)}`;
    findings.push(strength('hours', 0.7, text, hours.ground));
  }
  const services = (context.isSure ? (ORDER_SERVICES[context.judgment.kind.id]?.split(', ') ?? []) : []).filter(
    (service) => site.said.some(({ text, place }) => place !== 'quote' && text.length < 200 && text.includes(service)),
  );
  const service = site.said.find(
    ({ text, isQuotable }) => isQuotable && text.length < 200 && services.some((name) => text.includes(name)),
  );
  if (service) {
    const text = `Meets people where they are: ${listed(services.slice(0, 4))}`;
    findings.push(strength('channels', 0.6, text, groundOf(service)));
  }
  const demo = quotable(site.topic('demo').filter(({ passage }) => !DEMO_REQUEST.test(passage.text)));
  if (demo && context.isSure) {
    const sentence = sentenceAt(demo.passage, demo.start);
    const text = `Shows the product before asking for anything: ${inWords(context, sentence.slice(0, 120))}`;
    findings.push(strength('demo', 0.6, text, groundOf(demo.passage, sentence)));
  }
  return findings;
};
