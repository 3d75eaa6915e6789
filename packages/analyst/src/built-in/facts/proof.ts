import type { Basis } from '../basis.ts';
import { blockQuoteOf, isAbout, type Page, type Quote, quoteOf, type Sentence } from '../page.ts';
import { wordsOf } from '../wording.ts';
import { quoteAbout, signOf } from './mentions.ts';

/** A customer's words. `author` is the line the page puts below them. */
export type Testimonial = { readonly author: string | undefined; readonly quote: Quote };

/** What others say for the page, or at least what it can count. */
export type Proof = {
  readonly testimonial: Testimonial | undefined;
  /** How many use it: “Trusted by 12,000 teams”. */
  readonly users: Quote | undefined;
  /** “4.8/5”, “4.9 stars”. */
  readonly stars: Quote | undefined;
  readonly caseStudies: Basis | undefined;
  readonly awards: Quote | undefined;
  /** A number with a unit that is no price, no year and no count of users. */
  readonly figure: Quote | undefined;
  /** Praise that nobody can check. */
  readonly selfPraise: Quote | undefined;
  readonly security: Quote | undefined;
};

const looksLikeName =
  /^\p{Lu}[\p{L}’'-]+(?:\s+(?:\p{Lu}\.|\p{Lu}[\p{L}’'-]+|de|van|von|der|da|di|la|le)){1,3}(?:\s*[,|–—·(-]|\s*$|\s+\p{Ll})/u;

const authorIn = (text: string): string | undefined => {
  const line = text.replace(/^[\s–—-]+/u, '').trim();
  return line.length <= 90 &&
    wordsOf(line).length <= 12 &&
    !/^(?:\p{Lu}[\p{L}’'-]*\s+){4,}/u.test(line) &&
    looksLikeName.test(line) &&
    !/[.!?]$/u.test(line)
    ? line
    : undefined;
};

const inMarks = /^[“„"«»]\s*(?<words>[^“”„"«»]{20,600}?)\s*[”“"»«]\s*(?:[–—-]\s*(?<author>[^.!?]{3,90}))?$/u;

const testimonialOf = (page: Page, isSelling: boolean): Testimonial | undefined => {
  const { blocks } = page.snapshot;
  for (const [index, block] of blocks.entries()) {
    const first = page.sentences.find((sentence) => sentence.block === index);
    if (first === undefined) continue;
    const marked = inMarks.exec(block.text.trim());
    const isAmongVoices = isAbout(page, { normal: ` ${block.section.toLowerCase()} ` }, 'testimonials');
    if ((!isSelling || (block.kind !== 'quote' && marked === null)) && !isAmongVoices) continue;
    const after = [blocks[index + 1], blocks[index + 2], blocks[index - 1]].map((near) =>
      near?.kind === 'heading' || near?.kind === 'button' ? undefined : near?.text,
    );
    const author =
      authorIn(marked?.groups?.['author'] ?? '') ??
      after.map((text) => authorIn(text ?? '')).find((found) => found !== undefined);
    const isSpoken = wordsOf(block.text).length >= 5 && block.kind !== 'heading' && block.kind !== 'button';
    if (isSpoken && (author !== undefined || (isAmongVoices && block.kind === 'quote')))
      return { author, quote: blockQuoteOf(page, first) };
  }
  return undefined;
};

const counted =
  /(?<![\p{L}\p{N}$€£.,])(?:\d[\d.,’' ]*\s?(?:k|m|million|millionen|millions|mille|thousand|tausend|mil|mln)?\s?\+?|(?:thousands|hundreds|millions|dozens|tausende|hunderte|milliers|centaines|miles|cientos|migliaia|centinaia|milhares|centenas|duizenden|honderden)(?: of| von| de| di| van)?)\s+(?:\p{L}+[\s-]){0,3}?(?:users|customers|clients|teams|companies|businesses|people|developers|downloads|installs|members|subscribers|readers|students|shops|stores|schools|families|players|guests|patients|organi[sz]ations|households|volunteers|creators|professionals|kunden|nutzer|nutzerinnen|unternehmen|mitglieder|familien|schüler|leser|betriebe|clients|utilisateurs|entreprises|abonnés|familles|élèves|clientes|usuarios|empresas|alumnos|familias|lectores|utilizadores|usuários|alunos|famílias|clienti|utenti|aziende|studenti|famiglie|klanten|gebruikers|bedrijven|leden|lezers|studenten)(?![\p{L}])/iu;

const rated =
  /(?<![\p{L}\p{N}.,])[1-5][.,]\d\s?(?:\/\s?5|out of 5|von 5|sur 5|de 5|su 5|stars?|sterne|étoiles|estrellas|estrelas|stelle|sterren|★)|★{4,5}\s?[1-5][.,]\d/iu;

const measured =
  /(?<![\p{L}\p{N}$€£¥#.,/-])(?:\d+(?:[.,]\d+)?\s?(?:%|percent|per cent|x|×|times|minutes?|mins?|hours?|seconds?|ms|days?|weeks?|months?|km|kg|miles?|meters?|metres?|mb|gb|languages|countries|species|integrations|templates|recipes|lessons|years? of|minuten|stunden|tage|werktagen?|sekunden|jahre|prozent|sprachen|ländern?|minutes|heures|jours|ans|pays|langues|minutos|horas|días|años|países|dias|anos|minuti|ore|giorni|anni|paesi|uur|dagen|jaar|landen))(?![\p{L}\p{N}])/iu;

const isNewsy = /\b(?:19|20)\d\d\b|\bago\b|\bmin read\b|\bposted\b|\bupdated\b/iu;

const usersOf = (page: Page): Sentence | undefined => {
  const found = page.prose.filter(
    ({ text }) => counted.test(text) && text.length < 220 && !text.endsWith('?') && !/[$€£]\s?\d/u.test(text),
  );
  return (
    found.find((sentence) => isAbout(page, sentence, 'trusted-by')) ??
    found.find(({ text }) =>
      /\b(?:over|more than|join|already|über|mehr als|plus de|más de|mais de|oltre|meer dan)\b|\+/iu.test(text),
    )
  );
};

const figureOf = (page: Page, users: Sentence | undefined): Sentence | undefined => {
  const isPriced = (text: string) => page.snapshot.prices.some((price) => price.text.includes(text));
  return page.prose.find(
    (sentence) =>
      measured.test(sentence.text) &&
      sentence !== users &&
      sentence.text.length < 220 &&
      sentence.place !== 'title' &&
      !isNewsy.test(sentence.text) &&
      !isPriced(sentence.text) &&
      !isAbout(page, sentence, 'free-trial') &&
      !isAbout(page, sentence, 'posted') &&
      !isAbout(page, sentence, 'returns'),
  );
};

const selfPraiseIn = (page: Page): Quote | undefined => {
  const found = page.prose.find(
    (sentence) => isAbout(page, sentence, 'self-praise') && wordsOf(sentence.text).length >= 3,
  );
  return found === undefined ? undefined : quoteOf(found);
};

const asQuote = (sentence: Sentence | undefined): Quote | undefined =>
  sentence === undefined ? undefined : quoteOf(sentence);

/** On a page that explains or reports, a quotation is no customer's voice unless it stands among such voices. */
export const proofOf = (page: Page, isSelling: boolean): Proof => {
  const users = usersOf(page);
  return {
    testimonial: testimonialOf(page, isSelling),
    users: asQuote(users),
    stars: asQuote(page.prose.find(({ text }) => rated.test(text) && text.length < 200)),
    caseStudies: signOf(page, 'case-studies'),
    awards: quoteAbout(page, 'awards'),
    figure: asQuote(figureOf(page, users)),
    selfPraise: selfPraiseIn(page),
    security: quoteAbout(page, 'security'),
  };
};
