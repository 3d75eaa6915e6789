import type { Site } from '../read/site.ts';
import type { KindId } from './kind.ts';
import { rowsOf } from '../read/wording.ts';

/** Entries of menus that only such sites have side by side, in the seven languages, and how many of them it takes. */
type Menu = { readonly kind: KindId; readonly fewest: number; readonly weight: number; readonly entries: RegExp };

/** Sections that towns and parties have, too. */
const SECTIONS =
  /^(?:politics?|politik|politique|política|politica|business|wirtschaft|économie|economía|economia|sports?|deportes?|esportes?|desporto|culture|kultur|cultura|world|welt|monde|mundo|mondo|local|lokales|panorama|national|nacional|international|internacional|internazionali|society|sociedad|sociedade|société|entertainment|technology|lifestyle)$/iu;
/** Sections of the press alone. */
const PRESS =
  /^(?:opinions?|editorials?|obituaries|classifieds|e-?paper|epaper|letters to the editor|breaking news|latest news|columnists?|meinung|kommentare?|kleinanzeigen|todesanzeigen|traueranzeigen|blaulicht|faits divers|édition du jour|petites annonces|abonnez-vous|opinión|sucesos|esquelas|hemeroteca|cronaca|editoriale|cronache|opinião|editoriais|policial|classificados|assine|weather|lokales|abo|epaper lesen|necrológicas|últimas notícias|última hora|últimas noticias|社説|コラム|号外)$/iu;
const FEWEST_SECTIONS = 3;
const PRESS_WEIGHT = 1.8;

const MENUS = rowsOf(`
event ; 2 ; 1.4 ; exhibit|exhibitors?|exhibitor list|why exhibit|attend|why attend|visitors?|speakers?|floor ?plan|hall plan|conference program(?:me)?|call for papers|become an? (?:exhibitor|speaker|sponsor)|registration|aussteller|ausstellerverzeichnis|besucher|für besucher|für aussteller|hallenplan|fachbesucher|exposants|exposer|invités|billetterie|plan du salon|devenir exposant|expositores|ponentes|visitantes|plano de la feria|espositori|visitatori|relatori|palestrantes|programação|出展者|来場者
association ; 3 ; 1.3 ; clubs?|fixtures|results|rankings?|competitions?|referees|officials|coaches|committee|board|membership|members|members area|teams?|tryouts|rules|calendar|championships?|affiliation|abteilungen|vorstand|mitglied werden|mitgliedschaft|mannschaften|vereine|satzung|ergebnisse|wettkämpfe|spielplan|compétitions?|résultats|licences?|classements?|comité|bureau|adhésion|arbitres|équipes|resultados|clasificación|competiciones|federados?|árbitros|junta directiva|socios|hazte socio|equipos|risultati|classifiche|gare|tesseramento|affiliazione|società|arbitri|squadre|direttivo|competições|filiação|diretoria|equipes|会員|大会|連盟
forum ; 3 ; 2 ; questions|all questions|tags|users|badges|unanswered|ask|ask (?:a )?question|new posts|unanswered topics|active topics|members|memberlist|today['’]s posts|mark forums read|fragen|frage stellen|themen|preguntas|etiquetas|usuarios|sin respuesta|domande|perguntas|sujets sans réponse|質問
media ; 2 ; 1.2 ; episodes?|all episodes|latest episodes|hosts?|guests?|shows?|show notes|listen|listen live|listen now|schedule|subscribe to the podcast|podcasts?|folgen|alle folgen|sendungen|épisodes?|émissions|episodios?|programas|puntate|episódios?|エピソード
attraction ; 2 ; 1.2 ; (?:plan your )?visit|visit us|exhibitions?|collections?|the collection|admission|opening hours|what['’]s on|ausstellungen|sammlung|öffnungszeiten|ihr besuch|führungen|expositions?|visiter|préparer sa visite|visites|exposiciones|colección|visita|mostre|collezione|collezioni|didattica|exposições|acervo|展覧会|利用案内
education ; 3 ; 1 ; admissions?|academics|students|parents|staff|curriculum|governors|term dates|alumni|athletics|campus life|faculty|schüler|eltern|lehrer|kollegium|unterricht|sekretariat|élèves|enseignants|inscriptions|vie scolaire|alumnos|profesores|secretaría|familias|studenti|docenti|genitori|didattica|segreteria|alunos|professores|vestibular|在校生|保護者|入試情報
religious ; 2 ; 1.4 ; sermons?|ministries|give|worship|i['’]m new|bible study|small groups|beliefs|what we believe|statement of faith|gottesdienste?|taufe|konfirmation|gemeindebrief|erstkommunion|messes?|baptême|horaires des messes|catéchèse|misas?|bautizos|catequesis|messe|battesimo|catechesi|missas?|batismo|cultos?
course ; 3 ; 0.8 ; classes|class schedule|schedule|timetable|instructors?|teachers|coaches|programs|kids|kids classes|adults|beginners|belts?|dues|tuition|kurse|stundenplan|trainer|lehrer|probetraining|cours|horaires|professeurs|tarifs|clases|horarios|profesores|tarifas|corsi|orari|insegnanti|istruttori|aulas|horários|professores|クラス|講師|時間割
directory ; 4 ; 1.6 ; hotels|restaurants|nightlife|bars|clubs|shopping|beaches|attractions|things to do|eat (?:&|and) drink|events|map|where to stay|where to eat|sights|museums|weather|getting around|essen (?:&|und) trinken|sehenswürdigkeiten|ausgehen|unterkünfte|hébergements?|plages|sorties|alojamiento|playas|ocio|qué hacer|alberghi|ristoranti|spiagge|locali|cosa fare|praias|restaurantes|hotéis|o que fazer`).map(
  ([kind = '', fewest, weight, entries = '']): Menu => {
    const form = new RegExp(`^(?:${entries})$`, 'iu');
    return { kind: kind as KindId, fewest: Number(fewest), weight: Number(weight), entries: form };
  },
);

/** What the menus of the first page say of its kind: sections of a newspaper, halls and exhibitors of a fair, fixtures of a club. */
export const menuSigns = (site: Site): Partial<Record<KindId, number>> => {
  const entries = [...new Set(site.snapshot.links.map(({ text }) => text.trim().toLowerCase()))];
  const count = (form: RegExp): number => entries.filter((entry) => form.test(entry)).length;
  const sold = site.topic('cart').length > 0;
  const isPress = !sold && count(PRESS) > 0 && count(PRESS) + count(SECTIONS) > FEWEST_SECTIONS;
  const signs = MENUS.filter(({ entries: form, fewest }) => count(form) >= fewest).map(
    ({ kind, weight }) => [kind, sold ? weight / 2 : weight] as const,
  );
  return { ...Object.fromEntries(signs), ...(isPress && { news: PRESS_WEIGHT }) };
};
