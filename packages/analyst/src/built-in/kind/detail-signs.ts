import { KNOWN_LANGUAGES } from '../read/language.ts';
import { isHead, type Passage } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import { rowsOf } from '../read/wording.ts';
import { foreignNames } from './foreign-names.ts';
import { type KindId, kindsOf } from './kind.ts';

/**
 * Signs of a kind, in the seven languages: `kind ; weight ; fewest different texts ; place ; form`. “blog -restaurant” counts for a
 * blog and against a restaurant. The place is `title`, `head`
 * (title, description, main heading), `line` (a whole line, entry or cell of the first page), `part` (a part of a short one) or `href` (the
 * address of a link to the same site, in any language).
 */
const SIGNS = rowsOf(String.raw`
forum ; 2 ; 1 ; part ; powered by (?:phpbb|vbulletin|smf|mybb|xenforo|discourse|invision|punbb|fluxbb|askbot|question2answer|shapado|woltlab|simple machines)|most users ever online|software xenforo|xenforo add-ons by \p{L}+|mark (?:all )?forums? read|marquer (?:tous )?les (?:forums|messages) comme lus|(?:alle )?foren als gelesen markieren|marcar (?:los )?foros (?:como )?leídos|recent forum activity|フォーラム内検索|スレッド一覧
forum ; 2 ; 1 ; part ; (?:threads?|topics|themen|messages|sujets|temas|mensajes|messaggi) (?:last post|letzter beitrag|dernier message|último mensaje|ultimo messaggio)
forum ; 1.6 ; 2 ; line ; \d[\d.,]* (?:answers?|replies|topics|threads|followers?|antworten|réponses|respuestas|risposte|respostas)
forum ; 1.6 ; 2 ; line ; 掲示板|フリートーク|雑談|管理板|スレッド?|トピック(?:一覧)?|フォーラム
course -developer-tool -open-source ; 2.4 ; 1 ; line ; (?:buy|get|take|start) (?:the|this) course|(?:jetzt )?(?:zum kurs anmelden|kurs (?:kaufen|buchen|starten))|acheter (?:la formation|le cours)|comprar (?:el |o )?curso|acquista il corso
directory -saas -open-source ; 4 ; 1 ; head ; (?:software|shareware|freeware) downloads?|shareware(?:,| and| &) freeware
documentation -blog ; 2 ; 2 ; line ; submit a ticket|knowledge ?base|my tickets|view tickets|troubleshooter
marketplace -shop ; 5.5 ; 2 ; line ; händler werden|verkäufer werden|jetzt verkaufen|verkaufen bei \p{L}+|marktplatz.{0,40}|sell on \p{L}+|become a seller|sell with us|marketplace(?: sellers?)?|seller cent(?:er|re)|devenir vendeur|vendre sur \p{L}+|place de marché|vender en \p{L}+|vendi su \p{L}+
telecom -trade ; 4 ; 4 ; line ; tv guide|view channels|compare (?:packages|plans|decoders)|upgrade (?:package|plan)|channels|catch ?up|box ?office|tv packages|internet packages|get connected|clear error codes|pay (?:my )?bill|programación de tv|guide tv
blog ; 1.2 ; 4 ; line ; (?:posted|written) by .*|\(? ?read (?:\d+ )?more.*|continue reading.*|\(?\d+ comments?\)?|lire la suite.*|weiterlesen.*|leer más.*|continua a leggere.*|leia mais.*|続きを読む
media ; 2.4 ; 3 ; line ; (?:(?:listen|subscribe|available) (?:on|in|via) )?(?:apple podcasts?|google podcasts|itunes|spotify|stitcher|overcast|pocket ?casts|player ?fm|tunein|deezer|castbox|podcast addict)
news ; 1.4 ; 1 ; part ; (?:current|latest|this month['’]s) issue|back issues|subscribe to (?:the|our) (?:print )?magazine|(?:print|digital) edition|heft (?:&|und) abo|aktuellen? (?:ausgabe|heft)|dernier numéro|en kiosque|in edicola|último número|edición impresa|edição impressa|最新号|今月号
news ; 2 ; 1 ; head ; (?:our|staff|cast of) (?:\p{L}+ )?(?:writers|columnists|journalists|reporters)|(?:unsere|nos|nuestros|i nostri|nossos) (?:redakteure|journalistes|periodistas|giornalisti|jornalistas)
news -media ; 2 ; 4 ; line ; by \p{L}[\p{L}'’-]+ \p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+)?
news ; 0.8 ; 1 ; line ; (?:die )?redaktion|(?:the |our )?newsroom|(?:the |our )?editorial (?:team|staff)|la rédaction|la redazione|la redacción|masthead|our writers
blog -restaurant ; 2.4 ; 1 ; head ; (?:sito|portale|blog) (?:\p{L}+ ){0,2}di recensioni|site (?:d['’]avis|de critiques)|(?:sitio|web|blog) de (?:reseñas|críticas)|(?:site|blog) de resenhas|review (?:site|blog)|(?:restaurant|film|buch|hotel)kritiken
documentation ; 2.8 ; 1 ; title ; customer (?:support|help|service)|help (?:cent(?:er|re)|desk)|support (?:cent(?:er|re)|options|portal)|knowledge base|faqs?|frequently asked questions|hilfe-?(?:center|bereich)|kundenservice|häufige fragen|centre d['’]aide|foire aux questions|centro de (?:ayuda|soporte)|preguntas frecuentes|centro assistenza|domande frequenti|central de (?:ajuda|atendimento)|perguntas frequentes|ヘルプ(?:センター)?|よくある(?:ご)?質問
documentation ; 1.4 ; 1 ; line ; (?:help|support) topics|(?:most )?(?:popular|frequent|common) (?:questions|articles)|browse (?:help )?topics|search by keyword.*|submit a (?:ticket|request)|hilfethemen|thèmes d['’]aide|temas de ayuda|argomenti di assistenza|tópicos de ajuda
documentation ; 1 ; 4 ; line ; (?:how|what|when|where|can|do|will|why|wie|was|wann|kann|comment|puis-je|cómo|puedo|come|posso|como) .{12,120}\?
blog -restaurant ; 0 ; 1 ; head ; recensioni|reviews|critiques|reseñas|resenhas|kritiken
blog -shop -marketplace ; 5.5 ; 1 ; title ; (?:learn )?how to (?:buy|shop|save|import) .{2,60}|aprende (?:a |c[oó]mo )?comprar|cómo (?:comprar|importar)|aprenda (?:a |como )comprar|wie (?:du|sie|man) .{0,30}kauf(?:st|en|t)|comment (?:bien )?(?:acheter|commander)|come (?:comprare|acquistare|ordinare)
marketplace ; 2.6 ; 2 ; line ; create an ad(?:menu)?|my ads|edit (?:existing )?ad|start selling|(?:post|place|publish) (?:an?|your)(?: free)? ads?|free ads?|sell(?: (?:an? item|your (?:stuff|car|items)))|anzeige aufgeben|meine anzeigen|(?:déposer|publier) une annonce|mes annonces|toutes les annonces|toutes les recherches|publicar? (?:tu |un )?anuncio|mis anuncios|inserisci (?:un )?annuncio|i miei annunci|(?:publicar|criar) anúncio|meus anúncios
forum ; 2.4 ; 2 ; line ; (?:most |top )?(?:up|down)voted|most commented|published news|upcoming news|top users|submit (?:a )?(?:story|link|news)|tag cloud|made with pligg.*|pligg cms|hot stories
forum -blog ; 2.6 ; 2 ; part ; most recent posts?|recent forum (?:activity|posts|topics)|(?:subject|topic|thread)s? replies (?:author|last)|new forum posts|active forum topics|\d+ (?:weeks?|days?|months?) \d+ (?:hours?|days?|weeks?) ago
forum ; 1.6 ; 2 ; line ; join (?:a|the|our) (?:team|community|discussion)|(?:our )?community|member sign ?in|ask the experts?|start a discussion|community guidelines|(?:recent|browse|all) discussions|(?:top |our )?contributors|get involved|contests
forum ; 2.6 ; 1 ; head ; (?:collaborate|connect|share|discuss|network|talk) with (?:people|others|peers|members|experts|scientists|fellow \p{L}+|thousands of \p{L}+)(?= .{0,30}(?:world|globe|country|to win|\.|$))
shop ; 1.6 ; 3 ; line ; shop (?:by |all )?\p{L}.{2,30}|\p{L}+ shop home
shop ; 1.4 ; 2 ; part ; (?:our|sale|regular|list|your|retail) price:?|in stock|order status|add to (?:cart|basket|bag)|usually ships in.*|ships? in \d.*|backordered
marketplace -shop ; 3 ; 1 ; head ; (?:find|daily|local|group|best) deals? .{0,40}(?:restaurants?|spas?|salons?|things to do|your city)|group buying|gruppenkauf|achats? groupés?|compras? colectivas?|acquist[oi] (?:di gruppo|collettiv[oi])
marketplace -trade ; 2 ; 3 ; line ; compare cars|car reviews|(?:used )?car valuation|upcoming cars|(?:find )?on[- ]road price|(?:new|used) car dealers|sell (?:my |your )?car|search (?:new |used )?cars|autos vergleichen|auto verkaufen|fahrzeugbewertung|vendre (?:ma|votre) voiture|cote auto|vender (?:mi|tu|su|meu) (?:coche|auto|carro)|vendi (?:la tua )?auto
travel -lodging -transport ; 8 ; 1 ; title ; (?:(?:cheap |discount |last minute )?(?:flights?|airline tickets|airfares?|hotels?|car (?:rentals?|hire)|cars|cruises?|vacations?|holidays|packages|flüge|mietwagen|kreuzfahrten|reisen|pauschalreisen|vols|voitures|croisières|séjours|vuelos|hoteles|coches|cruceros|voli|crociere|passagens|hotéis|carros|pacotes)(?:\s?[,&+|·/]+\s?|\s(?:and|und|et|y|e)\s|$|(?!\p{L}))){3}
directory ; 1.6 ; 2 ; line ; (?:meilleurs|nouveaux|proposer un) (?:jeux?[- ])?concours|tirages? au sort|instants gagnants|(?:new|submit a|ending soon) (?:contests?|sweepstakes|giveaways?)|(?:neue|aktuelle) gewinnspiele|gewinnspiel eintragen
news ; 4 ; 1 ; head ; (?:\p{L}+ )?news, (?:\p{L}+ )?reviews?,?(?: (?:and|&) |, )(?:analysis|opinions?|features|interviews|commentary)
manufacturer ; 1.6 ; 1 ; line ; where to buy|find a (?:retailer|stockist|dealer)|stockists|(?:\p{L}+ )?(?:retailers?|dealers?)(?: store)? locator|(?:product registration|register (?:your|my) product)|bezugsquellen|händlersuche|où acheter|trouver un revendeur|dónde comprar|distribuidores|dove acquistare|rivenditori|onde comprar|revendedores|取扱店(?:舗)?|販売店(?:検索)?
manufacturer ; 0.8 ; 4 ; line ; [a-z]{2,5}-\d{2,5}[a-z]*(?: \|.{2,40})?
association -news ; 2.6 ; 3 ; line ; membership(?: (?:&|and) \p{L}+| benefits| application)?|members? (?:area|login|directory|resources)|member id.*|about (?:the )?(?:society|association|federation)|(?:annual|general) (?:meeting|assembly|congress)|(?:study|working|special interest) groups|committees?|chapters|position (?:papers|statements)|mitgliedschaft|mitgliederbereich|arbeits(?:kreise|gruppen)|jahrestagung|satzung|adhé(?:sion|rer)|groupes de travail|asamblea|grupos de trabajo|gruppi di (?:studio|lavoro)|congresso nazionale|diretoria
transport -ticketing ; 2.6 ; 3 ; line ; (?:choose|select) (?:your )?departure.{0,40}|(?:going|leaving|travel(?:l)?ing) (?:from|to):?|departing on:?|returning on:?|one[- ]way|round[- ]trip|commuter|(?:einfache fahrt|hin- und rückfahrt)|abfahrts?ort:?|aller simple|aller[- ]retour|(?:sólo|solo|só) ida|ida y vuelta|ida e volta|solo andata|andata e ritorno
real-estate -lodging -wellness ; 4.8 ; 3 ; line ; floor ?plans?(?: .{0,20})?|(?:resident|tenant) (?:login|portal|services)|for residents|apartment (?:search|features|homes)|find (?:an?|your) apartment|lease (?:now|terms?|online)|pet policy|(?:download )?community (?:brochure|amenities|features)|amenities|(?:studio|one|two|three|\d)[- ]bed(?:room)?s?
blog -shop ; 1.6 ; 3 ; line ; (?:beginners?|basic|top \d+|cooking|cleaning|travel|style|training|digital|quick|expert)s? (?:tips|basics|tutorials)|tips(?: (?:&|and) (?:tricks|advice))?|how[- ]to(?:['’]?s| videos| guides?)|tutorials|challenges|checklists?|(?:tipps|trucs|consejos|trucos|consigli|dicas)(?: (?:&|und|et|y|e) \p{L}+)?|(?:livsstil|inspiration|gode råd|løb|træning(?:sprogram)?)
directory -lodging ; 5 ; 1 ; head ; (?:online )?(?:portal|guide) (?:for|to|of) (?:the )?(?:island|city|region|town) (?:of )?\p{L}+|guide (?:of|to) where to|(?:portale|guida) (?:dell['’]isola|della città)|(?:portail|guide) de l['’]île|(?:portal|guía) de la isla|inselführer|inselportal
forum ; 2.4 ; 4 ; href ; /(?:viewforum|viewtopic|memberlist|ucp|forumdisplay|showthread)\.php|/index\.php\?(?:topic|board)=|/threads?/[^/]+|/forums?/[^/]+/[^/]+
shop ; 1.4 ; 1 ; href ; /(?:[\w-]*-)?(?:cart|checkout|basket|bag|warenkorb|panier|carrito|carrello|carrinho|koszyk|kosik|winkelwagen|korzina|sepet|handlekurv|varukorg|indkobskurv|kosar|ostoskori)(?:\.\w{2,4})?/?(?:[?#].*)?$
saas ; 2.4 ; 3 ; line ; (?:request|book|schedule|get|see) (?:a|your) (?:free |live |personal )?demo(?: today| now)?|(?:client|customer) log ?in|(?:[\p{L}&]+ ){1,4}pricing|demo (?:buchen|anfragen|vereinbaren)|demander une démo|solicit(?:ar|e)(?: una| uma)? demo|richiedi (?:una )?demo|(?:enterprise|team) plans?
course -blog ; 3 ; 4 ; line ; (?:beginners?|elementary|(?:(?:pre|upper)[- ])?intermediate|advanced)(?: \(?[abc][12].*)?|(?:level|livello|niveau|nivel|nível) [abc][12]|[abc][12](?: ?[-–/] ?[abc][12])?|grammar(?: \p{L}+)?|vocabulary|pronunciation|dictation|phrasal verbs|idioms|exercises|fill (?:in )?the (?:gaps|blanks)|true or false|multiple choice|listening|grammatik|wortschatz|grammaire|vocabulaire|prononciation|dictées?|gramática|vocabulario|pronunciación|ejercicios|grammatica|esercizi|vocabolario|vocabulário|exercícios
finance -shop ; 4 ; 4 ; line ; (?:\p{L}+ )?\p{L}*kredit(?: (?:ohne|mit|von|für|trotz) .{2,25})?|\d[\d.]* euro \p{L}*kredit|(?:[\p{L}-]+ ){0,2}(?:loans?|mortgages?)|(?:crédit|prêt) \p{L}+|(?:préstamo|crédito)s? \p{L}+|(?:prestit[oi]|mutu[oi]) \p{L}+|empréstimos? \p{L}+
reference -travel ; 3 ; 1 ; title ; (?:knowledge|information)(?: \p{L}+)? (?:portal|hub|platform)|wissensportal
trade -restaurant ; 3.4 ; 1 ; head ; mobile (?:ice cream|food|coffee|pizza|bar|catering) (?:vendors?|trucks?|vans?|units?|services?)|(?:ice cream|food|taco|coffee)(?: (?:vending|vendor|catering))? (?:trucks?|vans?)
agency -blog -lodging ; 8 ; 2 ; line ; (?:hochzeits|trau|fest|gast)redner(?:innen)?|wedding (?:officiants?|celebrants?)|(?:unsere|die) (?:künstler|redner|referenten|models|djs)|our (?:artists|speakers|acts|entertainers|officiants)|nos (?:artistes|conférenciers)|nuestros (?:artistas|conferenciantes)|i nostri (?:artisti|relatori)|nossos (?:artistas|palestrantes)|buchungsanfrage|booking (?:inquiry|enquiry|request)
government -travel -lodging ; 3 ; 1 ; part ; offizielle[sn]? (?:tourismus|reise|urlaubs)[- ]?(?:portal|seite|website)|official (?:tourism|travel|tourist|visitors?) (?:web ?site|portal|board|information)|site officiel (?:du|de l['’]office (?:de|du)) tourisme|(?:web|portal|sitio|página) oficial de turismo|(?:sito|portale) (?:turistico )?ufficiale (?:del|di|per il) turismo
`).map(([said = '', weight, fewest, place = '', form = '']) => ({
  kind: said.split(' -')[0] as KindId,
  others: said.split(' -').slice(1) as KindId[],
  weight: Number(weight),
  fewest: Number(fewest),
  place,
  form: new RegExp(
    place === 'line'
      ? String.raw`^\W*(?:${form})\W*$`
      : place === 'href'
        ? form
        : String.raw`(?<!\p{L})(?:${form})(?!\p{L})`,
    place === 'href' ? 'i' : 'iu',
  ),
}));

const AGAINST = -4;
const MAX_PART_LENGTH = 120;
const MAX_LINE_LENGTH = 60;
/** Kinds that a cart rules out; without one, a list of dealers sells the goods. */
const WITHOUT_CART = kindsOf('manufacturer documentation');
const BY_LINES = 2;
const BY_MANY_LINES = 3;
const IN_TITLE = 2.4;
const IN_HEAD = 1.6;

/** For languages without a lexicon: the name of the kind in title, description or main heading, and lines such as that of the cart. */
const foreignSigns = (head: readonly Passage[], lines: readonly string[]): readonly (readonly [KindId, number])[] =>
  foreignNames.map(({ kind, words, lines: form, fewest }) => {
    const titled = head.some(({ place, text }) => place === 'title' && words.test(text)) ? IN_TITLE : 0;
    const described = head.some(({ place, text }) => place !== 'title' && words.test(text)) ? IN_HEAD : 0;
    const count =
      form === undefined ? 0 : lines.filter((line) => line.length <= MAX_LINE_LENGTH && form.test(line)).length;
    return [kind, titled + described + (count > fewest ? BY_MANY_LINES : count === fewest ? BY_LINES : 0)];
  });

/** The path of a link to the same site. */
const pathIn = (href: string, host: string): string => {
  const url = URL.parse(href);
  return url?.hostname.replace(/^www\./u, '') === host ? `${url.pathname}${url.search}` : '';
};

/** The kinds that details of the first page indicate, apart from its names for itself: software, columns, counters, where its goods are sold. */
export const detailSigns = (site: Site): Partial<Record<KindId, number>> => {
  const first = site.said.filter(({ page, place }) => page === 0 && place !== 'address' && place !== 'data');
  const head = first.filter(isHead);
  const lines = [...new Set(first.map(({ text }) => text.trim().toLowerCase()))];
  const hrefs = [...new Set(site.snapshot.links.map(({ href }) => pathIn(href, site.host)))];
  const hasCart = site.topic('cart').length > 0;
  const sums = new Map<KindId, number>();
  const add = (kind: KindId, weight: number): unknown => sums.set(kind, (sums.get(kind) ?? 0) + weight);
  for (const { kind, others, weight, fewest, place, form } of SIGNS) {
    if (hasCart && WITHOUT_CART.has(kind)) continue;
    const texts =
      place === 'title'
        ? [site.snapshot.title]
        : place === 'head'
          ? head.map(({ text }) => text)
          : place === 'href'
            ? hrefs
            : lines.filter(({ length }) => length <= MAX_PART_LENGTH);
    if (texts.filter((text) => form.test(text)).length < fewest) continue;
    add(kind, weight);
    for (const other of others) add(other, AGAINST);
  }
  if (!KNOWN_LANGUAGES.has(site.language.tag))
    for (const [kind, weight] of foreignSigns(head, lines)) if (weight > 0) add(kind, weight);
  return Object.fromEntries(sums);
};
