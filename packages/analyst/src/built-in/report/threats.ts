import type { Context } from '../findings/context.ts';
import { pressureOn } from '../category/pressures.ts';
import { rivalsIn } from '../findings/difference.ts';
import { servicesIn } from '../findings/services.ts';
import { kindsOf } from '../kind/kind.ts';
import { isHead } from '../read/passage.ts';
import { sentenceAt } from '../read/sentences.ts';
import { capitalised, listed, quoted, excerpt, rowsOf } from '../read/wording.ts';
import { TABLE_NOTE } from './market.ts';
import { isProductPage } from './product-page.ts';
import { fromTable, groundOf, inferred, type Statement } from './statement.ts';

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
goods from one country ; customs, freight and exchange rates set its costs ; shop manufacturer ; iu ; \b(?:made in|products from|electronics from) china\b|\bchina (?:electronics|wholesale|products)\b|\bimported from \p{Lu}\p{L}+
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
  if (!context.isSure || isProductPage(context) || isLeader(context)) return [];
  const { category, kind } = context.judgment;
  const row = category !== undefined && category.pressure !== '' ? category : pressureOn(kind.id);
  if (row === undefined || (/dvertising/u.test(row.pressure) && ofAdvertisers(context).length > 0)) return [];
  const text = `${row.pressure} ${TABLE_NOTE}`;
  return [
    {
      kind: 'pressure',
      weight: row === category ? 0.6 : 0.5,
      text,
      basis: fromTable(`${capitalised(row.noun)}: ${row.pressure}.`),
    },
  ];
};

/** Whose product a site is about: what its owner decides reaches it at once. */
const OWNED =
  /\b(?:WordPress|Joomla|Drupal|Magento|Shopify|Amazon|eBay|Facebook|Instagram|YouTube|iPhone|iPad|Android|Minecraft|Magic: The Gathering|Pokémon|LEGO|Xbox|PlayStation|Nintendo|Salesforce|SAP|Debian|Ubuntu|Warhammer)\b/u;
const OWNERS = kindsOf('saas app developer-tool open-source blog forum media shop course agency news directory');

const ofAnotherOwner: Threats = ({ site, isSure, judgment }) => {
  if (!isSure || !OWNERS.has(judgment.kind.id)) return [];
  const head = site.said.filter((passage) => passage.page === 0 && isHead(passage) && passage.isQuotable);
  const passage = head.find(({ text }) => OWNED.test(text) && !/,.*,/u.test(text));
  const name = passage && OWNED.exec(passage.text)?.[0];
  if (passage === undefined || name === undefined) return [];
  // Debian’s own forum depends on nobody else.
  if (site.host.includes(name.toLowerCase().replaceAll(/[^a-z]/gu, ''))) return [];
  const text = `Stands on ${name}, which others own: ${quoted(excerpt(passage.text, 100))}; what they change reaches it at once`;
  return [{ kind: 'owner', weight: 0.7, text, basis: groundOf(passage) }];
};

const SEASON =
  /(?<!\p{L})(?:christmas|halloween|easter|carnival|valentine['’]s|weihnacht\p{L}*|karneval|fasching|noël|navidad|carnaval|natale|carnevale|natal|páscoa)(?!\p{L})/iu;

const ofSeason: Threats = ({ site, isSure, judgment }) => {
  if (!isSure || judgment.kind.id !== 'shop' || judgment.category?.pressure.includes('few weeks') === true) return [];
  const head = site.said.filter(
    (passage) => passage.page === 0 && (passage.place === 'title' || passage.place === 'description'),
  );
  const passage = head.find(({ text }) => SEASON.test(text));
  const named = passage && SEASON.exec(passage.text)?.[0];
  if (passage === undefined || named === undefined) return [];
  const text = `Depends on a season: its first words name ${quoted(named)}, and stock that is left over afterwards ties up money`;
  return [{ kind: 'season', weight: 0.7, text, basis: groundOf(passage) }];
};

const CUT =
  /(?<!\p{L})(?:was|statt|au lieu de|antes|prima|rrp|uvp)\W{1,3}[$€£]?\s?\d[\d.,]*.{0,12}?(?:now|jetzt|nur|ahora|ora)\W{1,3}[$€£]?\s?\d/iu;
const FEWEST_CUTS = 4;

/** Buyers who always see a price that was cut wait for the next cut. */
const ofDiscounts: Threats = ({ site, isSure, judgment }) => {
  const cut = site.said.filter(({ text, page }) => page === 0 && text.length < 90 && CUT.test(text));
  const [first] = cut;
  if (!isSure || judgment.kind.id !== 'shop' || first === undefined || cut.length < FEWEST_CUTS) return [];
  const text = `Discounts carry the sale: ${cut.length} items show a price that was cut, such as ${quoted(first.text)}; buyers learn to wait, and margins shrink`;
  const basis = inferred(
    `Inferred from two things: ${cut.length} texts of the page name an old and a new price; the first reads ${quoted(first.text)}.`,
  );
  return [{ kind: 'discounts', weight: 0.72, text, basis }];
};

/** Who lives on advertisers depends on their budgets. */
const ofAdvertisers: Threats = (context) => {
  const found =
    servicesIn(context).find(({ id }) => id === 'ads') ?? servicesIn(context).find(({ id }) => id === 'ad-space');
  const { isSure, judgment } = context;
  if (found === undefined || (isSure && !LIVES_ON_ADS.has(judgment.kind.id))) return [];
  const text = `Depends on advertisers, going by ${quoted(found.words)}: their budgets move to search engines and social networks`;
  return [{ kind: 'advertisers', weight: 0.66, text, basis: groundOf(found.passage, found.words) }];
};
const LIVES_ON_ADS = kindsOf('news blog forum media directory reference travel');

/** What could go wrong: rivals the pages name, what the site depends on, and what presses on everybody in its category. */
export const threatsOf: Threats = (context) =>
  [dependences, namedRival, ofDiscounts, ofAnotherOwner, ofSeason, ofAdvertisers, ofCategory]
    .flatMap((threats) => threats(context))
    .slice(0, 5);
