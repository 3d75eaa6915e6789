import { memoize } from '../findings/memoize.ts';
import { isSure, type KindJudgment } from '../kind/judge-kind.ts';
import { kindsOf } from '../kind/kind.ts';
import type { Passage } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import { capitalised, rowsOf, setOf } from '../read/wording.ts';
import { isProductPage } from '../report/product-page.ts';
import { type Audience, implied } from './audience.ts';

/** A group that comes to some kinds of sites for its own reason, and the text of the button for it. */
type Side = {
  readonly kinds: ReadonlySet<string>;
  /** In English; “$1” is the noun in the button. */
  readonly label: string;
  /** An additional group: it does not count alone. */
  readonly isBeside: boolean;
  readonly people: RegExp;
  readonly call: RegExp;
};

/** kinds ; label, with “+” for an additional group ; other names for the group ; text of its button, in the seven languages */
const table = String.raw`
ticketing event attraction media ; Event organizers ; organi[sz]er|producer|promoter|venue ; ^(?:(?:post|list|create|publish|submit|promote|host|add|organi[sz]e) (?:an?|your|my) (?:\p{L}+ )?(?:event|show|gig|festival|concert)s?|sell (?:your )?(?:\p{L}+ )?tickets|for (?:event )?organi[sz]ers|veranstaltung (?:eintragen|anlegen|melden)|publier un événement|publicar? (?:un )?evento|crea (?:un )?evento|criar evento)
ticketing event attraction ; Ticket buyers ; buyer|attend|goer|guest|visitor|fan ; ^(?:(?:find|search|browse|discover) (?:an?|for|all|your|local|upcoming )? ?(?:\p{L}+ )?(?:event|show|concert|ticket)s?|(?:buy|get|book) (?:your )?tickets|tickets (?:kaufen|buchen)|acheter des billets|comprar (?:entradas|ingressos)|acquista (?:i )?biglietti)
recruitment marketplace directory ; Employers ; employer|compan|business|recruit|client ; ^(?:(?:post|advertise|list|register|submit) (?:an?|your) (?:job|vacanc\p{L}+|position|role|opening|project)|(?:hire|recruit) (?:an? |the )?(?:best |top )?\p{L}+|(?:for )?employers|looking for staff|stellenanzeige (?:schalten|aufgeben)|(?:für )?arbeitgeber|publier une (?:offre|annonce d['’]emploi)|(?:pour les )?(?:employeurs|recruteurs)|publicar (?:una )?oferta|pubblica (?:un )?annuncio di lavoro|anunciar vaga)
recruitment marketplace ; Job seekers ; seeker|candidate|applicant|freelancer ; ^(?:(?:find|search|browse|view) (?:an?|your|our|all|for|the)? ?(?:\p{L}+ )?(?:jobs?|work|vacanc\p{L}+|careers?)\b|(?:upload|submit|send|register) (?:your |my )?(?:cv|resume|résumé)|(?:for )?(?:candidates|job ?seekers)|for freelancers|job search|jobs? (?:suchen|finden)|lebenslauf|(?:pour les )?candidats|trouver un emploi|buscar (?:empleo|trabajo)|cerca lavoro|buscar vagas)
marketplace ; Sellers ; seller|vendor|supplier|merchant|maker ; ^(?:start selling|sell (?:on|with|your|an?|my)\b|sell online|open (?:an?|your) (?:online )?(?:shop|store)|list (?:your|an?) (?:products?|items?|ad|listing)|(?:post|create|place|submit|put) (?:an?|your|my|free)(?: free)? (?:classified )?ads?(?!\p{L})|place an ad|become an? (?:seller|vendor|supplier|merchant)|for (?:sellers|vendors|suppliers)|verkaufen bei|(?:anzeige|inserat) aufgeben|jetzt (?:inserieren|verkaufen)|vendre (?:sur|un)|déposer une annonce|vender|publica tu anuncio|publicar (?:un )?anuncio|inserisci (?:un )?annuncio|vendi|anunciar|anuncie)
marketplace ; Project creators ; creator|maker|founder ; ^(?:start|create|launch|submit) (?:an?|your|my) (?:project|campaign|fundraiser|petition)
lodging travel marketplace directory transport ; Hosts ; host|owner|landlord ; ^(?:(?:list|rent out|advertise|add) (?:your|my|an?) (?:property|home|house|room|place|space|apartment|flat|hotel|villa|car|boat|parking)|become an? (?:host|driver)|for (?:hosts|owners)|unterkunft (?:inserieren|vermieten)|vermieter werden|gastgeber werden|devenir hôte|(?:hazte|sé) anfitrión|diventa host)
directory news media blog forum marketplace reference ; Advertisers ; advertis|business|supplier|publisher|sponsor ; ^(?:(?:list|add|claim|register|submit|promote|advertise) (?:your|an?|my) (?:free )?(?:business|company|practice|restaurant|listing|shop|firm|profile|product|site|website)|advertise(?: with us| here)?$|for (?:business(?:es)?|suppliers|advertisers)|become an? (?:supplier|advertiser|partner shop)|(?:unternehmen|firma|homepage|website|webseite) eintragen|inserer(?:en)?$|mediadaten|annonceurs|inscrire (?:votre|mon) entreprise|anúnciate|registra tu (?:empresa|negocio)|anuncie)
real-estate ; Owners who sell ; owner|seller|vendor|landlord ; ^(?:sell(?:ing)? (?:your|my|an?)\b|sell(?:ing)?$|sell with us|list (?:your|with)\b|(?:free |online |book an? |request an? |get an? )?(?:home |house |property |market |instant )?(?:valuation|appraisal)|landlords?$|(?:for )?(?:landlords|vendors|sellers)|immobilie (?:verkaufen|bewerten)|(?:faire )?estim(?:er|ation)|vender|vende(?:re)? (?:tu|casa)|valuta(?:zione)?)
real-estate ; Buyers ; buyer|tenant|renter ; ^(?:(?:find|search|browse|view) (?:an?|your|our|all|for|new)? ?(?:\p{L}+ )?(?:homes?|houses?|propert\p{L}+|listings?|land|apartments?|flats?)\b|(?:homes?|houses|properties|businesses|apartments) (?:for|to) (?:sale|rent|let)|(?:for )?(?:buyers|tenants)|to (?:let|rent)$|immobilien? (?:suchen|finden)|kaufangebote|acheter|comprar|compra(?:re)? casa)
association ; Members ; . ; ^(?:(?:join|renew)(?:\s?\/\s?(?:join|renew))?(?: (?:now|today|us|online))?$|become an? member|membership|mitglied werden|mitgliedschaft|devenir (?:membre|adhérent)|adhé(?:rer|sion)|hazte socio|diventa socio|associati$|(?:seja|torne-se) (?:sócio|associado))
nonprofit religious ; Donors ; donor|giver|supporter ; ^(?:donate\b|make an? (?:gift|donation)|give (?:now|online|today|once|monthly)|ways to give|jetzt spenden|spenden$|faire un don|je donne|(?:haz una )?dona(?:r|ción|te)?\b|dona (?:ora|adesso)|doe (?:agora)?|doar)
nonprofit religious association attraction ; Volunteers ; volunteer ; ^(?:(?:become an? )?volunteer(?:ing)?\b|be an? volunteer|ehrenamt|mithelfen|mitmachen|devenir bénévole|bénévolat|hazte voluntari|voluntariado|diventa volontari|volontariato|seja voluntári)
course education ; Instructors ; teacher|instructor|tutor|coach ; ^(?:become an? (?:instructor|tutor|teacher|coach|trainer)|teach (?:on|with|for)\b|dozent werden|devenir (?:formateur|professeur)|diventa (?:docente|tutor))
manufacturer producer shop ; Dealers ; dealer|retailer|reseller|distributor|stockist ; ^(?:become an? (?:dealer|distributor|reseller|retailer|stockist|wholesaler)|(?:for )?(?:dealers|resellers|retailers)$|(?:dealer|distributor|reseller|wholesale)s?(?:\s?\/\s?\p{L}+)? (?:log ?in|portal|area|zone)|wholesale(?:$| (?:inquir|enquir|accounts?))\p{L}*|händler werden|für händler|devenir (?:revendeur|distributeur)|hazte distribuidor|diventa rivenditore|seja (?:um )?revendedor)
shop marketplace ; + People who look for a gift ; gift ; ^(?:(?:christmas |holiday |unique |personali[sz]ed )?gifts? (?:for (?:him|her|mom|mum|dad|men|women|kids|everyone|the \p{L}+|\p{L}+s)|by (?:price|recipient|occasion)|guides?|finder|ideas)|for your (?:son|daughter|wife|husband|mother|father|mom|dad)|geschenk(?:e|ideen)(?: für .*)?|(?:idées )?cadeaux?(?: pour .*)?|(?:ideas de )?regalos?(?: para .*)?|(?:idee )?regalo(?: per .*)?|presentes(?: para .*)?)$
shop ; + Sports teams ; coach|team ; ^(?:team (?:sales|orders?|ordering|uniforms|wear|dealers?)|coach(?:es|ing) (?:gear|apparel|equipment)|teamsport|vereinsbedarf|club shops?)$
shop ; + Businesses ; business|compan|profession|garage ; ^(?:pro|b2b|(?:trade|business|corporate|school|institutional) (?:accounts?|customers?|orders?|sales|gifts)|for (?:businesses|professionals|the trade)|register garage|espace pro(?:fessionnels?)?|accès pro(?:fessionnels?)?|geschäftskunden|gewerbekunden|firmenkunden|profesionales|rivenditori)$
government ; + Visitors ; visitor|tourist ; ^(?:visitors?|visiting|tourism|(?:office|maison) du tourisme|tourisme|découvrir|touris(?:mus|ten)|turismo|turisme)$
government ; + Investors ; invest ; ^(?:invest(?:ing|ors?)?(?: (?:in|here).*)?|investir|invertir|investire|business development)$
finance insurance telecom ; Private customers ; private|individual|household|consumer|people|famil ; ^(?:personal(?: banking)?|private|individuals|privat|privatkunden|particuliers|particulares|privati|para você)$
finance insurance telecom ; Business customers ; business|compan|corporate|enterprise ; ^(?:business(?:es)?|business banking|small business|corporate|enterprise|geschäftskunden|firmenkunden|unternehmen|professionnels|entreprises|empresas|aziende|imprese)$
lodging ; + Groups ; group ; ^(?:groupes?|groups?|gruppen|grupos|gruppi|group (?:bookings?|travel|stays?))$
lodging ; + Companies that hold meetings ; compan|business|meeting ; ^(?:séminaires?|seminaires?|seminars?|tagungen|(?:meetings|conferences)(?: (?:&|and) events)?|conferencing|convenciones|congressi)$
association directory marketplace recruitment ; People who look for $1 ; (?!) ; ^(?:find|hire|search for|book) (?<noun>an? (?:local |qualified |certified )?(?!(?:job|event|show|home|house|book|chapter|store|course|ticket|branch|flight|hotel|page|product|recipe|gift|class|meeting|group|club|location|property)\b)\p{L}{4,})$
restaurant lodging wellness ; Guests ; guest|diner|travel|couple|client|famil ; ^(?:(?:order|reserve|book)\b|find (?:an?|your) (?:table|room)|commander|réserve[rz]|pide|pedir|reserva|prenota|ordina|peça)|\s(?:reservieren|bestellen|buchen)$`;

const sides: readonly Side[] = rowsOf(table).map(([kinds = '', label = '', people = '', call = '']) => ({
  kinds: setOf(kinds),
  label: label.replace(/^\+ /u, ''),
  isBeside: label.startsWith('+ '),
  people: new RegExp(people, 'iu'),
  call: new RegExp(call, 'iu'),
}));

const MAX_CALL_LENGTH = 42;

const bare = (text: string): string => text.replaceAll(/^[^\p{L}]+|[\s»›>→+]+$/gu, '');

type Call = { readonly passage: Passage; readonly noun: string };

/** Buttons and links of the first page. */
const callsOf = memoize((site: Site): readonly Passage[] => {
  const { callsToAction, links } = site.snapshot;
  const texts = new Set([...callsToAction, ...links].map(({ text }) => text.trim()));
  const first = site.said.filter(({ page, place }) => page === 0 && place !== 'address');
  return first.filter(({ text }) => text.length <= MAX_CALL_LENGTH && texts.has(text.trim()));
});

const callOf = (site: Site, { call }: Side): Call | undefined => {
  for (const passage of callsOf(site)) {
    const found = call.exec(bare(passage.text));
    if (found !== null) return { passage, noun: (found.groups?.['noun'] ?? '').toLowerCase() };
  }
  return undefined;
};

/** The sides of this kind of site that have a button on the first page. */
const sidesOf = (site: Site, judgment: KindJudgment) =>
  isSure(judgment) && !isProductPage({ site, judgment })
    ? sides.flatMap((side) => {
        const found = side.kinds.has(judgment.kind.id) ? callOf(site, side) : undefined;
        return found === undefined ? [] : [{ side, label: side.label.replace('$1', found.noun), ...found }];
      })
    : [];

/** The other side of a group with a button, where a business needs both. */
const COUNTERPARTS: Readonly<Record<string, string>> = {
  Sellers: 'Buyers',
  Employers: 'Job seekers',
  'Job seekers': 'Employers',
  'Event organizers': 'Ticket buyers',
  'Project creators': 'Backers',
};
const TWO_SIDED = kindsOf('marketplace recruitment ticketing');

/** The groups with their own buttons. A single button only counts if the page names another group or the kind has two sides. */
export const sideGroups = (site: Site, judgment: KindJudgment, named: readonly Audience[]): readonly Audience[] => {
  const found = sidesOf(site, judgment).filter(
    ({ side }) => !named.some(({ label }) => side.people.test(label)) && (named.length > 0 || !side.isBeside),
  );
  const groups = found.map(({ label, passage }) => implied(label, label, passage));
  if (found.length + named.length >= 2) return groups;
  const [only] = groups;
  const other = only === undefined || !TWO_SIDED.has(judgment.kind.id) ? undefined : COUNTERPARTS[only.label];
  return only === undefined || other === undefined ? [] : [implied(other, other, only.passage), only];
};

/** The button for a group: sellers sell, guests reserve. */
export const callFor = (site: Site, judgment: KindJudgment, label: string): string | undefined => {
  const all = sidesOf(site, judgment);
  const call = all.find((each) => each.label === label) ?? all.find(({ side }) => side.people.test(label));
  return call === undefined ? undefined : capitalised(bare(call.passage.text));
};

/** Whether a button is for another group: “Find an indexer” is not for indexers. */
export const isOfOthers = (site: Site, judgment: KindJudgment, label: string, action: string): boolean =>
  sidesOf(site, judgment).some(
    ({ side, passage, label: other }) => bare(passage.text) === action && other !== label && !side.people.test(label),
  );
