import type { Context } from '../findings/context.ts';
import { rivalsIn } from '../findings/difference.ts';
import { sentenceAt } from '../read/sentences.ts';
import { capitalised, listed, quoted, excerpt, rowsOf } from '../read/wording.ts';
import { TABLE_NOTE } from './market.ts';
import { isProductPage } from './product-page.ts';
import { fromTable, groundOf, type Statement } from './statement.ts';

/**
 * What a business depends on, by the words of its own pages: on what ; why that is a risk ; which kinds of sites (a portfolio
 * has no customers whose work could stop) ; flags and form of the words.
 */
const DEPENDENCES = rowsOf(String.raw`
delivery platforms ; they keep the guest’s address and part of each order ; restaurant ; u ; \b(?:DoorDash|Uber Eats|Grubhub|Deliveroo|Lieferando)\b
booking portals ; they keep part of each stay ; lodging ; u ; \b(?:Booking\.com|Airbnb|Expedia)\b
a marketplace ; it sets fees and rules ; shop producer ; u ; \b(?:our|my|us on|shop on|buy on|available on|sold on)\s(?:\p{L}+\s)?(?:Etsy|eBay)\b|\b(?:Etsy|eBay) (?:shop|store)\b
the app stores ; they set fees and rules ; app game ; u ; \b(?:App Store|Google Play)\b
sponsorship platforms ; income rests on the goodwill of sponsors ; open-source documentation media game ; u ; \b(?:Patreon|Tidelift|GitHub Sponsors|Open Collective)\b
affiliate programs ; their commissions can be cut at any time ; blog directory news ; iu ; \b(?:affiliate (?:links?|commission|program)|as an Amazon Associate)\b
its underwriter ; who carries the risk decides on terms and prices ; insurance finance ; iu ; \b(?:underwritten by|insurance (?:is |policies are )?(?:offered|provided|issued) by|versicherer ist|risikoträger)\b
licenses ; the owner of the brand can end them ; * ; iu ; \b(?:used under license|under license (?:from|to)|officially licensed|licensed product)\b
volunteers ; who runs it may change every year ; * ; iu ; \b(?:run (?:entirely )?by (?:students|volunteers|highschoolers|high school(?:ers)?)|high ?school(?:er)? run|student-run|volunteer-run|ehrenamtlich (?:geführt|getragen))\b
one person ; work stops when this person cannot ; practice agency course health wellness trade ; u ; (?:^|[.!] )(?:I['’]m|I am|My name is|Ich bin|Mein Name ist|Je suis|Je m['’]appelle|Soy|Me llamo|Sono|Mi chiamo|Eu sou|Meu nome é)\s(?:(?:Dr|Prof)\.?\s)*\p{Lu}\p{Ll}+
a manufacturer ; it can change its terms or choose other dealers ; shop trade ; iu ; \b(?:authori[sz]ed (?:dealer|reseller|retailer)|official dealer|vertragshändler|vertragswerkstatt|concessionnaire agréé|distribuidor oficial|concessionari[oa] ufficiale|revendedor autorizado)
its franchisor ; who owns the brand sets fees and rules ; * ; iu ; \b(?:independently owned and operated|franchisee of|our franchisor|als franchisenehmer|franchisé de|franquiciado de)\b
a season ; the rest of the year brings little ; restaurant lodging attraction wellness travel course producer ; iu ; (?<!\p{L})(?:open (?:from )?|geöffnet (?:von )?|ouvert\p{L}* (?:de |d['’]|du )|abiert[oa] (?:de |desde )|apert[oi] (?:da |dal? )|aberto (?:de )?)(?:1(?:st|er)? )?(?:january|february|march|april|may|june|july|september|märz|april|mai|juni|juli|mars|avril|juin|abril|mayo|junio|marzo|aprile|maggio|giugno|maio|junho)\s?(?:[-–]|to|until|through|bis|à|au|a|al|hasta|até)\s
the weather ; bad days bring nobody ; attraction travel event course lodging ; iu ; \b(?:weather permitting|only in (?:good|dry) weather|nur bei (?:gutem|trockenem|schönem) wetter|selon (?:la )?météo|según el tiempo|tempo permettendo)\b
donations ; giving falls when times are hard ; nonprofit religious open-source media research ; iu ; \b(?:rel(?:y|ies) (?:entirely |solely )?on (?:your |the )?(?:donations|support of|gifts|generosity)|funded (?:entirely |solely )?by (?:donations|donors|our members|readers)|(?:durch|aus) spenden finanziert|grâce à vos dons|gracias a (?:tus|sus|las) donaciones|grazie alle donazioni)\b
public partners ; contracts and grants are decided by others ; transport attraction research nonprofit education event ; iu ; \b(?:funded by|in partnership with the (?:city|county|district|department)|owned by the (?:city|county|district)|gefördert (?:durch|von|vom)|financé\p{L}* par|cofinanciado|finanziat[oa] da)\b
`).map(([on = '', why = '', kinds = '', flags, form = '']) => ({
  on,
  why,
  kinds: kinds === '*' ? undefined : kinds.split(' '),
  form: new RegExp(form, flags),
}));
const LONGEST = 600;

type Threats = (context: Context) => readonly Statement[];

const dependences: Threats = ({ site, isSure, judgment }) => {
  const quotable = site.said.filter(({ isQuotable, place }) => isQuotable && place !== 'quote');
  const said = quotable.filter(({ text }) => text.length <= LONGEST);
  return DEPENDENCES.flatMap(({ form, on, why, kinds }) => {
    if (!isSure || kinds?.includes(judgment.kind.id) === false) return [];
    const passage = said.find(({ text }) => form.test(text));
    const found = passage && form.exec(passage.text);
    if (passage === undefined || !found) return [];
    const words = sentenceAt(passage, found.index + found[0].length - 1);
    const text = `Depends on ${on}: ${quoted(excerpt(words, 120))}; ${why}`;
    return [{ kind: 'dependence', weight: 0.85, text, basis: groundOf(passage, words) }];
  });
};

const namedRival: Threats = (context) => {
  const [rival, ...others] = rivalsIn(context);
  if (rival === undefined) return [];
  const names = listed([rival, ...others].slice(0, 4).map(({ name }) => name));
  const text = `Measured against ${names}, which the page itself brings up: ${quoted(excerpt(rival.sentence, 140))}`;
  return [{ kind: 'rival', weight: 0.8, text, basis: groundOf(rival.passage, rival.sentence) }];
};

/** A line of the table speaks of those beside the businesses that it names. */
const isLeader = ({ site, judgment }: Context): boolean => {
  const own = site.name.title.toLowerCase().split('.')[0] ?? '';
  return judgment.category?.alternatives.some((name) => name.toLowerCase() === own) === true;
};

/** What presses on a marketplace is no trouble of one product on it. */
const ofCategory: Threats = (context) => {
  const row = context.isSure && !isProductPage(context) ? context.judgment.category : undefined;
  if (row === undefined || row.pressure === '' || isLeader(context)) return [];
  const text = `${row.pressure} ${TABLE_NOTE}`;
  return [{ kind: 'pressure', weight: 0.6, text, basis: fromTable(`${capitalised(row.noun)}: ${row.pressure}.`) }];
};

/** What could go wrong: rivals the pages name, what the site depends on, and what presses on everybody in its category. */
export const threatsOf: Threats = (context) =>
  [dependences, namedRival, ofCategory].flatMap((threats) => threats(context)).slice(0, 5);
