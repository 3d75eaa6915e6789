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
directory ; 4 ; 1.6 ; hotels|restaurants|nightlife|bars|clubs|shopping|beaches|attractions|things to do|eat (?:&|and) drink|sleep|party|see (?:&|and) do|events|map|where to stay|where to eat|sights|museums|weather|getting around|essen (?:&|und) trinken|sehenswürdigkeiten|ausgehen|unterkünfte|hébergements?|plages|sorties|alojamiento|playas|ocio|qué hacer|alberghi|ristoranti|spiagge|locali|cosa fare|praias|restaurantes|hotéis|o que fazer
education ; 4 ; 2.2 ; research|departments|faculties|schools (?:&|and) departments|graduate(?: programs)?|undergraduate(?: programs)?|librar(?:y|ies)|campus|prospective students|current students|future students|academics|admissions?|alumni|apply|ricerca|ateneo|didattica|orientamento|offerta formativa|immatricolazioni(?: .{0,20})?|dottorat[oi].{0,20}|tirocini|facoltà|dipartimenti|erasmus|internazionalità|esame di laurea|forschung|studium|fakultäten|studierende|studieninteressierte|hochschule|bibliothek|recherche|formations|facultés|étudiants|vie étudiante|bibliothèque|investigación|facultades|grados|másteres|posgrado|doctorado|estudiantes|pesquisa|graduação|pós-graduação|faculdades|estudantes|研究|学部|大学院|入試
saas ; 4 ; 1.5 ; features|product tour|pricing|plans(?: (?:&|and) pricing)?|pricing (?:&|and) plans|solutions|integrations|customers|developers|api|changelog|roadmap|status|sign ?in|log ?in|sign ?up(?: (?:for )?free)?|start (?:your )?free(?: trial)?|free trial|try (?:it )?(?:for )?free|(?:book|request|get) a demo|contact sales|enterprise|templates|plugins|themes|add-?ons|funktionen|preise|lösungen|integrationen|kunden|demo (?:buchen|anfragen)|kostenlos testen|fonctionnalités|tarifs|essai gratuit|demander une démo|se connecter|funcionalidades|precios|prueba gratis|solicitar demo|funzionalità|prezzi|prova gratuita|richiedi (?:una )?demo|preços|teste grátis|機能|料金|導入事例|無料トライアル
shop ; 4 ; 1.6 ; new arrivals|new in|new today|best ?sellers?|top sellers|sale|clearance|outlet|gift cards?|gift certificates?|wish ?lists?|shop (?:by .{1,20}|all|now)|women(?:['’]s)?|men(?:['’]s)?|girls|boys|kids|baby|shoes|accessories|clothing|brands|track (?:my |your )?order|order status|shipping(?: (?:&|and) returns)?|returns|(?:my )?(?:basket|cart|bag)|checkout|neuheiten|angebote|gutscheine|merkzettel|wunschliste|damen|herren|kinder|schuhe|marken|versand|warenkorb|kasse|nouveautés|meilleures ventes|promotions|soldes|carte cadeau|femmes?|hommes?|enfants?|chaussures|marques|livraison|panier|novedades|más vendidos|ofertas|rebajas|tarjeta regalo|mujer|hombre|niños|zapatos|marcas|envíos|carrito|novità|più venduti|offerte|saldi|buoni? regalo|donna|uomo|bambini|scarpe|marche|spedizioni|carrello|novidades|mais vendidos|promoções|feminino|masculino|infantil|calçados|carrinho|新着商品|セール|ブランド|お気に入り|カート
agency ; 3 ; 0.8 ; (?:our )?services|portfolio|(?:our )?work|case studies|(?:our )?clients|(?:our )?process|capabilities|referenzen|leistungen|projekte|réalisations|références|nos services|expertises|servicios|proyectos|clientes|servizi|progetti|clienti|serviços|projetos|実績|事業内容
news ; 4 ; 1.6 ; news|reviews?|tests?|previews?|features|columns?|kolumnen|meinung|reportagen(?: .{0,15})?|specials|interviews?|trailers?|newsticker|heft (?:&|und) abo|abo-service|abonnements?|s['’]abonner|dossiers?|actus?|actualités|tests (?:&|et) quiz|(?:jeux )?concours|magazine|reportajes|entrevistas|análisis|noticias|recensioni|anteprime|speciali|rubriche|interviste|notizie|colunas|resenhas|notícias|editorial|long ?form
transport ; 3 ; 1.8 ; timetables?|routes?|routes (?:&|and) (?:schedules|timetables)|fares|tickets (?:&|and) fares|service alerts|travel alerts|journey planner|plan (?:your|a) (?:trip|journey)|park (?:&|and) ride|stops|live departures|fahrpl[aä]ne?|fahrplanauskunft|liniennetz|tickets (?:&|und) tarife|haltestellen|verkehrsmeldungen|itinéraires?|lignes régulières|plan du réseau|transports? scolaires?|transport à la demande|covoiturage|infos? (?:trafic|routes?|transports?)|trafic|líneas|recorridos|paradas|linee|percorsi|fermate|orari e linee|linhas|itinerários|paragens|時刻表|路線図|運賃|運行状況
government ; 3 ; 1.6 ; city council|council|mayor|agendas (?:&|and) minutes|permits(?: .{0,15})?|ordinances|residents|public notices|bids(?: (?:&|and) rfps)?|departments|rathaus|bürgerservice|gemeinderat|bekanntmachungen|formulare|verwaltung|bürgermeister(?:in)?|mairie|conseil municipal|vie municipale|démarches(?: administratives)?|urbanisme|état civil|ayuntamiento|trámites|sede electrónica|pleno|amministrazione(?: trasparente)?|albo pretorio(?: on-?line)?|uffici|sindaco|giunta|prefeitura|secretarias|licitações|くらし|手続き|市長|議会`).map(
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
  // Of two menus of one kind the heavier counts: rows stand in the order of their weights.
  const signs = MENUS.filter(({ entries: form, fewest }) => count(form) >= fewest).map(
    ({ kind, weight }) => [kind, sold && kind !== 'shop' ? weight / 2 : weight] as const,
  );
  return { ...Object.fromEntries(signs), ...(isPress && { news: PRESS_WEIGHT }) };
};
