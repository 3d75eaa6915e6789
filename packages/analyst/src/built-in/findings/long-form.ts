import { kindsOf } from '../kind/kind.ts';
import { excerpt, listed, quoted } from '../read/wording.ts';
import { type Finding, inferred, weakness } from '../report/statement.ts';
import type { Context } from './context.ts';

/** What can be asked after the first answer. */
const LATER =
  /^(?:\W*)(?:(?:street |postal |home |mailing )?address|street|city|state|zip|postcode|county|country|fax|(?:job )?title|company size|organi[sz]ation type|how did you hear.*|website|birth\p{L}*|date of birth|anschrift|straße|plz.*|ort|geburtsdatum|anrede|titel|firma|adresse|code postal|ville|dirección|código postal|ciudad|indirizzo|città|cap|endereço|cep|cidade)(?!\p{L})/iu;
const ASKED = /mail|phone|tel/iu;
/** Forms that need what they ask for: orders, searches, accounts, applications. */
const NEEDED =
  /search|such|recherch|busca|cerca|order|bestell|command|checkout|buy|kauf|acheter|compra|register|regist|log ?in|password|enrol|apply|bewerb|inscri|anmeld|iscri|calculat|berechn|calcul|quote|angebot|devis|presupuesto|preventivo|book|buch|reserv|prenota/iu;
/** A form that takes money, a gift or a subscription needs an address. */
const PAYS =
  /card|karte|carte|tarjeta|carta|cartão|cvc|cvv|expir|coupon|gutschein|billing|shipping|rechnung|lieferung|\bmm\b|subscri|abonn|abo\b|renew|issue|donat|spend|member/iu;
/** “address_1” is a name for programs. */
const CODE = /_|\d$/u;
const KINDS_THAT_ASK = kindsOf('government education insurance finance shop marketplace travel lodging transport');
const FEWEST = 7;
const FEWEST_LATER = 2;

/** A form to get in touch that asks for more than an answer needs. */
export const longForm = ({ site, judgment, isSure }: Context): Finding | undefined => {
  if (isSure && KINDS_THAT_ASK.has(judgment.kind.id)) return undefined;
  for (const { fields, submit, hasPassword } of site.pages.flatMap(({ forms }) => forms)) {
    const asked = [...new Set(fields.map((field) => field.replaceAll(/[*:]/gu, '').trim()))].filter(
      (field) => !CODE.test(field),
    );
    const later = asked.filter((field) => LATER.test(field));
    if (
      hasPassword ||
      NEEDED.test(submit) ||
      PAYS.test(`${submit} ${asked.join(' ')}`) ||
      !asked.some((field) => ASKED.test(field))
    )
      continue;
    if (asked.length < FEWEST || later.length < FEWEST_LATER) continue;
    const names = listed(later.slice(0, 3).map((field) => quoted(excerpt(field, 30))));
    const form = submit === '' ? 'The form' : `The form ${quoted(submit)}`;
    const basis = inferred(`The fields of the form: ${asked.join(', ')}.`);
    const fix = `Leave ${names} out of ${form.replace('The', 'the')}: they can be asked once you answer`;
    return weakness('long-form', 0.56, `${form} asks for ${asked.length} things, ${names} among them`, basis, fix);
  }
  return undefined;
};
