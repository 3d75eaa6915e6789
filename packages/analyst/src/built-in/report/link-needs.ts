import { shownField } from '../category/two-signs.ts';
import type { Context } from '../findings/context.ts';
import { once } from '../findings/once.ts';
import { quoted, rowsOf, setOf } from '../read/wording.ts';

type Need = {
  readonly kinds: ReadonlySet<string>;
  readonly need: string;
  readonly people: RegExp;
  readonly form: RegExp;
};

const needsOf = (table: string): readonly Need[] =>
  rowsOf(table).map(([kinds = '', need = '', people = '', words = '']) => ({
    kinds: setOf(kinds),
    need,
    people: new RegExp(people, 'iu'),
    form: new RegExp(String.raw`^(?:${words})(?:\s?[,&/+–-]\s?.*|\s(?:and|und|et|y|e|ed)\s.*)?$`, 'iu'),
  }));

/** What a group comes to do, in the order of its steps: kinds ; goal ; group ; words of the links that serve it, in six languages */
const GOALS = needsOf(String.raw`
education ; Find out how to apply ; ^(?!staff|alumn|teacher|graduate|current) ; appl(?:y|ications?|ying)(?: (?:now|online|here))?|admissions?(?: (?:and|&) aid)?|how to (?:apply|enroll?)|enrol?l?ment|bewerb\p{L}+|einschreib\p{L}+|zulassung|admis(?:ión|siones)|inscripción|inscriptions?|matr[ií]culas?|(?:per l['’])?iscrizion[ei]|immatricolazion[ei]|ammissioni|processo seletivo|vestibular|como ingressar|come iscriversi|абитуриент\p{L}*|поступ\p{L}+|rekrutacja
education ; Choose programs or courses ; ^(?!staff|alumn|teacher) ; (?:\p{L}+ )?(?:degree |academic |online )?(?:programs?|programmes)|academic departments(?: .*)?|degrees?|majors(?: (?:and|&) minors)?|courses|classes|search for classes|academics|undergraduate(?: (?:studies|programs|degrees))?|studiengänge?|studienangebot|formations|diplômes|grados|carreras|titulaciones|oferta académica|offerta formativa|corsi(?: di \p{L}+)*|didattica|cursos|graduação|colégio técnico|faculdade|факультеты|специальност\p{L}+|cours \p{L}+|exercices \p{L}+
education ; Plan the semester ; ^(?!future|prospective).*(?:student|learner) ; (?:academic |class )?(?:calendar|schedules?)|schedule of classes|important term dates|stundenplan|vorlesungsverzeichnis|calendrier|calendario accademico|calendario académico|orari|расписание.*
education ; See the campus ; applicant|student|parent|famil ; (?:visit|tour)(?: (?:campus|the campus|our campus))|tours|campus (?:tours?|visits?)|open (?:day|house)|tag der offenen tür|portes ouvertes|visitas? (?:guiadas?|al campus)
government ; See what the place has for visitors ; visitor|tourist ; hotels?|museums?|musées|sehenswürdigkeiten|patrimoine|patrimonio|horeca|things to do|parks(?: .*)?|port de plaisance
government ; Settle a matter online ; ^(?!visitor|investor|tourist) ; online services|e-?services|(?:online )?(?:forms|applications)|permits?(?: (?:and|&) \p{L}+)?|licen[cs](?:es|ing)|pay (?:online|(?:your |my |a )?(?:bill|tax|fine)\p{L}*)|formulare|bürgerservice|online-?dienste|guichet(?: \p{L}+)?|démarches(?: \p{L}+)*|formulaires|trámites|sede electrónica|servizi online|modulistica|serviços online
government ; Reach the office in charge ; ^(?!visitor|investor|tourist) ; (?:city |county |town )?departments|offices|office locations|staff directory|ämter|services communaux|administration communale|concejalías|uffici|secretarias
government ; See what is on nearby ; ^(?!investor) ; (?:calendar|events)(?: (?:of|and|&) \p{L}+)?|veranstaltungen|agenda|événements|eventos|eventi
event ; Get a place ; ^(?!exhibitor|sponsor|speaker|vendor) ; regist(?:er|ration)(?: (?:now|here|online|info\p{L}*))?(?: for free)?|(?:buy |get )?tickets|inscriptions?|participer|s['’]inscrire|anmeldung|inscripci[oó]n(?:es)?|iscrizioni|biglietti|inscrições|ingressos
event ; See what is on there ; ^(?!exhibitor|sponsor|speaker|vendor) ; (?:program|programme|schedule|agenda|speakers|conference|sessions|exhibitor list|exhibitors?|floor ?plan|line-?up|programm|programma|programa|parcours|obstacles|épreuves)
event ; Plan the trip ; ^(?!sponsor) ; hotels?(?: [+&] travel)?|travel(?: [+&] hotel)?|venue|getting here|directions|accommodations?|anreise|anfahrt|hébergement|alojamiento|dove dormire
transport ; Look up times and routes ; . ; timetables?|schedules?|routes?(?: (?:and|&) \p{L}+)?|lines|journey planner|trip planner|fahrpl\p{L}+|linien|horaires|lignes(?: \p{L}+)*|itinéraires?|horarios|líneas|orari(?: (?:e|ed) \p{L}+)?|linee|percorsi|horários|linhas
transport ; Buy a ticket ; . ; tickets?|fares?|passes|(?:fahr)?karten|tarife|tarifs?|billets|abonnements?|billetes|bonos|biglietti(?: \p{L}+)?|abbonamenti|bilhetes
health wellness ; Get an appointment ; . ; (?:book|make|request|schedule)(?: an?)? (?:appointment|visit)|appointments?|termin(?: \p{L}+)?|rendez-vous|prise de rdv|pedir cita|citas?|prenota(?:zioni)?|agendar
health ; Find a doctor ; . ; find a (?:doctor|physician|provider|location)|(?:our )?(?:doctors|physicians)|ärzte|arztsuche|médecins|médicos|medici
association religious ; Take part ; ^(?!donor) ; events|meetings|calendar|get involved|find a church|find a (?:group|chapter|club)|veranstaltungen|termine|agenda|événements|eventos|eventi|torneos|torneios|tournaments|wydarzenia
shop ; See it in a store nearby ; . ; (?:find an? |our )?stores?(?: (?:locator|finder|locations|near you))?|filialen|filialfinder|nos magasins|trouver un magasin|nuestras tiendas|tiendas|negozi|punti vendita|nossas lojas
forum ; Find threads on a question ; . ; (?:advanced )?search(?: forums?)?|new posts|active topics|recent posts|latest posts|unanswered (?:topics|posts)|suche|neue beiträge|rechercher|nouveaux messages|buscar|nuevos mensajes|cerca|nuovi messaggi
forum ; Ask or answer there ; . ; register|sign up|join|create (?:an )?account|registrieren|inscription|s['’]inscrire|s['’]enregistrer|regístrate|registrarse|registrati|regist[ar]e-se|regisztráció
news blog media ; Hear of what is new ; ^(?!advertis) ; (?:.*\s)?newsletters?(?:\s.*)?|subscribe(?: .*)?|e-?mail alerts|follow (?:us|by e-?mail)|abonnieren|podcasts?|boletín.*|suscr[íi]bete.*
association ; Become a member ; ^(?!member|people who look|donor|volunteer|sponsor) ; join(?: (?:us|now|today|online))?|become an? member|membership.*|beitritt\p{L}*|mitglied werden|mitgliedschaft|adhé(?:rer|sion)\p{L}*|devenir membre|hazte socio|asóciate|diventa socio|associati|tesseramento|associe-se|deklaracj\p{L}+
lodging ; See the rooms ; ^(?!compan|group) ; (?:our |the )?(?:rooms?|suites|apartments|accommodations?|cottages|cabins)(?: .*)?|(?:unsere )?(?:zimmer|ferienwohnungen|unterkünfte)|(?:nos )?(?:chambres|hébergements|locations)|habitaciones|camere|appartamenti|quartos|acomodações
lodging ; Know what the stay costs ; . ; rates?(?: .*)?|prices|special(?:s| offers)|preise|tarifs?|promotions|offres|tarifas|ofertas|prezzi|offerte|listino.*
restaurant ; See what is served ; . ; (?:our |lunch |dinner |drinks? |full )?menus?|speisekarte|unsere karte|la carte|nos menus|la carta|nuestra carta|il menù|cardápio
restaurant ; Find one nearby ; . ; (?:find an? |our |all )?(?:restaurants?|locations?|stores?)(?: (?:near|locator|finder).*)?|standorte|nos restaurants|ubicaciones|dove siamo
travel ; Find a place to stay ; . ; (?:.*\s)?(?:hotels?|hostels?|vacation rentals)|unterkünfte|hébergements?|hoteles|alojamientos?|alberghi|hotéis
travel ; Find a flight ; . ; (?:cheap )?(?:flights?|airfare)|flüge|vols|vuelos|voli|voos|passagens
travel ; Choose a trip ; . ; (?:our |all |day )?(?:tours?|trips|cruises|excursions|packages|vacations?)(?: packages)?|(?:rund)?reisen|circuits|voyages|excursiones|viajes|viaggi|pacotes|passeios
real-estate ; Look through what is on offer ; ^(?!owner|seller|landlord) ; (?:search )?(?:properties|homes|houses|listings|apartments|businesses|properties? (?:list|search))(?: (?:for|to) (?:sale|rent|let))?|featured (?:properties|listings)|immobilien(?:angebote)?|kaufangebote|nos biens|acheter|inmuebles|en venta|immobili|in vendita|imóveis
builder ; Choose a plan or a house ; . ; (?:our |view )?(?:floor ?plans?|house plans|home designs|homes|models?|communities|available homes|quick move-ins?)|häuser|hausmodelle|grundrisse|nos (?:maisons|modèles)|modelos|casas
recruitment ; Look through open jobs ; seeker|candidate|applicant ; (?:search |find |browse |latest |all )?(?:jobs|vacancies|roles)(?: (?:search|by .*))?|stellenangebote|jobs? suchen|offres d['’]emploi|ofertas de empleo|offerte di lavoro|vagas
insurance finance ; See what it would cost ; ^(?!advis) ; (?:get |request )?(?:a |your )?(?:free |online )?quotes?(?: .*)?|(?:mortgage |loan )?calculators?|(?:today['’]s |current )?rates|tarifrechner|beitrag berechnen|zinsen|devis(?: .*)?|simul(?:ation|ez|ador|atore)\p{L}*|tarification|cotiza(?:r|ción)|calcula(?: .*)?|preventiv[oi]|cota(?:r|ção)
practice trade wellness builder ; Ask for a first talk or an offer ; . ; (?:(?:get|request|schedule|book) )?(?:a |an |your )?(?:free )?(?:quote|estimate|consultation|case (?:review|evaluation))|(?:kostenloses? )?(?:angebot anfordern|erstgespräch|beratungstermin)|devis(?: gratuit)?|pedir presupuesto|presupuesto|preventivo(?: gratuito)?|orçamento
course ; Choose a course ; . ; (?:our |all |online )?(?:courses|classes|lessons|workshops|programs|training)(?: .*)?|kurse|kursangebot|seminare|cours|nos formations|stages|cursos|talleres|corsi|lezioni
attraction ; Plan the visit ; . ; (?:plan (?:a|your|my) )?visit(?: us| info.*)?|opening (?:hours|times)|hours(?: (?:and|&) .*)?|öffnungszeiten|besuch planen|horaires(?: .*)?|infos pratiques|visítanos|horarios?|orari(?: .*)?|visitare
attraction ; See what is on there ; . ; (?:current )?exhibitions?|events?(?: .*)?|what['’]s on|ausstellungen|veranstaltungen|expositions|agenda|exposiciones|mostre|eventi
nonprofit research ; Read what it finds out ; ^(?!donor|volunteer) ; publications|research|reports|papers|programs|studien|publikationen|publicaciones|pubblicazioni|publicações`);

/** What holds a group back, as links that answer it show: kinds ; worry ; group ; words of the links, in six languages */
const WORRIES = needsOf(String.raw`
education ; Has to pay for the studies ; ^(?!staff|alumn|teacher|graduate) ; .*\b(?:financial aid|tuition|scholarships?)\b.*|fees(?: .*)?|(?:admissions (?:and|&) )aid|stipendi(?:en|um)|studienfinanzierung|bourses(?: \p{L}+)*|becas(?: \p{L}+)*|.*\bborse di studio|tasse(?: \p{L}+)*|bolsas(?: \p{L}+)*|fies.*|prouni.*|стипендии|оплата обучения
education ; Needs help with the way into work ; student|graduate|learner ; career (?:services|development|center|counsel\p{L}+)|cent(?:er|re) for career \p{L}+|internships|karriere-?service|job placement|estágios?|tirocini|prácticas|stages
government ; Needs help at once when something happens ; . ; emergenc(?:y|ies)(?: (?:management|services|alerts?|information|notifications?))?|notruf|notfall|urgences?|numéros d['’]urgence|emergencias|emergenze
government ; Wants a fault in the street repaired ; . ; report (?:a|an) (?:problem|issue|concern|pothole)|request for service|demande d['’]intervention.*|mängelmelder|schadensmeldung|segnalazioni|avisos e incidencias
shop ; Does not know which size{ of $|} fits ; . ; size (?:guide|chart|charts|finder)|sizing(?: \p{L}+)?|fit guide|größen(?:tabelle|berater)|guide des tailles|guía de tallas|guida alle taglie|guia de tamanhos
shop ; Wants {$|it} soon ; . ; .*\b(?:next|same|1|one|2|two)[- ]day (?:delivery|dispatch|shipping)\b.*|.*\b(?:ships?|delivery|dispatch\p{L}*|lieferung|livraison|expédition|envío|entrega|consegna)\s(?:\p{L}+\s){0,2}(?:24|48|72)(?:\s?[h/-]|\sh|\sst).*|.*\b24\s?h?/(?:48|72)\s?h.*|.*\bin \d(?:-\d)? (?:business |working )?days
shop ; Wants to pay safely{ for $|} ; . ; .*\b(?:secure|safe) (?:payment|checkout|shopping|ordering|transactions?)\b.*|sicher(?:e zahlung|es? (?:ein)?kaufen|e? bezahlen)|paiements? sécurisé.*|pago seguro|compra segura|pagament[oi] sicur[oi]|(?:pagamento|compra) segur[oa]
shop ; Cannot pay for {$|all of it} at once ; . ; .*\b(?:buy now,? pay later|financing|in installments)\b.*|(?:ratenzahlung|finanzierung|ratenkauf)|paiement en \d.*|pago a plazos|finanziamento|parcelamento
shop ; Wants advice{ on $|} before the order ; . ; (?:live )?chat(?: (?:with us|now|online|support))?|live help|ask (?:an? |our )?experts?|.*\b(?:hotline|helpline)\b.*|.*\b(?:call (?:us|toll[- ]free)|order by phone|phone orders?|besoin d['’]aide|servicetelefon)\b.*
shop ; Wants to know where the parcel is ; . ; (?:track|check)(?: (?:your|my|an?))? (?:orders?|parcels?|shipments?|packages?)|order (?:tracking|status)|track order|sendungsverfolgung|bestellstatus|suiv(?:i|re) (?:de |ma |votre |mes )?(?:commandes?|colis)|seguimiento (?:de|del) \p{L}+|traccia(?: \p{L}+)*|rastrear? \p{L}+|where(?:['’]s| is) my (?:order|stuff)
marketplace forum ; Fears to be cheated by strangers ; . ; (?:staying|stay|buy(?:ing)?|shop(?:ping)?|trade) safe(?:ly)?|safety(?: (?:tips|center|centre|advice))?|(?:avoid(?:ing)? )?(?:scams?|fraud)(?: \p{L}+)*|buyer protection|käuferschutz|sicherheit(?:s(?:tipps|hinweise))?|conseils de sécurité|consejos de seguridad|consigli per la sicurezza|dicas de segurança|problemas en compra.*
marketplace ; Does not want to pay for an ad ; seller ; .*\b(?:free (?:classified )?ads?|post free)\b.*|kostenlos(?:e)? (?:anzeigen?|inserieren)|annonces? gratuites?|anuncios? gratis|annunci gratuiti|anúncios? grátis
lodging travel ticketing ; May have to change the plan ; . ; .*\b(?:free cancell?ations?|cancell?ation(?:s| policy)?|no change fees|change (?:your |my )?booking)\b.*|storn\p{L}+(?: \p{L}+)?|annulation.*|cancelaci(?:ón|ones).*|cancellazion[ei].*|cancelamentos?
lodging event attraction restaurant ; Does not know the way ; . ; directions|getting (?:here|there)|how to (?:find us|get (?:here|there))|parking|access map|anfahrt|anreise|accès|plan d['’]accès|cómo llegar|come (?:arrivare|raggiungerci)|como chegar
forum ; Is new and does not know the customs there ; . ; faq|f\.a\.q\.?|(?:forum |board |community )?(?:rules|guidelines)|new(?:bies?| members?(?: \p{L}+)?| here\??)|introduc(?:e yourself|tions)|read this first|regeln|forenregeln|neulinge|vorstell\p{L}+|règles(?: \p{L}+)*|présent(?:ez-vous|ations)|(?:normas|reglas)(?: \p{L}+)*|presentaciones|preséntate|regolamento|presentazioni|regras
transport ; Does not want to be surprised by a change of service ; . ; (?:service |travel |rider )?(?:alerts?|disruptions?|updates|delays)|störung\p{L}*|verkehrsmeldungen|infos? trafic|perturbations|travaux|incidencias|avvisi(?: \p{L}+)*|scioper[io]|avisos
insurance ; Needs help after a loss ; . ; (?:file |make |report |online )?(?:an? )?claims?(?: \p{L}+)?|schaden(?:meldung| melden)?|sinistres?(?: \p{L}+)*|(?:déclarer un )sinistre|siniestros?|sinistri|sinistros?
finance ; Fears fraud and theft ; . ; (?:report )?fraud(?: \p{L}+)*|security(?: cent(?:er|re))?|lost or stolen.*|karte sperren|fraude|sicurezza|seguridad
recruitment ; Does not know what to ask for or how to apply ; . ; salary (?:survey|guide|check\p{L}*|calculator)|(?:cv|resume|interview|career) (?:tips|advice|help)|gehalts\p{L}+|bewerbungstipps|conseils (?:cv|carrière)|consejos
directory ; Does not know whom to trust ; . ; (?:\p{L}+ )?(?:reviews?|ratings)|bewertungen|avis(?: \p{L}+)*|opiniones|recensioni|avaliações|vélemények
association ; Does not know what membership costs ; ^(?!donor|volunteer) ; (?:membership |annual )?(?:fees|dues|rates)|(?:mitglieds)?beitr(?:ag|äge)|beitragsordnung|cotisations?|cuotas?|quot[ae] .*|składki
real-estate ; Does not know what the home is worth or costs ; . ; .*\b(?:mortgage calculator|valuations?|home value|financing)\b.*|immobilienbewertung|finanzierung|estimation.*|tasación|valutazion[ei].*|simulador.*
trade builder practice ; Wants to see work that was done before ; . ; (?:our |past |recent )?(?:projects?|gallery|portfolio|case (?:studies|results)|results|before (?:and|&) after)|referenzen|réalisations|proyectos|realizzazioni|lavori|obras
nonprofit ; Wants to know what the money does ; donor ; (?:our )?(?:impact|results|annual reports?|financials|success stories)|jahresbericht|wirkung|rapports? annuels?|informe anual|transparen\p{L}+
manufacturer company agency ; Needs goods or work that meet a standard ; . ; (?:our )?(?:certificat(?:es?|ions?)|quality(?: (?:assurance|policy|control|management))?|iso \d{4,5}.*|approvals)|zertifikate|zertifizierung(?:en)?|qualität(?:smanagement)?|certifications?|qualité|certificaciones|calidad|certificazioni|qualità|certificados|qualidade|certyfikaty|jakość
manufacturer company shop ; Does not want to be left alone after the purchase ; . ; (?:.*\s)?(?:spare parts|after.sales(?: service)?|repairs?|maintenance|warranty(?: \p{L}+)?|technical support)|ersatzteile|kundendienst|reparatur(?:en|service)?|wartung|garantie|service après-vente|sav|pièces détachées|repuestos|garantía|asistencia técnica|ricambi|assistenza(?: tecnica)?|garanzia|peças|garantia|assistência técnica|serwis|gwarancja|servis
news media ; Does not know whether to believe what is said ; . ; corrections|fact.?check(?:s|ing)?|editorial (?:standards|policy|guidelines)|code of ethics|faktenchecks?
restaurant ; May find no free table ; . ; (?:make an? |online )?reservations?|(?:book|reserve)(?: a)? table|tisch reservieren|réserver(?: une table)?|réservations?|reservas?|reservar(?: mesa)?|prenota(?:zioni|re)?(?: un tavolo)?
restaurant ; May not tolerate all that is served ; . ; allergens?(?: .*)?|nutrition(?:al)?(?: .*)?|allergene|allergènes|alérgenos|allergeni
health ; Does not know what the insurance pays ; . ; (?:accepted )?insurances?(?: .*)?|billing(?: .*)?|payment options|financial (?:assistance|policy)|kassen(?:patienten)?
health ; Needs help outside of office hours ; . ; (?:.*\s)?(?:emergency|emergencies)|after hours|notdienst|urgences|urgencias
telecom ; Does not know whether it works at the address ; . ; (?:check )?(?:coverage|availability)(?: (?:map|check\p{L}*))?|netzabdeckung|verfügbarkeit(?:sprüfung)?|couverture|cobertura|copertura
open-source documentation developer-tool game ; Does not know what to do when something fails ; . ; troubleshooting|known issues|bug ?tracker|report an? (?:bug|issue)|issues|community forums?
association religious nonprofit ; Is new there and knows no one ; ^(?!donor) ; (?:i['’]m |are you )?new(?: here)?\??|newcomers?|visitors|what to expect|first (?:visit|time)(?: .*)?|trial (?:lesson|session)|probetraining|schnupper\p{L}+|neu hier\??
attraction event ; Does not know what it costs ; ^(?!exhibitor|sponsor|vendor) ; (?:ticket )?prices|(?:entrance |admission )fees?|admission(?: .*)?|eintritt(?:spreise)?|tarifs?|tarifas|precios|prezzi|preços`);

/** What visitors of any such site ask, for pages that answer nothing else. */
const LAST_WORRIES = needsOf(String.raw`
shop ; Wants to know what delivery{ of $|} costs and how long it takes ; . ; (?:shipping|delivery)(?: (?:info\p{L}*|costs?|rates|policy|options|details|charges|terms))?(?: (?:and|&) (?:returns?|delivery|payments?))?|(?:zahlung (?:und|&) )?versand(?:kosten|informationen|arten)?(?: (?:und|&) \p{L}+)?|lieferung(?: (?:und|&) \p{L}+)?|livraisons?(?: et \p{L}+)?|frais de (?:port|livraison)|envíos?(?: y \p{L}+)?|gastos de envío|spedizion[ei](?: e \p{L}+)?|entregas?|frete|доставка(?: и \p{L}+)?|доставка|wysyłka|dostawa(?: i \p{L}+)?|koszty dostawy|doprava(?: a \p{L}+)?|levering|verzending|leverans
marketplace directory ; Does not know how it works there ; . ; (?:how (?:it|this|\p{L}+) works?|so funktioniert(?:['’]s| es)?|comment ça marche|cómo funciona|come funziona|como funciona)`);

const LONGEST = 45;
/** A shop for everything. */
const GENERAL = 'general merchandise';

/** What links, buttons and headings of the first page say. */
const linesOf = once(({ site: { snapshot } }: Context): readonly string[] => {
  // A button “Menu” opens the list of pages.
  const buttons = snapshot.callsToAction.filter(({ text }) => !/^menu$/iu.test(text.trim()));
  const all = [...snapshot.links, ...buttons, ...snapshot.headings].map(({ text }) =>
    text.replaceAll(/^[^\p{L}\p{N}]+|[\s»›>→]+$/gu, ''),
  );
  return [...new Set(all)].filter((text) => text.length <= LONGEST);
});

/** “Wants {$|it} soon”: of a shop, what it sells where that is known, else the words behind the bar. */
export const withGoods = (context: Context, text: string): string => {
  const field = shownField(context);
  return text.replace(/\{(?<known>[^|]*)\|(?<open>[^}]*)\}/u, (_, known: string, open: string) =>
    field === undefined || field.noun === GENERAL ? open : known.replace('$', field.noun),
  );
};

/** Where no group is known, links serve any visitor. */
const ANYONE = 'someone';

const metBy = (context: Context, needs: readonly Need[], label: string, most: number): readonly string[] => {
  const { isSure, judgment } = context;
  if (!isSure) return [];
  const used = new Set<string>();
  return needs
    .filter(({ kinds, people }) => kinds.has(judgment.kind.id) && people.test(label === '' ? ANYONE : label))
    .flatMap(({ need, form }) => {
      const line = linesOf(context).find((text) => form.test(text) && !used.has(text));
      if (line === undefined) return [];
      used.add(line);
      return [`${withGoods(context, need)} (inferred from ${quoted(line)} on the page)`];
    })
    .slice(0, most);
};

/** What links of the page help a group to do. */
export const servedGoals = (context: Context, label: string): readonly string[] => metBy(context, GOALS, label, 3);

/** What troubles a group, as links of the page answer it. */
export const servedWorries = (context: Context, label: string): readonly string[] => metBy(context, WORRIES, label, 2);

export const lastWorries = (context: Context, label: string): readonly string[] =>
  metBy(context, LAST_WORRIES, label, 1);

/** Entries that serve one group alone: group ; words. Those in the first row serve none. */
const FOR_ONE_GROUP = rowsOf(String.raw`
(?!) ; .*\bfoundation|(?:about|history|mission|governance)\b.*|.*(?:['’]s history|fast facts|board of (?:governors|trustees|directors)|governmental relations|office of communications|internal operations|welcome|bienvenid[oa]s|bienvenue).*|giving(?: to)?.*|actus?\b.*|acontece .*|(?:subscri|assinatur|abonn|abos?\b).*|from our readers|coming next issue
donor|volunteer ; donat.*|.*\bdonate\b.*|spend(?:en|e)|faire un don|dona(?:r|ciones|zioni|ções)?.*|volunteer.*
exhibitor|sponsor|advertiser|dealer|seller|vendor|host|author ; (?:become|devenir) .*(?:exhibitor|sponsor|advertiser|dealer|vendor|partner|affiliate|exposant).*|submit .*|get listed|advertise.*|sponsorships?.*|(?:current |become an? )?exhibitors?
employer|recruit ; .*\b(?:employers?|employment law)\b.*
press|journalist ; press.*|media (?:kit|center|room).*
applicant|seeker|student ; careers?.*|jobs?|employment
^(?!current|alumn|staff|teacher|graduate) ; (?:undergraduate )?admissions?(?: .*)?|apply(?: .*)?|how to apply|bewerb\p{L}+`).map(
  ([people = '', words = '']) => ({
    people: new RegExp(people, 'iu'),
    form: new RegExp(`^(?:${words})$`, 'iu'),
  }),
);

/** Whether an entry is about the site itself or for another group than this one: no visitor comes for “Donate” or “Our history”. */
export const isForOthers = (entry: string, label: string): boolean =>
  FOR_ONE_GROUP.some(({ people, form }) => form.test(entry.trim()) && !people.test(label));
