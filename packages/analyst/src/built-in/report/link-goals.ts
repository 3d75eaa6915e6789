import type { Context } from '../findings/context.ts';
import { once } from '../findings/once.ts';
import { quoted, rowsOf, setOf } from '../read/wording.ts';

/** What links help a group to do. */
type Goal = {
  readonly kinds: ReadonlySet<string>;
  readonly goal: string;
  readonly people: RegExp;
  readonly form: RegExp;
};

const goalsIn = (table: string): readonly Goal[] =>
  rowsOf(table).map(([kinds = '', goal = '', people = '', words = '']) => ({
    kinds: setOf(kinds),
    goal,
    people: new RegExp(people, 'iu'),
    form: new RegExp(String.raw`^(?:${words})(?:\s?[,&/+–-]\s?.*|\s(?:and|und|et|y|e|ed)\s.*)?$`, 'iu'),
  }));

/** What a group comes to do, in the order of its steps: kinds ; goal ; group ; words of the links that serve it, in six languages */
const GOALS = goalsIn(String.raw`
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
news blog media ; Hear of what is new ; ^(?!advertis) ; (?:.*\s)?newsletters?(?:\s.*)?|subscribe(?: .*)?|e-?mail alerts|follow (?:us|by e-?mail)|abonnieren|boletín.*|suscr[íi]bete.*
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

const LONGEST = 45;
const MOST = 3;

/** What links, buttons and headings of the first page say. */
const linesOf = once(({ site: { snapshot } }: Context): readonly string[] => {
  // A button “Menu” opens the list of pages.
  const buttons = snapshot.callsToAction.filter(({ text }) => !/^menu$/iu.test(text.trim()));
  const all = [...snapshot.links, ...buttons, ...snapshot.headings].map(({ text }) =>
    text.replaceAll(/^[^\p{L}\p{N}]+|[\s»›>→]+$/gu, ''),
  );
  return [...new Set(all)].filter((text) => text.length <= LONGEST);
});

/** Where no group is known, links serve any visitor. */
const ANYONE = 'someone';

/** What links of the page help a group to do. */
export const servedGoals = (context: Context, label: string): readonly string[] => {
  const { isSure, judgment } = context;
  if (!isSure) return [];
  const used = new Set<string>();
  return GOALS.filter(({ kinds, people }) => kinds.has(judgment.kind.id) && people.test(label === '' ? ANYONE : label))
    .flatMap(({ goal, form }) => {
      const line = linesOf(context).find((text) => form.test(text) && !used.has(text));
      if (line === undefined) return [];
      used.add(line);
      return [`${goal} (inferred from ${quoted(line)} on the page)`];
    })
    .slice(0, MOST);
};

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
