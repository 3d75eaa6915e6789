import { isHead } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import { type KindId, type ModelId, kindsOf } from './kind.ts';

/** Words that show an income: a site of the kind without any of them may live on something else. */
const SHOWS: Readonly<Partial<Record<ModelId, RegExp>>> = {
  interest:
    /\b(?:open (?:an?|your) (?:\p{L}+ )?account|member fdic|fdic[- ]insured|ncua|nmls|equal housing lender|online banking|our (?:branches|loans|mortgages)|apply for (?:an?|your) (?:loan|mortgage|card)|konto eröffnen|kontoeröffnung|online-banking|einlagensicherung|filialfinder|ouvrir un compte|abrir (?:una |tu )?cuenta|apri (?:il |un )?conto|abrir (?:uma |sua )?conta)\b|口座開設/iu,
  commission:
    /(?<!(?:no|0 ?%|without|zero|ohne|sans|sin|senza|sem)\s)(?<!\p{L})(?:commissions?|(?:seller|selling|listing|service|transaction|booking|platform) fees?|provision|verkaufsgebühr\p{L}*|frais de (?:vente|service)|comisi[oó]n(?:es)?|commission[ie]|comiss(?:ão|ões)|taxas? de (?:venda|serviço))(?!\p{L})|販売手数料/iu,
  tuition:
    /(?<!\p{L})(?:tuition|fees?|scholarships?|studiengebühr\p{L}*|schulgeld|kursgebühr\p{L}*|gebühren|frais de scolarité|frais d['’]inscription|tarifs?|matrículas?|mensualidad\p{L}*|cuotas?|becas?|rett[ae]|quota|borse di studio|mensalidades?|bolsas?)(?!\p{L})|学費|授業料|月謝/iu,
};
/** Kinds whose income follows from the kind. */
const SURE_OF: ReadonlySet<KindId> = kindsOf('course wellness ticketing real-estate recruitment');

/** Signs that the income belongs to others: a broker earns commission, and a site with free classifieds earns something else. */
const OF_OTHERS: Readonly<Partial<Record<ModelId, RegExp>>> = {
  premiums:
    /\b(?:brokers?|brokerage|independent (?:insurance )?agen(?:t|cy)|versicherungsmakler\p{L}*|makler\p{L}*|courtiers?|correduría|corredores|corretor\p{L}*|broker assicurativ\p{L}+|compare)\b|代理店/iu,
  commission:
    /\b(?:free (?:classified )?ads|free classifieds|kostenlose?n? (?:klein)?anzeigen|(?:petites )?annonces gratuites|anuncios (?:clasificados )?gratis|annunci (?:\p{L}+ )?gratuiti|(?:anúncios|classificados) (?:grátis|gratuitos))\b/iu,
  interest: /\b(?:compare|comparison|vergleich\p{L}*|comparateur|comparador|confronta|reviews?)\b/iu,
  tuition:
    /(?<!\p{L})(?:free(?! (?:trial|intro|first|consult))|gratuit\p{L}*|kostenlos\p{L}*|gratis)(?!\p{L})|無料(?!体験)/iu,
  purchase: /\b(?:guide|guía|guida|guia|reiseführer|city ?guide)\b/iu,
};
/** A practice that insurers or the public pay does not live on fees alone. */
const BY_INSURERS =
  /\b(?:all (?:major )?(?:insurers|insurances|insurance plans)|(?:accept|in-network|most) insurance|medicare|medicaid|nhs patients|alle kassen|kassenpatienten|gesetzlich (?:versichert|und privat)|kassenärzt\p{L}*|conventionné\p{L}*|tiers payant|assurance maladie|(?:todas las|con) (?:mutuas|aseguradoras)|convenzionat\p{L}*|convênios?)(?!\p{L})|保険診療|各種保険/iu;
const GUIDES: ReadonlySet<KindId> = kindsOf('travel directory');

/** Software that is installed is sold by license. */
const LICENSED =
  /\b(?:serial numbers?|product serials?|activate a product|license keys?|licensing help|perpetual licen[sc]es?|buy (?:a )?licen[sc]es?)\b/iu;
export const isLicensed = (site: Site): boolean => site.said.some(({ text }) => LICENSED.test(text.slice(0, 120)));

/** Kinds that sell goods. */
export const GOODS: ReadonlySet<KindId> = kindsOf('shop producer manufacturer');

/** Kinds whose texts are about others: their prices, shops and interest are not the site’s own. */
export const EDITORIAL: ReadonlySet<KindId> = kindsOf('news blog media forum reference directory');
const OF_READERS: ReadonlySet<ModelId> = new Set<ModelId>(['advertising', 'subscription', 'donations', 'dues']);

/** Whether the pages leave open that the site lives on this income: they have no word for it, or words for the income of others. */
export const isUnshown = (site: Site, kind: KindId, model: ModelId): boolean => {
  if (EDITORIAL.has(kind) && !OF_READERS.has(model) && model !== 'free') return true;
  const form = SURE_OF.has(kind) ? undefined : SHOWS[model];
  if (form !== undefined && !site.said.some(({ text }) => form.test(text.slice(0, 400)))) return true;
  if (kind === 'health' && site.said.some(({ text }) => BY_INSURERS.test(text.slice(0, 400)))) return true;
  const head = site.said
    .filter((passage) => passage.page === 0 && isHead(passage))
    .map(({ text }) => text)
    .join('\n');
  return (model !== 'purchase' || GUIDES.has(kind)) && OF_OTHERS[model]?.test(head) === true;
};
