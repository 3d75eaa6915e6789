import { rivalsIn } from '../findings/difference.ts';
import { endingOf } from '../findings/ended.ts';
import { guestsIn } from '../findings/guests.ts';
import { pricesOf } from '../findings/price.ts';
import { servicesIn } from '../findings/services.ts';
import { hasOtherChannel } from '../findings/source-link.ts';
import { kindsOf } from '../kind/kind.ts';
import { isHead } from '../read/passage.ts';
import { sentenceAt } from '../read/sentences.ts';
import { listed, quoted, excerpt, rowsOf } from '../read/wording.ts';
import { takesNothing } from './denied-income.ts';
import { shopThreats, type Threats } from './shop-threats.ts';
import { groundOf } from './statement.ts';

/**
 * What a business depends on, by the words of its pages: dependence ; risk ; kinds of sites (a portfolio has no customers
 * whose work could stop) ; flags and form of the words.
 */
const DEPENDENCES = rowsOf(String.raw`
delivery platforms ; they keep the guest’s address and part of each order ; restaurant ; u ; \b(?:DoorDash|Uber Eats|Grubhub|Deliveroo|Lieferando)\b
booking portals ; they keep part of each stay ; lodging ; u ; \b(?:Booking\.com|Airbnb|Expedia)\b
a marketplace ; it sets fees and rules ; shop producer ; u ; \b(?:our|my|us on|shop on|buy on|available on|sold on)\s(?:\p{L}+\s)?(?:Etsy|eBay)\b|\b(?:Etsy|eBay) (?:shop|store)\b
the app stores ; they set fees and rules ; app game ; u ; \b(?:App Store|Google Play)\b
sponsorship platforms ; income rests on the goodwill of sponsors ; open-source documentation media game ; u ; \b(?:Patreon|Tidelift|GitHub Sponsors|Open Collective)\b
affiliate programs ; their commissions can be cut at any time ; blog directory news ; iu ; \b(?:affiliate (?:links?|commission|program)|as an Amazon Associate)\b
its underwriter ; the carrier of the risk sets terms and prices ; insurance finance ; iu ; \b(?:underwritten by|insurance (?:is |policies are )?(?:offered|provided|issued) by|versicherer ist|risikoträger)\b
licenses ; the owner of the brand can end them ; * ; iu ; \b(?:used under license|under license (?:from|to)|officially licensed|licensed product)\b
volunteers ; its team may change every year ; * ; iu ; \b(?:run (?:entirely )?by (?:students|volunteers|highschoolers|high school(?:ers)?)|high ?school(?:er)? run|student-run|volunteer-run|ehrenamtlich (?:geführt|getragen))\b
one place ; if people stop going there, it has nothing left to offer ; travel lodging directory attraction ; u ; \b(?:[Pp]ortal|[Gg]uide|[Tt]ours?|[Ee]xcursions?) (?:to|for|of|in|around) (?:the )?(?:(?:island|city|town|region) of )?\p{Lu}\p{Ll}{3,}|\b(?!Our|Day|City|Boat|Walking|Private|Guided|Book|Daily|Best)\p{Lu}\p{Ll}{3,} (?:Excursions?|Tours)\b
one writer ; new posts depend on the time of one person ; blog ; iu ; \b(?:sharing my|my (?:life|thoughts|adventures|experiences|musings)|musings of an?|blog of \p{L}+|ramblings of)\b
one person ; work stops when this person is absent ; practice agency course health wellness trade ; u ; (?:^|[.!] )(?:I['’]m|I am|My name is|Ich bin|Mein Name ist|Je suis|Je m['’]appelle|Soy|Me llamo|Sono|Mi chiamo|Eu sou|Meu nome é)\s(?:(?:Dr|Prof)\.?\s)*\p{Lu}\p{Ll}+
a manufacturer ; it can change its terms or choose other dealers ; shop trade ; iu ; \b(?:authori[sz]ed (?:dealer|reseller|retailer)|official dealer|vertragshändler|vertragswerkstatt|concessionnaire agréé|distribuidor oficial|concessionari[oa] ufficiale|revendedor autorizado)
makers that certify it ; they can change their terms or choose other partners ; trade shop company manufacturer ; iu ; \b(?:certified|authori[sz]ed) (?:service |repair |sales )?(?:partner|cent(?:er|re)) (?:of|for)\b|(?:zertifizierte[rn]?|autorisierte[rn]?) (?:service-?|vertriebs-?)?partner (?:von|der)\b|partenaire (?:certifié|agréé) (?:de|par)|(?:servicio técnico|socio) (?:oficial|autorizado) de|(?:centro )?assistenza (?:ufficiale|autorizzata)|parceiro (?:certificado|autorizado) d[ae]
insurers ; they set the premiums and what they pay for each policy ; insurance ; iu ; \bauthorized agents? (?:for|of)\b|\b(?:multiple|several|many|various|top|leading) (?:carriers|insurers|insurance companies)\b|(?:mehrere[nr]?|viele[nr]?|verschiedene[nr]?) versicherer\p{L}*|plusieurs assureurs|(?:varias|distintas) aseguradoras|diverse compagnie|várias seguradoras
leased ground ; the owner can end the lease ; association attraction lodging restaurant course wellness ; iu ; (?:gelände|grundstück|platz|räume|halle)\b[^.!?]{0,40} gepachtet|gepachtete[snr]? (?:\p{L}+ )?(?:gelände|grundstück|platz)|\bleased (?:ground|land|site|hall|premises|field)|terrain loué|terreno (?:alquilado|arrendado)|(?:terreno|campo) in affitto
one teacher ; the course sells by this name ; course ; u ; ^(?:Meet|About) (?:[Yy]our (?:[Ii]nstructor|[Tt]eacher|[Cc]oach)|(?!The|Our|Us|New)\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)$|(?:^|[.!] )Join me\b|^Dein(?:e)? Trainer(?:in)?$|^Votre formateur$|^Tu (?:instructor|profesor)$|^Il tuo (?:insegnante|docente)$
its franchisor ; the owner of the brand sets fees and rules ; * ; iu ; \b(?:independently owned and operated|franchisee of|our franchisor|als franchisenehmer|franchisé de|franquiciado de)\b
a season ; the rest of the year brings little income ; restaurant lodging attraction wellness travel course producer ; iu ; (?<!\p{L})(?:open (?:from )?|geöffnet (?:von )?|ouvert\p{L}* (?:de |d['’]|du )|abiert[oa] (?:de |desde )|apert[oi] (?:da |dal? )|aberto (?:de )?)(?:1(?:st|er)? )?(?:january|february|march|april|may|june|july|september|märz|april|mai|juni|juli|mars|avril|juin|abril|mayo|junio|marzo|aprile|maggio|giugno|maio|junho)\s?(?:[-–]|to|until|through|bis|à|au|a|al|hasta|até)\s
the weather ; bad weather keeps visitors away ; attraction travel event course lodging ; iu ; \b(?:weather permitting|only in (?:good|dry) weather|nur bei (?:gutem|trockenem|schönem) wetter|selon (?:la )?météo|según el tiempo|tempo permettendo)\b
donations ; people give less in hard times ; nonprofit religious open-source media research ; iu ; \b(?:rel(?:y|ies) (?:entirely |solely )?on (?:your |the )?(?:donations|support of|gifts|generosity)|funded (?:entirely |solely )?by (?:donations|donors|our members|readers)|(?:durch|aus) spenden finanziert|grâce à vos dons|gracias a (?:tus|sus|las) donaciones|grazie alle donazioni)\b
goods from one country ; customs, freight and exchange rates set its costs ; shop manufacturer ; iu ; \b(?:made in|products from|electronics from) china\b|\bchina (?:electronics|wholesale|products)\b|\bimported from \p{Lu}\p{L}+
public partners ; contracts and grants are decided by others ; transport attraction research nonprofit education event ; iu ; \b(?:funded by|in partnership with the (?:city|county|district|department)|owned by the (?:city|county|district)|gefördert (?:durch|von|vom)|financé\p{L}* par|cofinanciado|finanziat[oa] da)\b
`).map(([on = '', why = '', kinds = '', flags, form = '']) => ({
  on,
  why,
  kinds: kinds === '*' ? undefined : kinds.split(' '),
  form: new RegExp(form, flags),
}));
/** Does not apply if two people introduce themselves. */
const ONE_PERSON = 'one person';
/** Does not apply if there is another way to get the app. */
const APP_STORES = 'the app stores';
const MAX_LENGTH = 600;

const dependences: Threats = (context) => {
  const { site, isSure, judgment } = context;
  const quotable = site.said.filter(({ isQuotable, place }) => isQuotable && place !== 'quote');
  const own = new Set(context.own);
  const said = quotable.filter((passage) => passage.text.length <= MAX_LENGTH || own.has(passage));
  return DEPENDENCES.flatMap(({ form, on, why, kinds }) => {
    if (!isSure || kinds?.includes(judgment.kind.id) === false) return [];
    if (on === APP_STORES && hasOtherChannel(context)) return [];
    const [passage, another] = said.filter(({ text }) => form.test(text));
    const found = passage && form.exec(passage.text);
    if (passage === undefined || !found || (on === ONE_PERSON && another !== undefined)) return [];
    const words = sentenceAt(passage, found.index + found[0].length - 1);
    const text = `Depends on ${on}: ${quoted(excerpt(words, 120))}; ${why}`;
    return [{ kind: 'dependence', weight: 0.85, text, basis: groundOf(passage, words) }];
  });
};

/** A product that ends loses its users. */
const ending: Threats = (context) => {
  const end = endingOf(context);
  if (end === undefined) return [];
  const { successor, passage, sentence } = end;
  const where =
    successor === undefined ? 'Its users have to look for something else' : `Its users are sent to ${successor}`;
  const text = `${where}: ${quoted(excerpt(sentence, 140))}`;
  return [{ kind: 'ended', weight: 1.2, text, basis: groundOf(passage, sentence) }];
};

/** A free product has to be paid for by someone else. */
const unpaid: Threats = (context) => {
  const nothing = takesNothing(context);
  if (nothing === undefined || pricesOf(context).length > 0) return [];
  const words = nothing.basis.basis === 'quote' ? nothing.basis.quote : '';
  const text = `Its users pay nothing: ${quoted(excerpt(words, 120))}; others have to pay the costs`;
  return [{ kind: 'unpaid', weight: 0.75, text, basis: nothing.basis }];
};

const namedRival: Threats = (context) => {
  const [rival, ...others] = rivalsIn(context);
  if (rival === undefined) return [];
  const names = listed([rival, ...others].slice(0, 4).map(({ name }) => name));
  const text = `Compared with ${names}, named on the page: ${quoted(excerpt(rival.sentence, 140))}`;
  return [{ kind: 'rival', weight: 0.8, text, basis: groundOf(rival.passage, rival.sentence) }];
};

/** Products of others that a site may be about: their owner’s decisions affect it directly. */
const OWNED =
  /\b(?:WordPress|Joomla|Drupal|Magento|Shopify|Amazon|eBay|Facebook|Instagram|YouTube|iPhone|iPad|Android|Minecraft|Magic: The Gathering|Pok[eé]mon(?=\P{Ll}|$)|LEGO|Xbox|PlayStation|Nintendo|Salesforce|SAP|Debian|Ubuntu|Warhammer|Mac(?=\s(?:News|OS|users))|React(?=\s)|Node\.js|Tesla)\b|マジック・ザ・ギャザリング|Pok[eé]mon(?=\p{Lu})/u;
const OWNERS = kindsOf(
  'saas app developer-tool open-source blog forum media shop course agency news directory marketplace',
);

const ofAnotherOwner: Threats = ({ site, isSure, judgment }) => {
  if (!isSure || !OWNERS.has(judgment.kind.id)) return [];
  const head = site.said.filter((passage) => passage.page === 0 && isHead(passage) && passage.isQuotable);
  // Several main headings are titles of articles.
  const isOne = head.filter(({ level }) => level === 1).length === 1;
  const passage = head.find(({ text, level }) => OWNED.test(text) && !/,.*,/u.test(text) && (isOne || level !== 1));
  const name = passage && OWNED.exec(passage.text)?.[0];
  if (passage === undefined || name === undefined) return [];
  // Debian’s own forum depends on no one else.
  if (site.host.split('.').includes(name.toLowerCase().replaceAll(/[^a-z]/gu, ''))) return [];
  const text = `Depends on ${name}, which others own: ${quoted(excerpt(passage.text, 100))}; their changes affect it immediately`;
  return [{ kind: 'owner', weight: 0.7, text, basis: groundOf(passage) }];
};

const FEW = 10;

/** A forum with many readers and few writers. */
const ofGuests: Threats = ({ site, judgment }) => {
  if (judgment.kind.id !== 'forum') return [];
  const passage = site.said.find(
    ({ text, isQuotable }) => isQuotable && text.length <= MAX_LENGTH && isMostlyRead(text),
  );
  const words = passage && guestsIn(passage.text)?.words;
  if (passage === undefined || words === undefined) return [];
  const text = `Few members write, many only read: ${quoted(words)}; where answers are slow, questions go elsewhere`;
  return [{ kind: 'guests', weight: 0.7, text, basis: groundOf(passage, words) }];
};
const isMostlyRead = (text: string): boolean => {
  const present = guestsIn(text);
  return present !== undefined && present.guests > FEW * Math.max(1, present.members);
};

/** A site that lives on advertisers depends on their budgets. */
const ofAdvertisers: Threats = (context) => {
  const { isSure, judgment, model } = context;
  const services = isSure ? servicesIn(context) : [];
  const found = services.find(({ id }) => id === 'ads') ?? services.find(({ id }) => id === 'ad-space');
  if (found === undefined || !(LIVES_ON_ADS.has(judgment.kind.id) || model.id === 'free')) return [];
  const text = `Depends on advertisers: ${quoted(found.words)}; its income follows their budgets`;
  return [{ kind: 'advertisers', weight: 0.66, text, basis: groundOf(found.passage, found.words) }];
};
const LIVES_ON_ADS = kindsOf('news blog forum media directory reference');

/** Risks: rivals that the pages name, and what the site depends on. */
export const threatsOf: Threats = (context) =>
  [ending, dependences, unpaid, namedRival, shopThreats, ofAnotherOwner, ofGuests, ofAdvertisers]
    .flatMap((threats) => threats(context))
    .slice(0, MAX_COUNT);
const MAX_COUNT = 3;
