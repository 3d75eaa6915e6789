import { isSure, type KindJudgment } from '../kind/judge-kind.ts';
import { type KindId, kindsOf } from '../kind/kind.ts';
import { isHead, type Passage } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import { LATIN, rowsOf } from '../read/wording.ts';
import type { Audience } from './audience.ts';

/** Kinds that serve companies or households; the page shows which. */
const SERVES = kindsOf('saas agency practice telecom insurance finance trade manufacturer recruitment');
/** Kinds whose readers, addressed as “you”, read about others. */
const ABOUT_OTHERS = kindsOf('blog news reference forum media documentation open-source portfolio');
const WEIGHT = 1.4;

/** “We connect your company”: the reader has a company. */
const YOUR_COMPANY =
  /\b(?:for|to|in|of|with|help(?:s|ing)?|grow(?:s|ing)?|run(?:s|ning)?|manag(?:e|es|ing)|start(?:ing)?|scal(?:e|es|ing)|protect(?:s|ing)?|promot(?:e|es|ing)|mov(?:e|es|ing)|tak(?:e|es|ing)|giv(?:e|es|ing)|boost(?:s|ing)?|support(?:s|ing)?) your business\b|\byour (?:\p{L}+ )?(?:company|firm)\b|\b(?:(?:ihr|dein)(?:e[mnrs]?)? (?:unternehmen|betrieb|firma)|votre (?:entreprise|société)|(?:tu|su) empresa|(?:para|a|de|impuls\p{L}+|gestion\p{L}+) (?:tu|su) negocio|(?:tua|vostra) (?:azienda|impresa)|(?:sua|tua) empresa|(?:para|d?o|gerir|gerenciar) seu negócio)\b|御社|貴社/iu;
/** “Carriers compete for your business”, “thank you for your business”: here “business” means orders. */
const ORDERS =
  /\b(?:compet\p{L}+|fight\p{L}*|vie|vying|bid\p{L}*|thanks|thank you) for your business\b|\b(?:win|earn|want|value|appreciate|deserve)\p{L}* (?:\p{L}+ )?your business\b/giu;

const YOUR =
  '(?:your|ihr(?:e[mnrs]?)?|dein(?:e[mnrs]?)?|votre|vos|ton|ta|tes|tus?|sus?|(?:il |la |i |le )?(?:tu[oa]i?|vostr[oaie])|seus?|suas?)';

/** label ; possessions, in the seven languages ; in Japanese */
const OWNED = rowsOf(String.raw`
Dog owners ; dogs?|pup(?:py)?|hund(?:e[ns]?)?|chiens?|perros?|cane|cani|cachorros?|cães|cão ; 愛犬
Cat owners ; cats?|katzen?|chats?|gatos?|gatt[oi] ; 愛猫
Pet owners ; pets?|haustiere?n?|tiere?s?|mascotas?|animal de compagnie|animale domestico ; ペット
Horse owners ; horses?|pferde?s?|cheval|chevaux|caballos?|cavall[oi]|cavalos?
Parents ; (?:child|children|kids?|baby|babies|son|daughter|toddler)(?:['’]s)?(?! (?:process|theme|node|class|component|account|page|record|element|item))|kind(?:e[rs]n?)?|babys?|enfants?|bébé|hijos?|hijas?|bebé|figli[oai]?|bambin[oi]|filh[oa]s?|bebê ; お子(?:様|さま|さん)
People with a garden ; gardens?|lawn|backyard|yard|garten|jardin|jardín|giardino|jardim ; お庭
Car owners ; cars?|vehicle|auto|wagen|fahrzeug|voiture|véhicule|coche|automóvil|auto|veicolo|carro|veículo ; 愛車|お車
Couples who marry ; (?:wedding|big day|special day|hochzeit|mariage|boda|matrimonio|casamento) ; お二人
Teams ; teams?(?! (?:id|name|page))|équipe|equipo|squadra|equipe|time
Website owners ; websites?|webseite|site (?:web|internet)|sitio web|página web|sito(?: web)?
Teachers ; classroom|students|pupils|klassenzimmer|schüler|salle de classe|alumnos|alunni
Employers ; employees|staff|workforce|mitarbeiter(?:n|innen)?|salariés|empleados|dipendenti|colaboradores
Homeowners ; roof|boiler|kitchen|bathroom|basement|(?:home|house)(?! ?page)|dach|heizung|bad|küche|toit|cuisine|tejado|cocina|tetto|cucina|telhado|cozinha`).map(
  ([label = '', owned = '', japanese]) => ({
    label,
    form: new RegExp(
      String.raw`(?<![${LATIN}])(?<!\b(?:to|at|from|leave|bring|without) )${YOUR} (?:(?!own)[${LATIN}]{3,12} )?(?:${owned})(?![${LATIN}])${japanese === undefined ? '' : `|${japanese}`}`,
      'iu',
    ),
  }),
);
/** Kinds that build, repair or furnish a home; elsewhere “your home” is only where deliveries go. */
const AT_HOMES = kindsOf('trade builder');
const MIN_COUNT = 2;
/** The number of mentions needed if neither title, description nor a first heading has one. */
const MIN_BELOW = 3;

const isRead = ({ page, place, isLead }: Passage): boolean =>
  page === 0 && (place === 'description' || place === 'heading' || place === 'title' || (place === 'text' && isLead));

const isFirst = (passage: Passage): boolean => isHead(passage) || (passage.place === 'heading' && passage.isLead);

const companies = (site: Site, judgment: KindJudgment): readonly Audience[] => {
  if (!isSure(judgment) || !SERVES.has(judgment.kind.id)) return [];
  const passage = site.said.find(
    (each) => each.isQuotable && isFirst(each) && YOUR_COMPANY.test(each.text.replaceAll(ORDERS, '')),
  );
  const quote = YOUR_COMPANY.exec((passage?.text ?? '').replaceAll(ORDERS, ''))?.[0];
  if (passage === undefined || quote === undefined) return [];
  return [{ label: 'Companies', head: 'companies', quote, passage, weight: WEIGHT }];
};

const isFitting = (label: string, id: KindId): boolean => label !== 'Homeowners' || AT_HOMES.has(id);

/** Owners of what the first words call “your …” at least twice, or of “your company”. Implied, because no word names them. */
export const ownerGroups = (site: Site, judgment: KindJudgment): readonly Audience[] => {
  const { id } = judgment.kind;
  if (isSure(judgment) && ABOUT_OTHERS.has(id)) return [];
  const read = site.said.filter((passage) => passage.isQuotable && isRead(passage));
  const owners = [{ label: 'Companies', form: YOUR_COMPANY }, ...OWNED].flatMap(
    ({ label, form }): readonly Audience[] => {
      const said = read.filter(({ text }) => form.test(text.slice(0, 600).replaceAll(ORDERS, '')));
      const passage = said.find(isFirst) ?? said[0];
      const quote = form.exec((passage?.text ?? '').replaceAll(ORDERS, ''))?.[0];
      if (passage === undefined || quote === undefined || !isFitting(label, id)) return [];
      if (said.length < (isFirst(passage) ? MIN_COUNT : MIN_BELOW)) return [];
      return [{ label, head: label.toLowerCase(), quote, passage, weight: WEIGHT, isImplied: true }];
    },
  );
  return [...companies(site, judgment), ...owners.slice(0, 2)];
};
