import { isHinted } from '../findings/also-said.ts';
import { showsAmount } from '../findings/amounts.ts';
import { pagesRead } from '../findings/context.ts';
import { isInnerPage } from '../findings/inner-page.ts';
import { canClaimAbsence } from '../findings/absence.ts';
import { isSaid } from '../findings/needs.ts';
import { partsOf } from '../findings/parts.ts';
import { sells } from '../findings/sells.ts';
import { kindsOf } from '../kind/kind.ts';
import { editorialIn } from '../read/editorial.ts';
import { excerpt, quoted } from '../read/wording.ts';
import type { Rule } from './idea.ts';

/** What such places offer beside their main business. */
const SIDE_BUSINESS =
  /(?<!\p{L})(?:catering|weddings|private (?:parties|events|dining)|corporate events|company (?:events|outings)|team[- ]?building|group bookings|birthday parties|hochzeiten|firmenfeiern|firmenevents|kindergeburtstage?|betriebsausflüge|mariages|séminaires d['’]entreprise|anniversaires d['’]enfants|bodas|eventos de empresa|matrimoni|eventi aziendali|casamentos|eventos corporativos)(?!\p{L})/iu;
const HOSTS = kindsOf('restaurant lodging attraction producer wellness course');
const LONGEST = 300;

/** A side business that is named in one line only: who looks for it learns nothing more. */
export const namedOnce: Rule = ({ site, judgment }) => {
  if (!HOSTS.has(judgment.kind.id)) return undefined;
  const named = site.passages.filter(({ text }) => SIDE_BUSINESS.test(text));
  const [only] = named;
  const isLine = only?.place === 'text' || only?.place === 'item';
  const isEntry = only?.place === 'heading' || only?.place === 'link';
  // Where a text speaks of it, or several lines do, more is said than its name.
  const isMore = isLine ? named.length > 1 : named.some(({ place }) => place === 'text' || place === 'item');
  const words = only !== undefined && only.text.length <= LONGEST ? SIDE_BUSINESS.exec(only.text)?.[0] : undefined;
  if (only === undefined || words === undefined || isMore || !(isLine ? only.isQuotable : isEntry)) return undefined;
  const said = isLine ? 'names it in one line only' : 'has the word and no line about it';
  return {
    text: `${quoted(words)} could bring more business: ${pagesRead(site)} ${said}`,
    from: [`the page reads ${quoted(excerpt(only.text, 120))}`, 'no text says more of it'],
  };
};

const LIST =
  /^(?:our |see |view |download )?(?:price ?list|menu|tariffs?|wine list|preisliste|preise|speisekarte|getränkekarte|weinkarte|carte des vins|la carte|tarifs|lista de precios|carta|tarifas|listino(?: prezzi)?|menù|lista de preços|cardápio|ementa)(?:\s?\(?pdf\)?)?$/iu;

const FORM =
  /(?:application|registration|enrol(?:l)?ment|order|booking|sign-?up|membership) form|anmeldeformular|beitrittserklärung|aufnahmeantrag|bestellformular|bulletin d['’](?:adhésion|inscription)|formulaire d['’]inscription|formulario de (?:inscripción|solicitud)|modulo d(?:i |['’])iscrizione|ficha de inscrição/iu;
const DATES =
  /^(?:\p{L}+ )?(?:schedule|timetable|programme?|season calendar|spielplan|terminplan|stundenplan|jahresprogramm|veranstaltungsprogramm|programme|emploi du temps|horarios?|programación|programma|orari|programação)(?: 20\d\d)?(?:\s?\(?pdf\)?)?$/iu;

/** What is only in a file: no search engine shows it well, and a phone shows it badly. */
export const asPdf: Rule = (context) => {
  const files = context.site.snapshot.links.filter(({ href }) => /\.pdf(?:$|[?#])/iu.test(href));
  const named = (form: RegExp): string | undefined => files.find(({ text }) => form.test(text.trim()))?.text;
  const list = showsAmount(context) ? undefined : named(LIST);
  if (list !== undefined)
    return {
      text: `Put what is in ${quoted(list)} on a page as text, beside the PDF`,
      from: [`the link ${quoted(list)} leads to a PDF`, `${pagesRead(context.site)} has no amount`],
    };
  const form = context.site.pages.some(({ forms }) => forms.some(({ fields }) => fields.length > 3))
    ? undefined
    : named(FORM);
  const dates = named(DATES);
  if (form !== undefined)
    return {
      text: `Make ${quoted(form)} a form on the site, beside the PDF`,
      from: [`the link ${quoted(form)} leads to a PDF`, 'no form of the page takes its place'],
    };
  if (dates === undefined) return undefined;
  return {
    text: `Put the dates in ${quoted(dates)} on a page as text`,
    from: [`the link ${quoted(dates)} leads to a PDF`, 'texts of a PDF are not on the pages'],
  };
};

/** A part of an offer of which the page has one sentence and no other page speaks: who looks for it learns no more. */
export const pagesForParts: Rule = (context) => {
  const { site } = context;
  const elsewhere = [site.snapshot.links, ...site.snapshot.subpages.map(({ headings }) => headings)].flat();
  const told = new Set(elsewhere.map(({ text }) => text.trim().toLowerCase()));
  const open = partsOf(context).filter((part) => !told.has(part.toLowerCase()));
  if (open.length < FEWEST_PARTS || !sells(context)) return undefined;
  const [short] = open.flatMap((part) => {
    const texts = site.snapshot.blocks.filter(({ kind, section }) => section === part && kind !== 'heading');
    const [only] = texts;
    const isShort = texts.length === 1 && only !== undefined && only.text.length <= ONE_SENTENCE;
    return isShort ? [{ part: quoted(part), words: quoted(only.text) }] : [];
  });
  if (short === undefined) return undefined;
  const { part, words } = short;
  return {
    text: `Say more of ${part} on its own page: here it gets one line, ${words}`,
    from: [`below the heading ${part} the page reads ${words}`, 'no link of the page leads to a page of such a name'],
  };
};
const FEWEST_PARTS = 2;
const ONE_SENTENCE = 110;

/** Sites that people come back to when someone reminds them. */
const READ_AGAIN = kindsOf('blog news media');

export const newsletter: Rule = (context) => {
  const { site, judgment } = context;
  const piece = [...editorialIn(site)].find(
    ({ level, page, text }) => page === 0 && level > 0 && level < 4 && text.length > 20 && text.length < 90,
  );
  if (piece === undefined || !READ_AGAIN.has(judgment.kind.id) || isInnerPage(site)) return undefined;
  if (!canClaimAbsence(context) || isSaid(context, 'newsletter')) return undefined;
  if (isHinted(site, 'newsletter')) return undefined;
  const words = quoted(piece.text);
  return {
    text: `Start a newsletter with pieces such as ${words}`,
    from: ['no newsletter form was found', `the page carries ${words}`],
  };
};
