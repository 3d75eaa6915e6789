import { type KindId, kindsOf } from '../kind/kind.ts';
import { amountOf, type Price } from './price-range.ts';

/** Amounts that are no prices: donations, discounts, payouts, thresholds. */
const NO_PRICE =
  /\$\d+[\p{L}_-]{2,}|(?:capitale? sociale?|share capital|stammkapital|grundkapital)(?!\p{L})|\bau capital de\b|\bvenmo\b|cash ?app\b|\d{1,2}\.\s?\d{1,2}\.\s?20\d\d|\d\s?Uhr|\bFr\s\d{1,2}[.:]\d{2}\s?(?:-|–|bis)|\b(?:raised|paid|claims?|save[sd]?|savings|off|gift cards?|(?:hosting|store|account) credits?|orders? (?:over|above|of|\p{Sc})|trade[- ]?in|get cash|we pay(?: you)?|over \$|free (?:shipping|delivery)|versandkostenfrei|donat\w+|spenden?|worth|budget|salary|fine|deductibles?|spent|million|billion|we deliver|shipping only|daily sales?|\bCOP ?\d\d|sparen|ersparnis|offr(?:e|ons|ez)\b.{0,20}pour|économis\w+|ahorr\w+|risparmi\w+|economiz\w+|vet bill|refund|bonus|cash ?back|grants?|obtained|funded|subsid\w+|revenue|turnover|fördermittel|zuschüsse?|umsatz|subventions?|subvenci\w+|contributi|fatturato|ottenut\w+|ottenendo|fondo perduto|finanziamento (?:\p{L}+ )?di|obtuv\w+|obtenu(?:e?s)?|erhielt(?:en)?|minimum order|(?:under|below|unter|moins de|menos de|meno di|abaixo de) \p{Sc}|mindestbestellwert|up to \p{Sc})\b|ab einem|im wert von|d['’]une valeur de|remboursée?s?|\d\s?\p{Sc}? de (?:lots?|cadeaux)(?!\p{L})|à gagner|a ganar|zu gewinnen|in palio|montepremi|en premios|em prêmios|hauptpreis|jackpot|\bprizes?\b|\b(?:to|you) win\b|\b(?:win|earn) (?:an? )?\p{Sc}|\d for (?:international|domestic|foreign) (?:customers|orders)|gagnez|gewinnspiel|vale de (?:compras|desconto)|cheques?[- ](?:prenda|regalo)|(?<!\p{L})(?:ganhe|receba|gutscheine?|gutschrift|bons? d['’]achat)(?!\p{L})|livraison (?:offerte|gratuite)|envío gratis|spedizione gratuita|frete grátis|送料|\d[\d.,]*\s?(?:€|EUR)?\s?(?:delivery|shipping|postage|p&p|versand)\b|^\W*(?:\d[\d.,]*\s?€|€\s?\d[\d.,]*)\s?\/\s?(?:l|kg|100 ?g|liter)\b|(?:delivery|shipping|postage|versand\w*|livraison|envío)\s?(?:from|costs?|:|ab|dès|desde)?\s?[$€£]/iu;
/** Surcharges, delivery fees and deposits. */
const SURCHARGE =
  /surcharge|(?:additional|extra) (?:charge|fee|cost)|\b(?:delivery|shipping|handling|postage|booking|late|cancellation) (?:fee|charge|cost)s?\b|\bpostage\b|\bdeposit\b|zuschlag|aufpreis|aufschlag|(?:liefer|versand|porto)(?:kosten|gebühr)|\bporto\b|\b(?:pfand|kaution)\b|supplément|frais de (?:livraison|port|dossier)|\bcaution\b|suplemento|recargo|(?:gastos|costos?) de env[ií]o|fianza|supplemento|spese di (?:spedizione|consegna)|caparra|cauzione|sobretaxa|acréscimo|taxa de entrega|\bfrete\b|手付金|手数料別/iu;
/** Running costs and taxes of a home. */
const HOME_COSTS =
  /(?<!\p{L})(?:condom[ií]nio|iptu|itbi|hausgeld|nebenkosten|betriebskosten|grundsteuer|service charge|ground rent|hoa (?:fees?|dues)|council tax|property tax(?:es)?|charges (?:de copropriété|locatives|mensuelles)|taxe foncière|gastos de comunidad|comunidad|ibi|expensas|spese condominiali|imu)(?!\p{L})|管理費|共益費|修繕積立/iu;
/** “14 % below €500, 18 % from €500 to €900”: the limits of a bracket. */
const BRACKET =
  /\d\s?%[^.]{0,60}(?:[<>≤≥]\s?\p{Sc}?\d|(?<!\p{L})(?:below|under|above|over|up to|from|between|unter|über|zwischen|bis|ab|moins de|plus de|jusqu|entre|au-delà|(?:inf[eé]r|sup[eé]r)i\p{L}+|hasta|más de|menos de|a partir|fino a|oltre|tra|até|acima|abaixo)(?!\p{L}))|(?<!\p{L})(?:below|under|above|unter|über|moins de|plus de|au-delà|(?:inf[eé]r|sup[eé]r)i\p{L}+ (?:à|a)|más de|menos de|oltre|acima de|abaixo de)\s[^.]{0,30}\d\s?%/iu;
/** “19,90 € zzgl. Versandkosten”, “$14.50 a month, postage included”: a note on a price, which remains a price. */
const NOTE =
  /(?:\+|(?<!\p{L})(?:plus|exkl|excl|inkl|incl|zzgl|zuzüglich|inklusive|including|excluding|hors|más|sin|più|mais|sem)(?!\p{L})\.?)\s?(?:\p{L}+\.?\s){0,3}?(?:delivery|shipping|handling|postage|booking|versand\p{L}*|liefer\p{L}*|porto|pfand|deposit|frais de (?:livraison|port)|gastos? de env[ií]o|spese di (?:spedizione|consegna)|frete)(?:\s(?:fees?|charges?|costs?))?|(?<!\p{L})(?:delivery|shipping|handling|postage|versand\p{L}*|liefer\p{L}*|porto|(?:frais de )?(?:livraison|port)|env[ií]o|spedizione|consegna|frete|entrega)\s(?:(?:fees?|charges?|costs?)\s)?(?:included|inklusive|inbegriffen|inclus\p{L}*|incluid\p{L}*)/giu;
/** “Was £599.00 Now £379.00 Save £220.00”: the saving after a price. */
export const SAVING =
  /(?<=\d\D{0,12})(?<!\p{L})(?:you )?(?:saved?|savings?|sie sparen|économisez|ahorras?|risparmi\p{L}?|economize)\s?:?\s?\p{Sc}?\s?\d[\d.,]*\s?(?:\p{Sc}|%)?/giu;
/** “Gifts under $20”, “Bis 50 €”: the price limit of a list. */
const LIMIT =
  /^[^\d\p{Sc}]{0,40}(?<!\p{L})(?:under|below|up to|less than|unter|bis(?: zu)?|jusqu['’]à|moins de|hasta|menos de|fino a|meno di|sotto i|até|abaixo de|до)\s(?:\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}|EUR|лв|грн))\W*$/iu;
/** “Fino a 1.000 € rispetto a …”: a maximum. After a first amount, the same words end a range. */
const UP_TO =
  /^[^\d\p{Sc}]*(?<!\p{L})(?:up to|bis zu|jusqu['’]à|hasta|fino a|até|do)\s(?:\p{Sc}\s?\d|\d[\d.,' ]*\s?(?:\p{Sc}|EUR|zł|Kč)(?!\p{L}))/iu;
const COMPARED =
  /(?<!\p{L})(?:compared (?:to|with)|in comparison|im vergleich|gegenüber|par rapport (?:à|au)|(?:en|em) compara(?:ción|ção)|frente a|rispetto a(?:i|l|ll['’]|lla|lle|gli)?|in confronto)(?!\p{L}{3})|他店/iu;
/** Room hire and cover charges. */
const ROOM_CHARGES =
  /(?<!\p{L})(?:(?:room|venue|hall) hire|private hire|cover charge|saalmiete|raummiete|gedeck|location de (?:la )?salle|privatisation|alquiler de (?:la )?sala|affitto (?:della )?sala|coperto|couvert)(?!\p{L})|貸切|貸し切り|素貸|お通し|チャージ|席料|深夜料金/iu;
/** Figures for investors: revenue per customer, market size, funding. */
const INVESTOR_FIGURES =
  /(?<!\p{L})(?:ARPU|ARR|MRR|LTV|CAC|TAM|SAM|SOM)(?!\p{L})|(?<!\p{L})(?:seed round|(?:funding|investment) round|valuation|revenues?|umsatz|chiffre d['’]affaires|facturación|fatturato|ricavi|faturamento)(?!\p{L})/u;
/** Whether a text names an amount that is no price of the offer. */
export const isOtherAmount = (text: string): boolean => {
  const words = text.replace(SAVING, ' ');
  return (
    NO_PRICE.test(words) ||
    LIMIT.test(words.trim()) ||
    UP_TO.test(words) ||
    COMPARED.test(words) ||
    SURCHARGE.test(words.replace(NOTE, ' ')) ||
    BRACKET.test(words) ||
    ROOM_CHARGES.test(words) ||
    HOME_COSTS.test(words) ||
    INVESTOR_FIGURES.test(words)
  );
};

/** “Every 15 minutes more: + $15”: an amount after a plus sign. */
const ADDED = /(?<!\p{Script=Latin})[+＋]\s?\p{Sc}?\s?(\d[\d.,]*)/gu;
/** Whether an amount is a surcharge: in its text it occurs only after a plus sign. */
export const isSurcharge = ({ text, amount }: Pick<Price, 'text' | 'amount'>): boolean => {
  const isSame = (digits: string): boolean => amountOf(digits.replace(/[.,]+$/u, '')) === amount;
  const added = Array.from(text.matchAll(ADDED), ([, digits = '']) => digits).filter(isSame);
  const all = Array.from(text.matchAll(/\d[\d.,]*/gu), ([digits]) => digits).filter(isSame);
  return added.length > 0 && added.length === all.length;
};

/** Words below a large figure that make it a grant, a loan or a saving. */
const RESULT =
  /(?<!\p{L})(?:grants?|funding|funded|loans?|raised|obtained|secured|recovered|settlements?|verdicts?|saved|fördermittel|förderung|zuschuss|zuschüsse|finanziert|eingespart|subventions?|financements?|obtenue?s?|économisée?s?|subvenci\p{L}+|financiaci[óo]n|obtuv\p{L}+|ahorrad\p{L}+|contributo|fondo perduto|finanziat[aoie]|finanziamento|ottenut[aoie]|risparmiat[aoie]|financiamento|obtid[oa]s?|economizad\p{L}+)(?!\p{L})|補助金|助成金/iu;
const GOODS = kindsOf('shop producer manufacturer restaurant lodging marketplace ticketing');
const SERVICES = kindsOf('agency practice trade company');
/** A service price above this amount has a unit or a “from”. */
const DEAREST_SERVICE = 10_000;
const RATE =
  /(?<!\p{L})(?:from|per|an? (?:month|hour|day|year|person)|ab|pro|je|dès|à partir|par|desde|por|al mes|a partire|da|al mese|a partir)(?!\p{L})|\/\s?\p{L}|から/iu;
const LINES_BELOW = 2;

/** Whether an amount is what a client won or saved rather than the cost of the service. */
export const isClientResult = (
  pageText: string,
  { text, amount, period }: Price,
  kind: KindId | undefined,
): boolean => {
  if (period !== 'once' || (kind !== undefined && GOODS.has(kind))) return false;
  if (kind !== undefined && SERVICES.has(kind) && amount > DEAREST_SERVICE && !RATE.test(text)) return true;
  if (/\p{L}{4}/u.test(text)) return false;
  const lines = pageText.split('\n');
  const at = lines.findIndex((line) => line.trim() === text.trim());
  return at >= 0 && RESULT.test(lines.slice(at + 1, at + 1 + LINES_BELOW).join(' '));
};
