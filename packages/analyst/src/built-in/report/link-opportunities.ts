import type { Context } from '../findings/context.ts';
import { linkCalled } from '../findings/link-texts.ts';
import { mayShowPrices } from '../findings/amounts.ts';
import { servicesIn } from '../findings/services.ts';
import { quoted, rowsOf, setOf } from '../read/wording.ts';
import type { Rule, WeighedRule } from './opportunity.ts';

/** An offer that the page has only as a link, and the people it could win. */
type LinkOpportunity = {
  readonly kind: string;
  readonly weight: number;
  /** For all kinds, even if the kind is unsure. */
  readonly isAnywhere: boolean;
  readonly kinds: ReadonlySet<string> | undefined;
  /** The id of a service, or undefined to match the text of the link. */
  readonly service: string | undefined;
  readonly form: RegExp;
  /** Words that make the chance obsolete; `price`: any price. */
  readonly said: RegExp | 'price' | undefined;
  readonly text: string;
  readonly absent: string;
};

/** kind ; weight ; kinds of sites (`-`: any sure one, `*`: any) ; text of the link or `@service` ; words that make it obsolete (or `-`) ; the chance ; what is absent */
const TABLE = rowsOf(String.raw`
to-partners ; 0.35 ; * ; @affiliates ; commission|provision|comisi|comiss ; Bloggers and portals could bring more buyers through {it} ; no commission was found on the page
to-paid-accounts ; 0.55 ; * ; @premium ; price ; People who use it free of charge could move up to {it} ; no price was found on the page
to-own-shop ; 0.44 ; news media blog education attraction nonprofit association forum travel ; @own-shop ; price ; Visitors who come for other things could buy in {it} as well ; no price was found on the page
entries ; 0.5 ; directory marketplace ; @entries ; price ; Businesses that are not listed yet could join by {it} ; no price was found on the page
entries-sign-up ; 0.5 ; directory marketplace ; (?!.*(?:newsletter|e-?mail|account|user|member|log))(?:[\p{L}]+[ &]+){1,3}sign-?up ; price ; Businesses that are not listed yet could join by {it} ; no price was found on the page
to-employers ; 0.5 ; recruitment ; @employers ; - ; More employers could fill vacancies here: {it} addresses them ; no longer text of the page mentions it
franchise ; 0.5 ; - ; @franchise ; franchise fee|capital|investment|droit d['’]entrée|canon ; People who want to run a branch could open the next one: {it} addresses them ; no figure for partners was found on the page
enterprise ; 0.5 ; saas developer-tool ; @enterprise ; - ; Large companies could pay for more: {it} addresses them ; no longer text of the page mentions it
rentals ; 0.5 ; lodging travel attraction ; @rentals ; - ; Guests could order {it} together with their stay or trip ; no longer text of the page mentions it
loyalty ; 0.48 ; shop ; @loyalty ; points? (?:is|are|=)|% back|per point ; Buyers could come back because of {it} ; no longer text of the page mentions it
scholarships ; 0.5 ; education course ; (?:.{3,30} )?(?:scholarships?|bursaries|financial aid|stipendien|bourses(?: .{3,20})?|becas(?: .{3,20})?|borse di studio|bolsas(?: .{3,20})?|стипендии) ; - ; Applicants who worry about the cost could be won with {it} ; no longer text of the page mentions it
to-industry ; 0.5 ; education research ; (?:for )?(?:businesses|business (?:engagement|partners|services)|companies|employers|industry|corporate partner(?:s|ships)|technology transfer|knowledge transfer)|(?:für )?unternehmen|entreprises|empresas|imprese|aziende ; - ; Companies could order research, training or graduates: {it} addresses them ; no longer text of the page mentions it
results ; 0.5 ; saas developer-tool agency manufacturer trade insurance finance ; (?:read (?:the |our )?)?(?:case stud(?:y|ies)|fallstudien?|études? de cas|casos de éxito|casi di successo|cases de sucesso) ; \d ?% (?:more|less|faster|increase) ; Buyers who hesitate could be won with {it}: it shows results for others ; no result in figures was found on the page
not-yet-buyers ; 0.45 ; saas developer-tool agency manufacturer insurance finance ; (?:our |free )?(?:webinars?|white ?papers?|e-?books?) ; - ; People who are not ready to buy could be reached again through {it} ; no longer text of the page mentions it
passes ; 0.5 ; transport ; abonnements?|abbonamenti|abos?|season tickets?|passes|abonos ; price ; Passengers who pay for single trips could change to {it} ; no price was found on the page
groups ; 0.5 ; attraction lodging event wellness association travel transport media nonprofit research ; (?:for |our )?(?:schools|teachers|educators|school (?:trips|groups|visits|programs)|groups|group (?:visits|bookings|travel|sales))|(?:für )?(?:schulklassen|schulen|lehrkräfte|gruppen(?:reisen)?)|scolaires|groupes|(?:para )?(?:colegios|escuelas|grupos)|(?:per )?(?:le )?scuole|gruppi ; (?:group|gruppen|groupe|grupo|grupp).{0,25}\d ; Classes and groups bring many visitors at once: {it} addresses them ; no price for a group was found on the page
helpers ; 0.5 ; nonprofit association religious ; volunteer(?: with us| opportunities)?|mitmachen|ehrenamt|(?:devenir )?bénévoles?|bénévolat|voluntariado|volontariato ; - ; People with spare time could help: {it} addresses them ; no longer text of the page mentions it
to-sponsors ; 0.5 ; event association nonprofit media attraction ; become a sponsor|sponsorship(?: opportunities)?|sponsor (?:us|this (?:show|podcast|event))|sponsor werden|devenir (?:sponsor|mécène|partenaire) ; - ; Companies that want to be seen here could pay for it: {it} addresses them ; no longer text of the page mentions it
second-menu ; 0.6 ; * ; for (?:business(?:es)?|companies)|(?:for )?(?:business (?:customers|clients)|corporate (?:clients|customers|sales|events|bookings?)|b2b)|für (?:unternehmen|firmen)|(?:für )?(?:firmenkunden|geschäftskunden|gewerbekunden)|(?:pour (?:les )?)?(?:entreprises|professionnels)|(?:para )?empresas|(?:per (?:le )?)?aziende|įmonėms|dla firm|pro firmy|erhverv|företag|zakelijk|корпоративным клиентам ; - ; Companies are a second audience: {it} is an entry of the menu ; no longer text of the page mentions it
vouchers ; 0.34 ; shop producer restaurant lodging attraction wellness course travel event transport health trade ; (?:e-?)?gift ?(?:cards?|vouchers?|certificates?)|(?:geschenk)?gutscheine?|(?:bons?|cartes?|chèques?)[- ]cadeaux?|(?:cheques?|tarjetas?|bonos?)(?: de)? regalo|(?:buon[oi]|cart[ae]) regalo|vales?[- ]presente|cartão[- ]presente|dovanų kuponai|kart[ay] podarunkow[ae]|dárkov[éý] poukaz\p{L}*|gavekort|presentkort|cadeaubon(?:nen)? ; - ; People looking for a gift could buy as well: {it} addresses them ; no longer text of the page mentions it
parties ; 0.56 ; attraction restaurant lodging course wellness event ; (?:(?:kids['’]?|children['’]?s) )?(?:birthday )?part(?:y|ies)(?: packages?)?|birthdays?|kindergeburtstage?|anniversaires|cumpleaños|(?:feste di )?compleann[oi]|gimtadieniai|urodziny|weddings?|hochzeiten|bodas|matrimoni ; - ; Groups that celebrate pay for many at once: {it} addresses them ; no longer text of the page mentions it
exhibitors ; 0.58 ; * ; (?:for )?exhibitors?|become an exhibitor|(?:für )?aussteller|exposants?|expositores|espositori ; - ; Exhibitors pay for the people they meet: {it} addresses them ; no longer text of the page mentions it
dealers ; 0.57 ; * ; become an? (?:dealer|reseller|distributor)|(?:dealer|reseller|distributor) (?:application|inquir(?:y|ies)|wanted)|(?:dealers|distributors|resellers) wanted|(?:fach)?händler werden|devenir (?:revendeur|distributeur)|(?:hazte|ser) distribuidor|diventa rivenditore|seja um (?:revendedor|distribuidor) ; - ; Dealers could bring it to more buyers: {it} addresses them ; no longer text of the page mentions it
to-rent ; 0.56 ; shop manufacturer producer trade event agency ; (?:equipment |tool |instrument )?(?:rentals?|hire)|vermietung|verleih|mietgeräte|mietpark|alquiler|noleggio|wynajem|pronájem|půjčovna|udlejning|uthyrning ; - ; Customers who need it only once could rent instead of buying: {it} addresses them ; no longer text of the page mentions it
to-train ; 0.54 ; shop manufacturer producer saas developer-tool practice agency association ; (?:our )?(?:trainings?|workshops?|seminars?|academy|training courses)|seminare|schulungen|akademie|formations?|formación|formazione|szkolenia|školení|kurser ; - ; Customers could also pay for training: {it} addresses them ; no longer text of the page mentions it
owners ; 0.57 ; lodging travel directory marketplace real-estate ; (?:for )?(?:landlords?|(?:property |home )?owners?)|(?:für )?(?:vermieter|eigentümer|gastgeber)|propriétaires|(?:para )?propietarios|proprietari|propriet[áa]rios|become a host|list your (?:property|home) ; - ; The offer grows with its owners: {it} addresses them ; no longer text of the page mentions it
digital-edition ; 0.52 ; news media ; e-?paper|e-?avis|e-?edition|digital edition|édition numérique|edición (?:digital|impresa)|edizione digitale|edição digital ; price ; Readers of single pieces could pay for {it} ; no price was found on the page
members-trade ; 0.5 ; forum ; classifieds?|marketplace|buy (?:&|and|\/) sell|for sale|marktplatz|kleinanzeigen|petites annonces|mercad(?:o|illo)|mercatino|compra[- ]venta ; price ; Members who sell in {it} could pay for a top position or more pictures ; no price was found on the page`);

const OPPORTUNITIES = TABLE.map(
  ([kind = '', weight, kinds = '', form = '', said = '-', text = '', absent = '']): LinkOpportunity => ({
    kind,
    weight: Number(weight),
    isAnywhere: kinds === '*',
    kinds: /^[-*]$/u.test(kinds) ? undefined : setOf(kinds),
    service: form.startsWith('@') ? form.slice(1) : undefined,
    form: new RegExp(`^(?:${form})$`, 'iu'),
    said: said === '-' ? undefined : said === 'price' ? said : new RegExp(said, 'iu'),
    text,
    absent,
  }),
);

const MIN_TEXT_LENGTH = 45;

/** Several addresses for one name: each part of a company has the link, and its training is for its own staff. */
const isOfParts = ({ site }: Context, link: string): boolean =>
  new Set(site.snapshot.links.filter(({ text }) => text.trim() === link).map(({ href }) => href)).size > 1;

/** A label of a card or a heading leads nowhere; only a link or a button does. */
const isWayIn = ({ site: { snapshot } }: Context, name: string): boolean =>
  [...snapshot.links, ...snapshot.callsToAction].some(({ text }) => text.trim() === name);

const linkOf = (context: Context, { service, form }: LinkOpportunity): string | undefined => {
  const link =
    service === undefined ? linkCalled(context, form) : servicesIn(context).find(({ id }) => id === service)?.words;
  return link !== undefined && isWayIn(context, link) && !isOfParts(context, link) ? link : undefined;
};

/** Whether a text below a heading with that name, or containing it, says more than the link. */
const isExplained = ({ site }: Context, link: string): boolean =>
  site.said.some(
    ({ place, text, section }) =>
      place !== 'link' &&
      text.length > MIN_TEXT_LENGTH &&
      (section.trim().toLowerCase() === link.toLowerCase() || text.toLowerCase().includes(link.toLowerCase())),
  );

const ruleOf =
  (opportunity: LinkOpportunity): Rule =>
  (context) => {
    const { kinds, said, text, absent } = opportunity;
    if (kinds?.has(context.judgment.kind.id) === false) return undefined;
    const link = linkOf(context, opportunity);
    if (link === undefined || (said === undefined && isExplained(context, link))) return undefined;
    if (said === 'price' && mayShowPrices(context)) return undefined;
    if (said instanceof RegExp && context.site.said.some((passage) => said.test(passage.text))) return undefined;
    const words = quoted(link);
    return {
      text: text.replace('{it}', () => words),
      from: [`a link of the page is called ${words}`, absent],
    };
  };

export const LINK_OPPORTUNITIES: readonly WeighedRule[] = OPPORTUNITIES.map((opportunity) => ({
  ...opportunity,
  rule: ruleOf(opportunity),
}));
