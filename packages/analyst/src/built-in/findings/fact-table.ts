import { setOf } from '../read/wording.ts';

/** Where a fact has to stand: in the first words; where the site speaks of itself; in a separate short line; anywhere. */
export type Standing = 'head' | 'own' | 'line' | 'any';

/** A fact that a site states of itself and that a reader can check. */
export type Fact = {
  readonly kind: string;
  readonly weight: number;
  readonly standing: Standing;
  /** What it means; `$1` is what the form captured. */
  readonly label: string;
  readonly kinds: ReadonlySet<string> | undefined;
  readonly form: RegExp;
  readonly except: RegExp | undefined;
};

const SELLERS = 'shop producer manufacturer trade builder practice health wellness restaurant lodging telecom saas';
const MORE = String.raw`(?:over|more than|all|exceeds|nearly|almost|about|around|some|rund|über|mehr als|fast|plus de|près de|más de|casi|unos|circa|oltre|più di|quasi|mais de|cerca de|több mint|ponad|więcej niż|более|свыше|понад|над|meer dan|över|mer än|više od|peste|přes)`;
const PLACED = 'lodging restaurant attraction education builder real-estate producer health wellness religious event';
const UNITS =
  'sq|piece|thread|mah|m[gl]|mm|[kmg]hz|rpm|dpi|psi|btu|volts?|kcal|lbs|for|or|and|to|by|at|in|from|now|today|und|oder|et|ou|y|e|seiten|pages?|years?|jahren?|ans|années|años|anni|anos|hours?|stunden|heures|horas|minut|days?|tage|months?|euros?|dollars?|usd|eur|grn|грн|руб|km|miles|kilomet|kg|square|quadrat|percent|prozent|lumen|watts?|pieces|pcs|points|comments?|users online|guests|people|personen|menschen|personnes|personas|persone|pessoas|views?|visits?|votes?|likes?|shares?';

/** kind ; weight ; standing ; label ; kinds of sites (`-`: all) ; form (`cased `: with its capitals) ; except */
const TABLE = String.raw`
years ; 0.88 ; own ; $1 years in the field ; - ; (?:${MORE}|for|with|after|has|seit|depuis|desde hace|da|há|mit)\s(?:${MORE}\s|the past |the last )?(\d{2,3}\+?|twenty|thirty|forty|fifty)\s?(?:years?|jahren?|ans|années|años|anni|anos)(?!\p{L})(?! (?:old|of age|alt|ago|warrant|guarant|garant|de garant|di garan))|(\d{2,3})年以上|^\W*(\d{2})\+? years? (?:of|in)\b|\bexperience of (?:${MORE}\s)?(\d{1,3})\+? years|(\d{2})\+? (?:years? (?:of )?|jahren? |ans d['’]|años de |anni di |anos de )(?:experience|erfahrung|expérience|experiencia|esperienza|experiência) ; guarant|warrant|garant|\bago\b|prison|applicants|candidates|\bif\b|you have|must|required|\bage[ds]?\b|research shows|\b(?:I|my|he|she|his|her|ich|mein|je|mon)\b
range ; 0.86 ; head ; Its size in figures ; - ; (?<![\p{L}\d.,:$€£¥/#-])(?:(?:${MORE}\s)?(?:\d{1,3}(?:[.,\u00a0\u202f ]\d{3})+|\d{1,3}(?:[.,]\d)?\s?(?:millions?|millionen|mio\.?|billions?|milliards?|млн|тыс\.?))|${MORE}\s\d{4,})\*?\+?(?: (?:de|d['’]|of|di))?\s(?!(?:${UNITS})(?!\p{L}))\p{L}[\p{L}-]{2,} ; \b(?:died|killed|arrested|win|won|beat|save|off)\b|[$€£]\s?\d|\d\s?(?:€|грн|руб)|tel\b
range ; 0.85 ; head ; Its size in figures ; - ; (?<![\p{L}\d.,:$€£¥/#-])(?!(?:19|20)\d\d\s)\d{4,6}\s(?!(?:${UNITS})(?!\p{L}))\p{L}{4,} ; \b(?:died|killed|arrested|win|won|beat|save|off|model|series|type|room|apt)\b|[$€£]\s?\d|\d\s?(?:€|грн|руб)|tel\b
range ; 0.86 ; own ; Its size in figures ; - ; (?<![\p{L}\d.,:$€£¥/#-])${MORE}\s(?:\d{1,3}(?:[.,\u00a0\u202f]\d{3})+|\d{2,}|\d+(?:[.,]\d)?\s(?:million|billion|millionen|millions|milliards|millones|milioni|milhões))\+?(?: (?:de|d['’]|of|di))?\s(?!(?:${UNITS})(?!\p{L}))\p{L}{4,}|(?<!\p{L})(?:offers?|has|have|provides|runs|operates|employs?|met à votre disposition|propose|compte|bietet|betreibt|verfügt über|ofrece|cuenta con|offre|conta|oferece) (?:\p{L}+ ){0,2}\d{2,}[.,\d]*\+? (?!(?:${UNITS}|hour|minute)(?!\p{L}))\p{L}{4,} ; \b(?:died|killed|arrested|win|beat|save|off|sold|google)\b|[$€£]\s?\d|\d\s?€|verkauft
range ; 0.84 ; line ; Its size in figures ; - ; ^\W*(?:\p{L}+ ){0,2}${MORE}\s\d[\d.,\u00a0\u202f]*\d\*?\+?\s(?!(?:${UNITS})(?!\p{L}))\p{L}{4,}(?: \p{L}+)?|^\W*\d{1,3}(?:[.,\u00a0\u202f]\d{3})+\+?\s(?!(?:${UNITS})(?!\p{L}))\p{L}{4,}(?: \p{L}+){0,3}\W*$|\d[\d,]*(?:店舗|社|校|万点|万人|万件)|全\p{L}*数 ?\d[\d,]*件 ; [$€£]\s?\d|\d\s?€|%|verkauft|sold|vend
guarantee ; 0.87 ; any ; Guarantees its work for $1 years ; ${SELLERS} ; (?<!manufacturer['’]s )\b(\d{1,2}|two|three|five|ten|twenty)[- ]years? (?:[\p{L}-]+ ){0,2}(?:guarantees?|warrant(?:y|ies))(?!\p{L})|(\d{1,2}) jahren? (?:\p{L}+)?garantie|garantie (?:de |von )?(\d{1,2}) (?:ans|jahren?)|garantía de (\d{1,2}) años|garanzia di (\d{1,2}) anni|garantia de (\d{1,2}) anos ; extended|optional|verlänger|upgrade|[$€£]\s?\d
guarantee ; 0.85 ; any ; Guarantees its work for a lifetime ; ${SELLERS} ; \blife-?time (?:[\p{L}-]+ ){0,2}(?:guarantees?|warrant(?:y|ies))(?!\p{L}) ; extended|optional|limited
guarantee ; 0.8 ; any ; Stands by what it sells ; ${SELLERS} ; ^\W*(?:your )?(?:100 ?% )?satisfaction(?: is)? guaranteed?(?!\p{L})|\b100 ?% satisfaction guaranteed?(?!\p{L})|zufriedenheitsgarantie|satisfaite?s? ou remboursée?s?|satisfacción garantizada|soddisfatt[oi] o rimborsat[oi]|satisfação garantida ; extended|limited
accredited ; 0.84 ; any ; Recognized by the United Nations ; - ; cased \b(?:[Aa]ssociat(?:ed|ion) with|[Aa]ccredit(?:ed|ation) (?:by|with|to|at)|(?:[Cc]onsultative|[Oo]bserver) status (?:with|at|to)) (?:the )?(?:UN|United Nations|ECOSOC|UNESCO|DPI)(?!\p{L}) ;
register ; 0.62 ; any ; A charity that can be looked up in the register ; nonprofit association religious education health ; \b(?:registered charity|charity registered)\b.{0,60}?\d{5,}|\bis an? (?:registered )?501 ?\(c\) ?\(3\)(?!\d) ; sponsored|project of
guarantee ; 0.82 ; any ; Stands behind all it sells: “$1”. ; shop producer manufacturer ; (guaranteed\. period)(?!\p{L})|(unconditional(?:ly)? guaranteed?|no[- ]questions[- ]asked (?:guarantee|returns?|refunds?))(?!\p{L}) ;
founded ; 0.85 ; line ; In the field since $1 ; - ; ^.{0,40}(?<!\p{L})(?:since|seit|depuis|desde|dal|sinds|od|з|с)\s(1[89]\d\d|200\d)\W*$ ; \b(?:years?|año|jahr|année|anno|first|most|más|worst|best|(?:hott|warm|cold|dri|wett)i?est)\b|member|mitglied|membre|miembro|registered|joined|record|lowest|highest|copyright|©|online
range ; 0.8 ; own ; Its reach in figures ; - ; \b(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:different |official |local )?(?:languages|countries|continents)\b ; \b(?:visit|travel|speak|ban|your|these|those|other)\p{L}*
share ; 0.78 ; own ; A figure to compare ; - ; (?<![\d.,])100 ?% (?:fill rate|uptime|organic|natural|renewable|recycled|biologi\p{L}*|naturel\p{L}*|natürlich\p{L}*)(?!\p{L}) ;
share ; 0.8 ; any ; A figure to compare ; shop producer manufacturer ; (?<![\d.,])\d{1,2}\s?(?:[-–]|bis|to|à)\s?\d{1,2} ?% (?:unter|below|under|cheaper|günstiger|moins cher|más barat|in meno) ; stock|budget|average|durchschnitt
rating ; 0.84 ; line ; Rated by others ; - ; (?<![\d.,])[89]\d(?:[.,]\d+)? ?% (?:(?:customers?|clients?|guests?|users?|buyers?|patients?) )?(?:satisfaction|satisfied|positive (?:feedback|ratings?)|(?:would )?recommend)(?!\p{L})|(?:kundenzufriedenheit|zufriedenheit|satisfaction|satisfacción|soddisfazione)\W{0,3}[89]\d(?:[.,]\d+)? ?% ;
rating ; 0.82 ; line ; Rated by others ; - ; (?<!\p{L})(?:kunden|käufer|test)urteil\W{0,3}(?:sehr )?gut(?!\p{L}) ;
returns ; 0.84 ; any ; Takes goods back for $1 days ; shop producer manufacturer ; (?<![\d-])(30|45|60|90|100|120|180|365)[- ](?:days?|tagen?)[- ](?:[\p{L}-]+ ){0,2}(?:returns?|return policy|money[- ]back|rückgabe\p{L}*)|(\d{2,3}) jours pour (?:changer d['’]avis|retourner)|(\d{2,3}) días (?:de|para) devol|(\d{2,3}) giorni per (?:il reso|restitu|cambiare) ; extended
returns ; 0.84 ; any ; Takes goods back for $1 months ; shop producer manufacturer ; (?<![\d-])([2-9]|12)[- ]months?[- ](?:returns?|return policy|money[- ]back) ; extended
free-shipping ; 0.88 ; any ; Delivers free from $1 on ; shop producer manufacturer ; free (?:[\p{L}.]+ ){0,3}(?:shipping|delivery)(?:[^.!\d]{0,40}(?:over|above|from|of)\s?|\W{0,3})([$€£]\s?\d[\d.,]*\d)|(?:versandkostenfrei|portofrei)\p{L}*[^.!]{0,45}?\bab\s(\d[\d.,]*\s?(?:€|euro))|(?:livraison (?:gratuite|offerte)|env[ií]os? gratis|spedizione gratuita|entrega gr[aá]tis|portes grátis|frete grátis|бесплатная доставка)[^.!]{0,45}?(?:dès|à partir de|desde|a partir de|partir|da|oltre|sopra i|superior\p{L}* a|от)\s(\d[\d.,]*\s?(?:€|euros?|грн|руб)|[$€£]\s?\d[\d.,]*) ; up to|cart|basket|away from
volume ; 0.8 ; any ; Rewards large orders ; shop producer manufacturer ; \b(?:volume|quantity|bulk) discounts?\b(?=.{12})|discounts? (?:on|for) (?:bulk|large|volume) orders|staffelpreise|mengenrabatt\p{L}*|remises? (?:sur|par) quantité|descuentos? por (?:volumen|cantidad)|sconti quantità ;
maker ; 0.86 ; own ; Makes what it sells ; shop producer manufacturer restaurant ; \bour (?:own )?(?:[\p{L}-]+ ){0,3}(?:machines|factory|factories|workshops?|mill|foundry|artisans|craftsmen|kilns?|looms?|vineyards?|farms?|bakery|roastery|brewery|laborator(?:y|ies))\b|\bwe (?:hand-?)?(?:make|manufacture|build|produce|craft|roast|brew|bake|sew|grow) (?:all|every|each|our)\b|(?:designed|made|built|manufactured|produced|roasted|printed) in[- ]house|eigene[rnms]? (?:produktion|herstellung|fertigung|werkstatt|manufaktur)|notre (?:propre )?(?:atelier|usine|fabrique)|nuestr[ao] (?:propi[ao] )?(?:taller|fábrica)|nostr[ao] (?:laboratorio|stabilimento|fabbrica)|noss[ao] (?:própria )?(?:fábrica|oficina)|自社(?:工場|製造|生産) ; washing machine|\byour\b
result ; 0.88 ; line ; A result in figures ; ${SELLERS} agency association nonprofit ; \b\d+(?:[.,]\d+)? ?(?:%|°\s?[FC]|times) (?:increase|more|less|faster|cooler|warmer|lighter|fewer|higher|lower|better|longer|quieter|stronger|brighter|thinner|safer|growth)\b ; \boff\b|discount|sale
regular ; 0.8 ; own ; Publishes regularly ; - ; \bevery (?:day|week|month|quarter|year|(?:two|three|six|\d+) (?:weeks|months))\b,? (?:we|our)\b|\b(?:our|we) .{0,40}\b(?:weekly|monthly|quarterly|annual) (?:report|survey|index|study|magazine|journal)\b ; newsletter|e-?mail|coupon|offer|deal|sale
written-by ; 0.86 ; own ; Made by people of the field ; - ; \b(?:written|reviewed|edited|taught|led|run|curated|compiled|tested|developed) by (?:[\p{L}-]+,? ){0,5}(?:professionals|experts|doctors|physicians|lawyers|attorneys|teachers|scientists|engineers|nurses|veterinarians|professors?|journalists|chefs|designers)\b|\bteam of (?:experts|doctors|lawyers|engineers|scientists) who\b|(?<!\p{L})par (?:un|une|des) (?:professeur|médecin|avocat|expert)\p{L}*|(?<!\p{L})von (?:experten|ärzten|fachleuten)\b|(?<!\p{L})por (?:expertos|profesores|médicos)\b ; \bby your\b|\bif\b
specific ; 0.84 ; own ; Fitted to place or trade ; - ; \b(?:state|country|region|city|industry|language|county|sector)-specific\b ;
named ; 0.82 ; any ; Names analysts, clients or partners ; ${SELLERS} agency recruitment developer-tool app ; cased \b(?:[Aa]nalysts|clients|customers|brands|publications|universities)(?:,? (?:such as|like|including|include|among them))\s(?:\p{Lu}[\p{L}&.’'-]*,? (?:and |& )?){2,} ; \b(?:your|you)\b
belongs ; 0.72 ; line ; Belongs to $1. ; - ; cased ^\W*[Tt]he (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? Group)(?!\p{L})|\b(?:[Ii]s part of|[Aa] (?:member|division|subsidiary|brand|company) of|[Oo]wned (?:and operated )?by) (?:the )?(\p{Lu}[\p{L}&.’'-]*(?: (?:of |and |& |de )?\p{Lu}[\p{L}&.’'-]*){0,4})|\b(?:[Ee]in Unternehmen|[Ee]ine Marke|[Tt]eil) der (\p{Lu}[\p{L}&.-]*(?:[ -]\p{Lu}\p{L}*){0,2})|\b(?:[Uu]ne marque|[Ff]iliale) (?:du groupe|de) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) ; phpBB|WordPress|[Tt]rademark|rights|Chamber|Association
campus ; 0.86 ; head ; A special rank ; education research ; \bflagship (?:campus|university|school)\b ;
lies ; 0.68 ; own ; Its place as an argument ; ${PLACED} ; \b(?:in the heart of|on the banks? of|on the shores? of|overlooking|steps (?:away )?from|minutes['’]? (?:walk |drive )?from)\s(?:\p{L}+ ){0,3}\p{L}+|au cœur d|im herzen (?:von|der|des)|en el corazón de|nel cuore d|no coração d ;
saving ; 0.74 ; line ; Sells below the prices of others ; shop marketplace ; (?<![\d.,])\d{2} ?% off (?:[\p{L}’'-]+ ){0,2}(?:designer|brands?|retail|list prices?|rrp|msrp|high[- ]street)(?!\p{L}) ; \btoday\b|ends|code
free-shipping ; 0.8 ; line ; Delivers free of charge ; shop producer manufacturer ; (?<!\p{L})(?:(?:darmow|bezpłatn)\p{L}+ (?:dostaw|wysyłk)\p{L}*|(?:doprava|poštovné) zdarma|doprava zadarmo|бесплатн\p{L}+ доставк\p{L}+|безплатн\p{L}+ доставк\p{L}+|gratis (?:verzending|fragt|frakt|levering)|fri (?:fragt|frakt)|ingyenes (?:ki)?szállítás|ücretsiz kargo|transport gratuit)(?!\p{L}) ; \d
official ; 0.66 ; head ; The official site of the brand ; shop manufacturer producer event attraction ; \bofficial (?:[\p{L}’'-]+ ){0,4}(?:store|shop|website|site)\b|offizielle[rn]? (?:[\p{L}-]+ ){0,2}(?:shop|website|seite)|(?:site|boutique) officiel(?:le)?|(?:tienda|web|sitio) oficial|sito ufficiale|(?:site|loja) oficial ;
official ; 0.7 ; any ; Licensed by the owners of the names ; shop marketplace ; \bofficially licensed (?:\p{L}+ )?(?:products?|merchandise|goods|gear|apparel|collectibles|jerseys|memorabilia)\b ;
superlative ; 0.84 ; head ; A title that few have ; - ; capitales? européennes? de la culture|european (?:capital of culture|green capital)|kulturhauptstadt europas|capital europe[ai]a (?:de|da) cultura|capital europea de la cultura|capitale europea della cultura|unesco (?:world heritage|welterbe)|patrimo(?:nio|ine|ni) (?:de la humanidad|mondial de l['’]unesco|dell['’]umanità) ;
club ; 0.82 ; head ; A closed club ; shop marketplace ; \bprivate (?:shopping|sales?) club|members-only (?:shop|sales?|store)|ventes? privées?|club privado de (?:compras|ventas)|частен клуб|закрытый клуб|clubul? privat ;
buys ; 0.74 ; head ; Buys from its customers as well ; shop ; \btrade[- ]in\b.{0,30}\bsell\b|\bsell\b.{0,30}(?:for cash|trade in)|\bwe buy\b|ankauf und verkauf|an- und verkauf|achat et vente|compra y vende ;
gives ; 0.8 ; any ; Gives to a cause ; ${SELLERS} agency ; cased \b(?:has|have) been supporting (?:the )?\p{Lu}\p{L}+|\bwe (?:donate|give) (?:\d+ ?%|a (?:share|portion|part))|\bpartner(?:ship|ed) with (?:the )?(?:\p{Lu}\p{L}+ ){1,3}Foundation ;
`;

export const FACTS: readonly Fact[] = TABLE.trim()
  .split('\n')
  .map((row): Fact => {
    const [kind = '', weight, standing, label = '', kinds = '', form = '', except = ''] = row
      .replace(/ ;$/u, ' ; ')
      .split(' ; ');
    return {
      kind,
      weight: Number(weight),
      standing: standing as Standing,
      label,
      kinds: kinds === '-' ? undefined : setOf(kinds),
      form: new RegExp(form.replace(/^cased /u, ''), form.startsWith('cased ') ? 'u' : 'iu'),
      except: except.trim() === '' ? undefined : new RegExp(except.trim(), 'iu'),
    };
  });
