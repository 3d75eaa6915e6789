import type { Context } from '../findings/context.ts';
import { EDITORIAL, GOODS } from '../kind/model-signs.ts';
import { once } from '../findings/once.ts';
import { type Passage, isHead } from '../read/passage.ts';
import { editorialIn } from '../read/editorial.ts';
import { rowsOf, setOf } from '../read/wording.ts';

/**
 * What presses on those whose own offer goes by these words: kinds (of a site whose kind is not certain, the likeliest ; where they stand: in its first words, or anywhere on the first page ; the words ; what presses.
 */
const TABLE = rowsOf(String.raw`
* ; page ; (?:install|get|download|requires?|upgrade|update|need|enable)\P{L}(?:\p{L}+ ){0,5}(?:adobe |macromedia )?(?:flash(?: player)?|silverlight) ; Parts of it need a technique that browsers no longer run
marketplace directory forum ; page ; (?:how to )?avoid(?:ing)? (?:fraud|scams?)|(?:report|beware of) (?:an? )?(?:fraud|scams?|spam ads?)|safety tips|sicherheitstipps|vorsicht betrug|arnaques?|estafas?|attenti alle truffe ; Fraud drives buyers away, and the site warns of it
marketplace directory forum media ; page ; dmca(?: (?:policy|notice|takedown))?|copyright (?:infringement|complaints)|report (?:a )?copyright(?: \p{L}+)? ; Owners of rights can have content taken down
shop blog directory marketplace ; head ; (?:free|download) (?:\p{L}+ ){0,4}premium (?:wordpress )?(?:themes?|plugins?|templates?)|nulled \p{L}+ ; Makers of paid themes can have copies taken down, and search engines drop sites that give them away
government finance insurance telecom ; page ; (?:(?:pay|renew) (?:\p{L}+ ){0,4}online|pay (?:your |my )?(?:bill|taxes|tax bill)|(?:\p{L}+ ){0,4}(?:taxes|renewals?) (?:now )?online|(?:online|e-?)banking) ; False copies of such pages take money and data from those who trust the name
* ; head ; classifieds?|classified ads?|free ads|(?:gratis-?)?kleinanzeigen\p{L}*|petites annonces|anuncios (?:clasificados|gratis)|clasificados|annunci gratuiti|classificados ; Facebook Marketplace takes private ads for nothing, and false ads cost trust
shop directory marketplace ; head ; (?:\p{L}+ ?)?preisvergleich\p{L}*|price comparisons?|compare prices|comparateur de prix|comparador de precios ; Search engines show prices of shops above every comparison
marketplace directory ; head ; new cars|used cars|gebrauchtwagen|voitures d['’]occasion|coches de (?:segunda mano|ocasión)|auto usate ; Dealers and makers show stock and prices on sites of their own
directory blog marketplace ; head ; codes? promo|bons de réduction|coupons?(?: codes?)?|promo(?:tional)? codes?|gutscheine?|gutscheincodes|cupones|codici sconto ; Browser extensions find and apply such codes at the checkout, without a visit
shop marketplace directory ; head ; (?:daily|group|local) deals|find deals|flash sales?|private sales?|ventes? privées?|shopping-?club|отстъпки до ; Merchants stop giving deep discounts when these bring no customers who return
shop marketplace ; head ; CDs?|DVDs?|blu-?rays? ; Streaming and downloads replace discs
shop marketplace ; head ; video ?games?|jeux vidéo|videojuegos|videospiele|konsolenspiele|videogiochi|sell games|trade[- ]in games ; Consoles sell their games as downloads in shops of their own
shop ; head ; notebooks?|laptops?|smart ?phones?|tablet pcs?|(?:computer )?hardware|digitalkameras?|electronics ; Buyers compare the price of the same device in seconds
* ; head ; wireless charging|(?:i?phone|handy|battery) ?(?:cases|hüllen)|(?:spare )?parts for (?:mobile |cell )?phones|запчаст\p{L}+ для (?:мобильных )?телефон\p{L}+ ; Each new model makes the parts and accessories of the last one obsolete
shop manufacturer ; head ; replacement batter(?:y|ies)|ersatzakkus? ; Makers build batteries in that no one can change, or sell their own
shop trade manufacturer ; head ; (?:disabled and )?mobility (?:aids?|equipment|scooters?|centres?)|disability (?:aids|equipment)|wheelchairs?|rollstühle|sanitätshaus|fauteuils? roulants? ; Insurers and public funds decide which aids they pay for
shop ; head ; costumes|disfra(?:z|ces)|kostüme|déguisements|fancy dress|costumi di carnevale ; Sales fall on a few weeks around carnival and Halloween
shop ; head ; party (?:supplies|decorations|tableware)|partydeko\p{L}* ; Supermarkets and dollar stores sell party goods as well
shop ; head ; (?:personali[sz]ed|engraved|custom) gifts|regalos personalizados|cadeaux personnalisés|personalisierte geschenke ; Sellers on Etsy and print services personalize gifts as well
shop ; head ; (?:mickey mouse|star wars|marvel|batman|superman|breaking bad|game of thrones|harry potter|walking dead|beyoncé|banksy|drake|kanye|nirvana|ramones|the beatles)(?=\P{L}.{0,140}(?:t[- ]?shirts?|tees|hoodies|posters|prints)) ; Owners of names and characters can stop goods that they did not license
shop ; head ; ski (?:boots|touren|schuhe)|skis|skitouren\p{L}*|snowboards?|wintersport ; Winters with little snow cost sales
shop manufacturer news blog forum ; head ; baby|babies|bébés?|bebés?|pregnancy|grossesse|futures? mamans?|schwangerschaft|neonati ; Fewer children are born in most countries
shop producer directory marketplace blog ; head ; vap(?:e|es|ing)|e-?cigarettes?|e-?liquids?|e-?zigaretten|cbd|cannabis|casinos?|sports ?betting|firearms|ammunition ; One law can end its sales or its advertising
shop ; head ; (?:dietary|food|nutritional) supplements|nahrungsergänzung\p{L}*|compléments alimentaires ; Authorities and platforms limit what may be promised about supplements
trade builder shop ; head ; solar (?:panels|power|energy|systems)|photovolta\p{L}+ ; Subsidies and prices for the power fed in are decided by others
trade builder ; head ; (?:fire|water|smoke|storm|flood) (?:damage|restoration)|(?:brand|wasser)schäden|dégât des eaux ; Insurers decide which firm repairs and what they pay
* ; head ; shareware|freeware|software downloads? ; App stores and the pages of the makers are safer places to download from
saas developer-tool app agency ; head ; (?:css3?|html5?|code|regex|qr code|password|logo|name) (?:\p{L}+ )?generators?|psd (?:to|2|zu|en) (?:x?html5?|css) ; AI assistants write such code on request
saas practice agency ; head ; state-specific|compliance|(?:verifiable )?polic(?:y|ies) (?:and|training|management) ; Laws change in every place that it covers, and each change has to be followed at once
marketplace ; head ; crowdfunding ; Large platforms already have the donors
travel directory media blog ; head ; travel guides?|guides? de voyage|reiseführer|guías? de viajes?|guid[ae] di viaggio ; AI assistants and maps plan trips for nothing
directory travel ; head ; (?:pet|dog)[- ]friendly (?:hotels?|lodgings?|vacation \p{L}+)|hundefreundliche \p{L}+ ; Booking portals have a filter for it
* ; head ; (?:training )?courses? (?:\p{L}+ ){0,6}(?:node\.?(?:js)?|javascript|python|react|wordpress|php)|learn (?:node|javascript|python|react|css|php) ; Versions change, so that lessons have to be made again, and AI assistants explain the same code
course practice education ; head ; toefl|ielts|toeic|gmat|cissp|comptia|driving (?:test|lessons|school)|führerschein|fahrschule|permis de conduire|autoescuela|auto-école|scuola guida ; Who sets the exam decides what has to be taught
insurance health practice ; head ; medicare|medicaid|obamacare|affordable care act|krankenkassen?zulassung|sécurité sociale ; Lawmakers change who is covered and what is paid
practice agency ; head ; (?:work |student )?visas?|immigration|green cards? ; One new rule on immigration changes the cases it lives from
* ; head ; white ?papers? ; Publishers offer white papers on pages of their own, and AI answers sum them up
agency blog practice trade shop ; head ; hochzeiten|trauungen|hochzeitsredner\p{L}*|brautpaare?|weddings?|bridal|mariages?|bodas|matrimoni ; Each couple comes once: new ones have to be won all the time
association event ; head ; chess|ajedrez|schach|échecs|scacchi|xadrez ; Players meet on Chess.com and Lichess without a club
association ; head ; allotments?|kleingärt\p{L}+|kleingarten\p{L}*|działkow\p{L}+|jardins familiaux ; Cities want the land for housing
event association ; head ; obstacles?|trail|marathon|triathlon|open[- ]air|course à pied|course nature|volkslauf ; One day of bad weather or a permit that is refused decides the year
telecom ; head ; pay[- ]?tv|satellite tv|decoders?|cable tv ; Streaming services take subscribers from pay TV
education ; head ; (?:state|public) university|university of california|universit[àé] (?:degli|di|de|d['’]|des)(?!\p{L})|universidade? (?:nacional|federal|estadual|pública)|(?:technische )?universität|hochschule|государственн\p{L}+|community colleges? ; Public budgets decide on staff, places and fees
government ; head ; county|city of|town of|municipality|gemeinde|landkreis|mairie|ayuntamiento|comune di|prefeitura|conseil (?:départemental|général)|gov(?:ernment|t) ; Elections and budgets decide what it can offer
news ; page ; edição impressa|edición impresa|édition papier|print edition|e-?paper|heft (?:&|und) abo|(?:mini)?abo für \P{L}*\d.{0,12}|magazine subscriptions?|magazin-?abo ; Print loses readers each year
forum blog reference ; page ; ^(?!.*(?:\bjoin\b|take part|why (?:us|choose)|\bwill you\b))(?:how|what|why|can|is there|are there|which|where|do|does|wie|warum|kann|comment|pourquoi|cómo|qué|come|perché)\s.{12,90}\?$ ; AI assistants answer such questions without a visit
blog news media ; head ; (?:tips|tricks|tipps|advice|conseils|consejos|consigli|dicas|ratgeber|how[- ]to|tutorials?|cheats|lösungen|(?:product )?reviews?|recensioni|tests?|recipes) ; AI answers and video apps give such advice without a visit
attraction ; head ; (?<!, )(?:cinemas?|movie theat(?:er|re)s?|\p{L}*kino(?:s|programm)?|cinémas?|cines?|映画館)(?=$|\P{L}) ; Streaming services bring films home soon after the premiere
real-estate ; head ; homes?|houses?|apartments?|condos?|immobilien|wohnungen|maisons?|casas?|appartamenti|imóveis|不動産|住宅 ; Interest rates decide how many people can buy
`).map(([kinds = '', where = '', words = '', pressure = '']) => ({
  kinds: kinds === '*' ? undefined : setOf(kinds),
  isHeadOnly: where === 'head',
  form: new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu'),
  pressure,
}));

const LONGEST = 110;
const LONGEST_HEAD = 600;
const ASKED =
  /\b(?:faqs?|frequently asked|common questions)\b|häufige fragen|questions fréquentes|preguntas frecuentes|domande frequenti|perguntas frequentes|よくある質問/iu;
/** So few places name it in passing. */
const FEW = 3;
const UNREAD = setOf('quote frame address data');

export type Pressure = { readonly pressure: string; readonly words: string; readonly passage: Passage };

/** What presses on this site by the words for its own offer; each row speaks only where its words stand. */
export const pressuresIn = once(({ site, isSure, judgment }: Context): readonly Pressure[] => {
  const first = site.said.filter(({ page, isNoise }) => page === 0 && !isNoise);
  // Of a site of articles, main headings are headlines; of a shop, a description lists what else is there.
  const isOfArticles = EDITORIAL.has(judgment.kind.id);
  const isNaming = (passage: Passage): boolean =>
    passage.text.length <= LONGEST_HEAD && isHead(passage) && (!isOfArticles || passage.place !== 'heading');
  const head = first.filter(isNaming);
  const editorial = editorialIn(site);
  const short = first.filter(
    (passage) =>
      passage.text.length <= LONGEST &&
      !UNREAD.has(passage.place) &&
      !editorial.has(passage) &&
      // What is asked about the offer itself is no topic of the site.
      !ASKED.test(passage.section),
  );
  return TABLE.flatMap(({ kinds, isHeadOnly, form, pressure }): Pressure[] => {
    if (kinds !== undefined && !(kinds.has(judgment.kind.id) && isSure)) return [];
    const fitting = head.filter(({ text }) => form.test(text));
    const isBrushed =
      GOODS.has(judgment.kind.id) &&
      fitting.every(({ place }) => place === 'description') &&
      first.filter(({ text }) => form.test(text)).length <= FEW;
    const passage =
      (isBrushed ? undefined : fitting[0]) ?? (isHeadOnly ? undefined : short.find(({ text }) => form.test(text)));
    const words = passage && form.exec(passage.text)?.[0].trim();
    return passage === undefined || words === undefined ? [] : [{ pressure, words, passage }];
  });
});
