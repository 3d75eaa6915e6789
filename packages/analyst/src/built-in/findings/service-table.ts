import { rowsOf } from '../read/wording.ts';

/** Something that a site offers besides, as links, buttons and short lines of its pages call it. */
export type Service = {
  readonly id: string;
  /** What it speaks for: easier buying, people who come back, buyers elsewhere, or income (and then how that reads). */
  readonly group: string;
  readonly form: RegExp;
};

/** id ; group ; words that a short text has to begin with */
const TABLE = rowsOf(String.raw`
speed ; buying ; (?:order by .{1,12} for )?(?:(?:free )?(?:next|same)[- ]day (?:delivery|shipping|dispatch)|express (?:delivery|shipping)|(?:delivery|delivered) in 24 ?h\p{L}*|24 ?h (?:delivery|livraison)|livraison (?:express|rapide|en 24 ?h)|lieferung (?:in 24|am nächsten tag)|env[ií]o (?:express|urgente|en 24)|entregas? em 24|spedizion[ei] (?:express|in 24))
delivery ; buying ; (?:free (?:uk |us |standard |home )?(?:delivery|shipping)|kostenlose[rn]? versand|versandkostenfrei|livraison (?:gratuite|offerte)|env[ií]os? grat\p{L}+|portes gr[aá]tis|entrega gr[aá]tis|frete gr[aá]tis|spedizione gratuita|送料無料)
returns ; buying ; (?:(?:free|easy|hassle[- ]free) returns|\d+[- ]days? (?:free )?returns?|satisfaction guaranteed|kostenlose (?:rücksendung|retouren?)|\d+ tage rückgabe\p{L}*|retours? gratuits?|satisfait ou remboursé|devoluci[óo]n(?:es)? grat\p{L}+|resi gratuiti|reso gratuito|devoluç(?:ão|ões) gr[aá]tis)
pickup ; buying ; (?:(?:free )?click (?:&|and|\+) collect|(?:(?:in|same)[- ](?:day )?)?store pick[- ]?up|pick[- ]?up in[- ]?store|(?:buy|order) online,? pick ?up in[- ]store|collect (?:in|from) store|retrait (?:gratuit )?en (?:magasin|boutique)|filialabholung|abholung (?:im markt|in der filiale)|recog(?:e|ida) en tienda|ritiro in negozio|retir(?:e|ada) na loja|店舗受取)
later ; buying ; (?:buy now,? pay (?:later|nothing)|pay later|interest[- ]free credit|(?:flexible |monthly )?payment plans?|financ(?:e|ing)(?: available| options)?$|kauf auf rechnung|raten(?:kauf|zahlung)|0 ?% finanzierung|paiement en \d fois|pago a plazos|financiaci[óo]n$|pagamento a rate|parcelamento)
gifts ; buying ; (?:(?:e-?)?gift (?:cards?|vouchers?|certificates?|registry|wrap(?:ping)?)(?: (?:shop|available|ideas?))?$|(?:geschenk)?gutscheine?(?: kaufen)?$|geschenkgutscheine?|(?:les |nos )?(?:cartes?|chèques?)[- ]cadeaux?|tarjetas? (?:de )?regalo|cheques? regalo|buon[oi] regalo|vales?[- ]presentes?|cart(?:ão|ões) presente|ギフト券)
loyalty ; buying ; (?:loyalty (?:program(?:me)?|points|cards?|scheme)|rewards (?:club|program(?:me)?|points|card)|(?:\p{L}+ ){1,2}rewards$|bonus(?:club|programm|punkte)|kundenkarte|treue(?:punkte|programm)|(?:programme|carte) (?:de )?fidélité|programa de (?:fidelidad|puntos)|tarjeta (?:de )?fidelidad|cart[ae] fedeltà|programma fedeltà|programa de fidelidade|ポイント会員)
best-price ; buying ; (?:(?:best|low(?:est)?)[- ]price (?:guarantee|promise)|price (?:match(?:ing)?|promise|assurance|guarantee)|(?:best|tief)preis-?garantie|garantie (?:du )?meilleur prix|meilleur prix garanti|mejor precio garantizado|garantía de (?:mejor )?precio|miglior prezzo garantito|melhor preço garantido)
hotline ; buying ; (?:(?:(?:gebühren)?(?:kosten)?(?:frei|los)e (?:hotline|servicenummer|rufnummer)|free ?phone|toll[- ]?free|numéro vert|n° vert|numero verde|tel[ée]fono gratuito|フリーダイヤル)\W{0,3}\(?[\d+][\d ()./–-]{6,}\d)$
app ; returning ; (?:(?:download )?(?:our |the |\p{L}+['’]s )?(?:free |mobile )?(?:(?:ios|iphone|ipad|android|mobile) app|apps?(?: for .{3,25})?$)|download (?:the )?app\b|\p{L}+ (?:ios|android|mobile) app|app (?:amazon|m[óo]vil|android|iphone)|applis? .{0,20}(?:iphone|ipad|android)|auch für android-geräte|kostenlose app|available on (?:the )?(?:app store|google play))
forum ; returning ; (?:(?:le |das |il |el )?forums?(?: .{3,24})?|foros?$|(?:discussion|community) forums?|message boards?|community forum)$
podcast ; returning ; (?:our |the )?podcasts?$
print ; returning ; (?:heft (?:&|und) abo|(?:print|digital) (?:magazine|edition|issue)|magazine subscriptions?|(?:our )?catalog(?:ue)?s?$|request a catalog(?:ue)?|katalog (?:bestellen|anfordern)|(?:nos |demander un |consultez nos )?catalogues?(?: .{3,20})?$|solicitar? catálogo|(?:achetez|abonnez-vous à) (?:le |notre )?magazine)
newsletter ; returning ; (?:(?:our |free |weekly |daily |notre |unser |sign up (?:for|to) (?:our |the )?|join our (?:free )?|subscribe to (?:our |the )?|inscription (?:à la )?)*(?:e-?)?newsletters?(?: .{3,24})?|mailing list|boletín(?: .{3,24})?|lettre d['’]information)$
affiliates ; partners ; (?:affiliates?(?: (?:program(?:me)?|partnerprogramm|center|marketing))?|partnerprogramm|programme d['’]affiliation|programa de afiliados|programma (?:di )?affiliazione)$
ads ; Advertising ; (?:advertis(?:e|ers?|ing)(?: (?:with|on|in|here|rates|info|opportunities|about).{0,40})?|media ?kit|mediadaten|publicité|annonceurs|(?:devenir|espace) annonceurs?|régie publicitaire|publicidad|an[úu]nciate.{0,25}|pubblicità|fai pubblicità.{0,40}|anuncie(?: aqui)?|publicidade|werbung|werben(?: (?:bei|auf|sie).{0,25})?|anzeigenpreise|広告掲載)\W*$
ad-space ; Advertising ; (?:- ?)?(?:advertisement|advertisements|sponsored links?|ads by google|anzeige|werbung hier\W*|publicit[ée]|pubblicità|publicidad|広告)(?: ?-)?$
subscriptions ; Subscriptions ; (?:heft (?:&|und) abo|abo-?(?:service|shop)|(?:aktuelles )?abo-?angebot|miniabo.{0,30}|magazine subscriptions?|abonnements?(?: .{3,60})?|je m['’]abonne|abonnez-vous\W*|suscripciones|abbonamenti|assinaturas|digital subscriptions?)$
premium ; Paid accounts ; (?:(?:go|try|get|upgrade to|become) (?:\p{L}+ )?(?:premium|gold|pro|plus)|premium (?:membership|accounts?|members?|mitgliedschaft|content)|kostenpflichtiger eintrag.{0,60}|premium-?eintrag|(?:cuenta|compte|account) premium)$
sellers ; Fees from sellers ; (?:sell (?:with|on) \p{L}+|become a (?:seller|vendor|merchant)|seller cent(?:er|re|ral)|vend(?:er|e|re|i|a) (?:en|sur|su|con|na|no|em) \p{Lu}\p{L}+|verkaufen (?:bei|auf) \p{L}+|list your (?:property|business|hotel|venue|company)|add your (?:business|company|listing|property)|business owners|post a job|stellenanzeige (?:schalten|aufgeben))(?: .{0,20})?$
wholesale ; Sales to companies ; (?:(?:open |apply for )?(?:a )?wholesale(?: .{3,20})?|(?:dealers?|distributors?|resellers?)(?: ?(?:\/|and|&) ?(?:dealers?|distributors?|resellers?))? (?:login|log ?in|area|portal|program)|for (?:dealers|distributors|resellers)|(?:designer|trade|volume) discounts?|händler-?(?:login|bereich)?|trade (?:accounts?|customers|counter|enquiries)|b2b|business (?:accounts?|customers|gifts)|corporate (?:gifts?|sales|orders|accounts?)|großhandel|(?:für )?(?:firmen|geschäfts)kunden|espace pro(?:fessionnel)?s?(?:\W.{0,40})?|projets? pro|mayoristas?|ingrosso|rivenditori|atacado|revendedores)$
buyback ; Used goods that it buys and sells ; (?:trade[- ]in(?: online| games)?|sell (?:online for cash|games for cash|your .{3,20} (?:for cash|to us))|buylist|sell(?:ing)? to (?:us|\p{Lu}+)|ankauf|wir kaufen|reprise|compramos)(?: .{0,20})?$
own-shop ; A shop of its own ; (?:(?:la |our |the |online )?(?:boutique|shop|store|bookstore|fan ?shop|webshop|tienda|negozio|loja|e-?shop|box-?shop)(?: (?:du |de |online|en ligne).{0,20})?)$
franchise ; Franchise fees ; (?:franchis(?:e|ing)(?: opportunities)?|franchise (?:partner )?werden|devenir franchisé|franquicias?)$
`);

export const SERVICES: readonly Service[] = TABLE.map(([id = '', group = '', form = '']) => {
  return { id, group, form: new RegExp(`^[\\s«»>–•-]{0,3}(?:${form})`, 'iu') };
});
