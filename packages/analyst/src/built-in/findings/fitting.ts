import { type KindId, kindsOf } from '../kind/kind.ts';
import type { Topic } from '../lexicon/topic.ts';
import { isHead, type Passage } from '../read/passage.ts';
import type { Site } from '../read/site.ts';

/** “Des Moines, IA 50312”. */
const ZIP = /\p{Lu}[\p{L}.]+,\s[A-Z]{2},?\s\d{5}(?!\d)/u;
/** Headings below which an address stands, in the seven languages. */
const WHERE =
  /^(?:(?:our )?(?:locations?|address)|where (?:we are|to find us)|(?:our |how to )?find us|adresse|standorte?|anfahrt|wo sie uns finden|so finden sie (?:zu )?uns|(?:notre |nos )?adresses?|où (?:nous trouver|sommes-nous)|(?:nuestra )?(?:ubicación|dirección)|dónde estamos|dove siamo|dove trovarci|indirizzo|onde estamos|localização|endereço|アクセス|所在地)[:.?]?$/iu;
/** Whether a text says where to come. */
export const namesPlace = ({ text, place }: Passage): boolean =>
  ZIP.test(text.slice(0, 500)) || (place === 'heading' && WHERE.test(text.trim()));

/** What is not for sale yet has no price. */
const PRICED_LATER: ReadonlySet<KindId> = kindsOf('producer manufacturer shop');
const NOT_OUT =
  /\b(?:join (?:the|our) (?:wait(?:ing )?)?list|wait(?:ing )?list|launching (?:soon|in)|coming (?:soon|this \p{L}+|in 20\d\d)|first (?:release|batch) (?:soon|is coming)|pre-?launch|notify me when|demnächst erhältlich|bald (?:erhältlich|verfügbar)|warteliste|bientôt disponible|liste d['’]attente|próximamente|lista de espera|prossimamente|lista d['’]attesa|em breve)\b|近日発売|発売予定/iu;
/** Whether a text says that what is offered is still to come. */
const isNotYetOut = ({ text, place }: Passage): boolean => place !== 'quote' && NOT_OUT.test(text.slice(0, 160));

/** Who performs has dates; a podcast, a magazine or a channel has episodes and issues. */
const PERFORMS =
  /(?<!\p{L})(?:bands?|coverband|orchest\p{L}*|orquest\p{L}*|choirs?|ch[oœ]\p{L}{0,2}r|coro|chorale|ensemble|quartet\p{L}*|concerts?|konzert\p{L}*|conciertos?|concert[oi]|tour dates|gigs?|on tour|singers?|sänger\p{L}*|cantante|cantautore|cantor[ae]?|musicians?|musiker\p{L}*|musicien\p{L}*|músic[oa]s?|theat(?:er|re)s?|théâtre|teatro)(?!\p{L})|ライブ|コンサート|バンド/iu;
const PUBLISHES =
  /(?<!\p{L})(?:podcasts?|newspapers?|magazines?|magazin|zeitung|journal|giornale|rivista|revista|periódico|jornal|radio|rádio|channel|kanal)(?!\p{L})|ポッドキャスト|ラジオ/iu;
/** Whether a site of the media is one of people who perform. */
const performs = ({ said }: Site): boolean =>
  said.some(({ text }) => PERFORMS.test(text.slice(0, 200))) &&
  !said.some((passage) => (isHead(passage) || passage.isLead) && PUBLISHES.test(passage.text));

/** Trades that no one may do without a license or an insurance. */
const LICENSED =
  /plumb|electric|\bgas\b|heating|roof|contractor|locksmith|pest control|elektri|klempner|sanitär|heizung|dachdeck|électricien|plombier|chauffag|electricista|fontaner|elettricist|idraulic|eletricista|encanador/iu;
/** What residents come to an office for. */
const ERRANDS =
  /passport|driving licen|vehicle registration|birth certificate|\bpermits?\b|ausweis|reisepass|meldewesen|bürgerbüro|kfz-zulassung|état civil|carte d['’]identité|passeport|padrón|pasaporte|anagrafe|carta d['’]identità|passaporto|registo civil/iu;
/** A directory that sells more of itself says who pays for it. */
const UPGRADE = /\b(?:premium|gold|upgrade|pro (?:account|version|member\w*))\b/iu;
const MEMBERS = /member|mitglied|adhérent|membre|miembro|socio|soci\b|associat|membro|会員/iu;

/** Lawyers of many countries may neither advertise with fees nor with the words of clients. */
const LAW =
  /(?<!\p{L})(?:law (?:firm|office)s?|lawyers?|attorneys?|solicitors?|barristers?|legal (?:advice|services)|\p{L}*(?:anwalt|anwält)\p{L}*|\p{L}*kanzlei|notar\p{L}*|avocate?s?|notaires?|abogad[oa]s?|abogacía|bufete|notaría|avvocat[oi]|studio legale|advogad[oa]s?|advocacia)(?!\p{L})|弁護士|法律事務所/iu;
const BARRED: ReadonlySet<Topic> = new Set<Topic>(['pricing', 'testimonials']);
/** Whether the rules of the profession forbid what elsewhere is missed. */
export const isBarred = ({ said }: Site, kind: KindId, topic: Topic): boolean =>
  kind === 'practice' && BARRED.has(topic) && said.some((passage) => isHead(passage) && LAW.test(passage.text));

/**
 * Whether a site of this kind can lack this at all: a venue needs no license as an electrician does, classified ads take
 * nothing back, and without a cart, a price or a word on delivery it is not certain that a shop sells anything here.
 */
export const isFitting = (site: Site, kind: KindId, topic: Topic, isPriced: boolean): boolean => {
  const has = (...topics: readonly Topic[]): boolean => topics.some((each) => site.topic(each).length > 0);
  const says = (form: RegExp): boolean => site.passages.some(({ text }) => form.test(text.slice(0, 200)));
  if (isBarred(site, kind, topic)) return false;
  if (topic === 'pricing' && PRICED_LATER.has(kind)) return !site.said.some(isNotYetOut);
  if (topic === 'schedule' && kind === 'media') return performs(site);
  if (kind === 'shop') return isPriced || has('cart', 'shipping', 'returns');
  if (kind === 'association' && topic !== 'contact') return says(MEMBERS);
  if (topic === 'appointment' && kind === 'government') return says(ERRANDS);
  if (topic === 'pricing' && kind === 'directory') return !says(UPGRADE);
  if (topic === 'certified') return site.said.some(({ text }) => LICENSED.test(text.slice(0, 200)));
  return topic !== 'returns' || kind !== 'marketplace' || has('cart');
};
