import { type Basis, inferred, said } from '../basis.ts';
import { blockQuoteOf, type Page, type Quote, quoteOf } from '../page.ts';
import { quoted, wordsOf } from '../wording.ts';
import { linkAbout, quoteAbout, signOf } from './mentions.ts';

/** How a visitor gets further: the next step, and the ways to reach people. */
export type Access = {
  /** What buttons and links ask for, each wording once, in the order of the page. */
  readonly steps: readonly string[];
  /** The first of them that can be quoted. */
  readonly firstStep: Quote | undefined;
  readonly login: Basis | undefined;
  readonly asksForPassword: boolean;
  readonly phone: Quote | undefined;
  readonly email: Quote | undefined;
  readonly address: Quote | undefined;
  readonly hours: Quote | undefined;
  readonly contact: Basis | undefined;
  readonly booking: Basis | undefined;
  readonly newsletter: Basis | undefined;
  readonly questions: Basis | undefined;
  readonly privacy: Basis | undefined;
  readonly returns: Quote | undefined;
  readonly shipping: Quote | undefined;
  readonly gift: Quote | undefined;
};

const phone =
  /(?<![\p{L}\p{N}./-])(?:\+\d{1,3}[\s().-]{0,2}|\(?0)\d[\d\s()./-]{6,16}\d(?![\d])|(?<!\d)\(\d{3}\)\s?\d{3}[-.\s]\d{4}(?!\d)|(?<![\d-])\d{3}[-.]\d{3}[-.]\d{4}(?!\d)/u;

const email = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/u;

const address =
  /(?<![\p{L}\p{N}])(?:\d{1,5}[a-z]?,?\s+(?:\p{L}[\p{L}'’.-]*\s+){1,4}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|square|place|way|court|terrace|row|quay|rue|chemin|allée)(?![\p{L}])|\d{1,4}(?:\s?(?:bis|ter))?,?\s+(?:rue|avenue|boulevard|place|chemin|allée|impasse)\s+\p{L}|(?:\p{L}[\p{L}.-]*(?:straße|strasse|str\.|gasse|weg|platz|allee|ufer|damm|straat|laan|plein|gracht|kade))\s+\d{1,4}|(?:calle|plaza|avenida|rua|via|viale|corso|piazza|largo|praça)\s+(?:\p{L}[\p{L}'’.-]*,?\s+){1,5}\d{1,4}|\d{5}\s+\p{Lu}\p{L}+)/iu;

const first = (page: Page, pattern: RegExp): Quote | undefined => {
  const found = page.sentences.find(
    ({ text, place, isLink }) => pattern.test(text) && place !== 'button' && !isLink && text.length < 300,
  );
  return found === undefined ? undefined : quoteOf(found);
};

const time =
  /\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|uhr|h|a\.m\.|p\.m\.)(?![\p{L}])|(?<![.\d])\d{1,2}[:h]\d{2}(?!\d)|(?<![.\d])\d{1,2}\s?(?:-|–|bis|to|às|a|alle)\s?\d{1,2}(?![.\d])/iu;

const day =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|segunda|terça|quarta|quinta|sexta|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|daily|every day|täglich|tous les jours|diario|ogni giorno|dagelijks)(?!\p{L})|24\/7|[月火水木金土日]曜|周[一二三四五六日]/iu;

/** Opening hours with a time or a day in them; the word alone is only a heading. */
const hoursOf = (page: Page): Quote | undefined => {
  const about = quoteAbout(page, 'hours');
  if (about === undefined || time.test(about.quote)) return about;
  const below = page.sentences.find(
    ({ text, section }) => section === about.section && time.test(text) && text.length < 120,
  );
  if (below !== undefined) return quoteOf(below);
  return day.test(about.quote) ? about : undefined;
};

/** Buttons of a platform rather than of the page. */
const platformButton =
  /^(?:(?:open )?men[uü].*|tweet|star|fork|share|like|follow.*|watch|print|copy|sponsor|view source|toggle.*|search|reply|save|pin it|close|menu|facebook|twitter|instagram|linkedin|youtube|github|en|de|fr|es|it|pt|nl|(?:go to )?slide \d+|next|prev|previous|\d+|(?:ok|okay|got it|i agree|accept|accepter|j['’]accepte|akzeptieren|zustimmen|einverstanden|verstanden|aceptar|accetta|aceitar|akkoord|accepteren)(?![\p{L}]).*|.*verstanden)$/iu;

const isStep = (text: string): boolean =>
  /\p{L}{2}/u.test(text) &&
  !platformButton.test(text.replace(/^[^\p{L}]+/u, '')) &&
  wordsOf(text).length > 0 &&
  wordsOf(text).length <= 8 &&
  text.length <= 60;

const stepsOf = (page: Page): readonly string[] => {
  const unique = new Map<string, string>();
  for (const { text } of page.snapshot.callsToAction) {
    const step = text.trim();
    if (isStep(step) && !unique.has(step.toLowerCase())) unique.set(step.toLowerCase(), step);
  }
  return [...unique.values()];
};

const firstStepOf = (page: Page, steps: readonly string[]): Quote | undefined => {
  for (const { text, section } of page.snapshot.callsToAction) {
    const step = text.trim();
    if (steps.includes(step) && page.snapshot.text.includes(step)) return { quote: step, section };
  }
  return undefined;
};

const loginOf = (page: Page, asksForPassword: boolean): Basis | undefined => {
  const link = linkAbout(page, 'login');
  if (asksForPassword) return inferred('A form on the page asks for a password.');
  return link === undefined ? undefined : inferred(`A link on the page reads ${quoted(link)}.`);
};

const newsletterOf = (page: Page): Basis | undefined => {
  const quote = quoteAbout(page, 'newsletter');
  if (quote !== undefined) return said(quote);
  const form = page.snapshot.forms.find(
    ({ fields, hasPassword }) =>
      fields.length === 1 && !hasPassword && /e-?mail|correo|courriel/iu.test(fields[0] ?? ''),
  );
  if (form !== undefined)
    return inferred(
      `A form of the page asks for an email address and nothing else${form.submit.trim() === '' ? '' : `, with the button ${quoted(form.submit)}`}.`,
    );
  return signOf(page, 'newsletter');
};

/** With the sentences around it, which usually say what went wrong. */
const returnsOf = (page: Page): Quote | undefined => {
  const quote = quoteAbout(page, 'returns');
  const sentence = page.sentences.find(({ text }) => text === quote?.quote);
  return sentence === undefined ? quote : blockQuoteOf(page, sentence, 130);
};

export const accessOf = (page: Page): Access => {
  const steps = stepsOf(page);
  const asksForPassword = page.snapshot.forms.some(({ hasPassword }) => hasPassword);
  return {
    steps,
    firstStep: firstStepOf(page, steps),
    login: loginOf(page, asksForPassword),
    asksForPassword,
    phone: first(page, phone),
    email: first(page, email),
    address: first(page, address),
    hours: hoursOf(page),
    contact: signOf(page, 'contact'),
    booking: signOf(page, 'booking'),
    newsletter: newsletterOf(page),
    questions: signOf(page, 'questions'),
    privacy: signOf(page, 'privacy'),
    returns: returnsOf(page),
    shipping: quoteAbout(page, 'shipping'),
    gift: quoteAbout(page, 'gift'),
  };
};
