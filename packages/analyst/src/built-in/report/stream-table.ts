import { rowsOf } from '../read/wording.ts';

export type StreamRow = { readonly label: string; readonly kinds: string; readonly form: RegExp };

/** “Sin suscripciones, sin comisiones”: no match after a denial. */
export const WITHOUT = String.raw`(?<!(?<!\p{L})(?:no|not an?|without|zero|never|sin|ningun[ao]|ohne|keine?[mnrs]?|sans|pas d['e’]|aucune?|senza|nessun[ao]?|sem|nenhuma?|0 ?%)\s?(?:\p{L}+ )?)`;

/** name ; kinds: “own” for all with texts of their own, “any” even if the kind is unsure ; words */
const rowsIn = (table: string): readonly StreamRow[] =>
  rowsOf(table).map(([label = '', kinds = '', words = '']) => ({
    label,
    kinds,
    // The denial is only looked for where the words match: a lookbehind at each letter is slow.
    form: new RegExp(String.raw`(?<![\p{L}\p{N}])(?=(?:${words})(?!\p{L}))${WITHOUT}(?:${words})(?!\p{L})`, 'iu'),
  }));

/** Further incomes in short texts. */
export const STREAMS = rowsIn(String.raw`
paid memberships ; any ; \p{Sc}\s?\d+(?:[.,]\d+)?\s?(?:\/\s?|per |an? )(?:year|month|yr|mo)\b.{0,25}\b(?:contributions?|memberships?|supporters?|dues)|(?:membership|contribution|mitgliedsbeitrag|cotisation|cuota)[^.!?]{0,25}\p{Sc}\s?\d+|\bspecial member\b.{0,40}\bads\b
commissions of shops that it links to ; news media reference forum directory blog game ; (?:earn|receive|get) (?:an? )?(?:small |affiliate |referral )?commissions?|affiliate (?:links?|disclosure|and ftc)|as an amazon associate|amazon-partner|affiliate-?links?|liens? affiliés|enlaces de afiliad[oa]s?|link di affiliazione|links? de afiliados
public money ; any ; (?:co-?)?(?:funded|financed) by (?:the )?(?:european|eu|federal|national|state|ministry|government|national science foundation|nsf|arts council|lottery)|(?:ko)?finanziert (?:durch|vom|von)|gefördert (?:durch|vom|von)|(?:co)?financé par|(?:co)?financiad[oa] por|(?:co)?finanziato d[ai]|con il contributo di
what the institution behind it gives ; any ; träger(?:in)? (?:des|der) \p{L}+(?: \p{L}+)? ist (?:die|der|das)|(?:is )?(?:run|operated|maintained) by the (?:city|county|state|university|ministry|diocese|parish) of|(?:is|as) an? (?:project|initiative|service) of (?:the )?\p{L}+|ist ein(?:e)? (?:projekt|initiative|angebot) (?:der|des|von)|est (?:un projet|une initiative|un service) (?:de|du)|es un(?:a)? (?:proyecto|iniciativa) de|è un(?:['’]iniziativa| progetto) (?:di|del)
a circle of supporters ; any ; (?:verein der freunde|freundeskreis|förderverein|friends of the|(?:association|société) des amis|amigos de|amici d)\b.{0,90}(?:unterstütz|finanz|förder|support|fund|soutien|apoy|sosten|sostien)\p{L}*
donations ; any ; (?:can|could|would|will) you (?:please )?(?:donate|chip in)\b.{0,30}|(?:please )?donate \p{Sc}\s?\d+|(?:your|make a|a small) donation (?:helps|keeps|of \p{Sc}).{0,40}
subscriptions ; saas developer-tool app telecom course health wellness ; subscrib(?:e|ing) to (?:the |our )?\p{L}+|your subscription|(?:annual|monthly|yearly) subscriptions?
sales to companies ; shop producer manufacturer restaurant travel trade ; corporate (?:clients|gifts|accounts|orders)|wholesale|bulk orders|großhandel|firmenkunden|entreprises et collectivités|mayoristas?|ingrosso|atacado
memberships and passes ; own ; wine club|subscription box|membership (?:plans?|options)|annual pass|season (?:pass|tickets)|jahreskarte
catering and private events ; restaurant lodging producer attraction ; (?<!self[- ])catering|private (?:events|parties|dining)|privatisation|eventos privados
sale, rental and service ; any ; (?:sales?|production|verkauf|vertrieb|herstellung|vente|venta|vendita|produkcj\p{L}*|sprzedaż\p{L}*|prodej),? ?(?:rentals?|hire|vermietung|miete|location|alquiler|noleggio|wynaj\p{L}+|pronájem),? (?:and|und|et|y|e|i|a|&) (?:services?|repairs?|wartung|reparatur|entretien|servicio|assistenza|serwis\p{L}*|servis)
fees by a public scale ; practice agency builder ; (?:nach|gemäß|laut|§+ ?\d+) (?:der |dem )?(?:hoai|rvg|goä|goz|stbvv)|hoai
advertising ; any ; (?:price|preis|prix|precio|цена|cena) (?:per|pro|pour|por|за|za) (?:1[., ]?000|tausend|mille|mil) \p{L}+|(?:deine|unsere|eine) werbeplattform|advertising on \p{Lu}\p{Ll}+|reach our (?:readers|users|audience)
sponsors and advertising ; own ; (?:our|become a|co-?) ?sponsors?|sponsored by|sponsorship|advertise with us|media kit|mediadaten
its own shop ; own ; online store|bookstore|webshop|merchandise|fan ?shop|boutique en ligne|tienda online
courses and webinars ; association nonprofit open-source ; webinars?|training courses?|online learning|schulungen|formations|corsi
workshops ; association nonprofit open-source ; workshops?|talleres
paid support for companies ; own ; enterprise (?:support|coverage)|support contracts?
a license for companies ; own ; enterprise plan|commercial license
a paid version ; own ; (?:available|included) (?:only )?(?:through|with|in) (?:the )?(?:premium|pro|plus)|premium (?:plan|version|membership|support)|pro version
donations ; own ; donate|donations?|spenden|faire un don|donar|dona ora`);

/** How a business is paid, in sentences about itself. */
export const SAID = rowsIn(String.raw`
commissions ; insurance finance travel practice recruitment ; (?:we|brokers?|agents?) (?:(?:are|get) paid|earn|receive) (?:by |through |an? )?commissions?|(?:paid|remunerated) by (?:the )?(?:carriers?|insurers?|insurance compan\p{L}+|lenders?|banks?|suppliers?|employers?)|wir erhalten (?:\p{L}+ )?(?:provision|courtage)|(?:courtage|provision) (?:der|des|vom|von den) (?:versicherer\p{L}*|banken|anbieter\p{L}*)|nous (?:percevons|recevons) (?:une |des )?commissions?|(?:recibimos|cobramos) (?:una )?comisi[oó]n|riceviamo (?:una )?provvigion[ei]|recebemos (?:uma )?comiss\p{L}+
sales ; trade manufacturer company agency ; kaufen sie (?:\p{L}+ ){0,3}bei uns|(?:buy|order) (?:\p{L}+ ){0,4}(?:direct(?:ly)? )?from us|achetez (?:\p{L}+ ){0,3}chez nous|compr[ae] (?:\p{L}+ ){0,3}(?:con nosotros|a nosotros)|acquista(?:te)? (?:\p{L}+ ){0,3}da noi|compre (?:\p{L}+ ){0,3}conosco
contracts for service ; trade builder manufacturer company shop agency saas practice ; (?:service|maintenance|care) (?:contracts?|agreements?)|wartungsvertr\p{L}+|service-?verträge?|service-?pakete|contrats? (?:d['’]entretien|de maintenance)|contratos? de (?:mantenimiento|manutenção)|contratt[oi] di (?:manutenzione|assistenza)|保守契約
consumables and spare parts ; trade manufacturer company ; consumables|spare parts|(?:\p{L}+-)?verbrauchsmaterial\p{L}*|ersatzteil\p{L}*|consommables|pièces (?:de rechange|détachées)|consumibles|repuestos|recambios|materiali di consumo|(?:pezzi di )?ricambi(?:o)?|consumíveis|peças de reposição|消耗品
repairs ; shop manufacturer company trade ; (?:on-?site |in-house )?repair (?:services?|cent(?:er|re)s?|workshop)|(?:vor-ort-)?reparatur(?:service|zentr\p{L}+|werkstatt|annahme)|(?:service|atelier) de réparation|servicio de reparación|taller de reparación|servizio di riparazione|(?:serviço|oficina) de reparo|修理サービス
consulting beside the product ; saas developer-tool app open-source marketplace manufacturer ; (?:we|our team) (?:\p{L}+ ){0,2}(?:provide|offer)[^.!?]{0,50}(?<!\p{L})consult(?:ing|ancy)|(?:software|produkt\p{L}*|technik) und beratung|(?:logiciels?|technologie) et (?:le )?conseil|software y consultoría|software e (?:consulenza|consultoria)
licenses for teams ; course saas developer-tool app ; (?:team|group|classroom|multi-user|volume|site) licen[sc](?:es?|ing)|(?:team|mehrplatz|schul)-?lizenz\p{L}*|licen[cs]es? (?:d['’]équipe|de groupe|multi-utilisateurs?)|licencias? (?:de|para) (?:equipos?|grupos?)|licenz[ae] (?:per|di) (?:team|gruppi)|licenças? (?:de|para) (?:equipes?|equipas?)
`);
