import { type Finding, groundOf, strength } from '../report/statement.ts';
import type { Context } from './context.ts';
import { servicesIn } from './services.ts';

const CALLED =
  /(?<!\p{L})(?:tel|phone|call|hotline|order (?:now|line)|customer (?:service|care)|telefon|kundenservice|beratung|téléphone|tél|appel\p{L}*|service client|teléfono|llámanos|atención al cliente|telefono|chiama\p{L}*|servizio clienti|telefone|serviço (?:de )?cliente|ligue|телефон|звоните|電話)(?!\p{L})/iu;
const NUMBER = /(?<![\d/.-])(?:\+\s?\d|\(?0\d|\(?[1-9]\d{2}[-. )])[\d ()./–-]{6,16}\d(?!\d)/u;
const LONGEST_CALL = 90;

/** A number to call among the first lines: someone answers. */
export const phoneAtTop = (context: Context): Finding | undefined => {
  const { site } = context;
  if (servicesIn(context).some(({ id }) => id === 'hotline')) return undefined;
  const passage = site.said.find(
    ({ text, isLead, isQuotable }) =>
      isLead && isQuotable && text.length <= LONGEST_CALL && CALLED.test(text) && NUMBER.test(text),
  );
  const number = passage && NUMBER.exec(passage.text)?.[0];
  if (passage === undefined || number === undefined) return undefined;
  const text = `Can be called from the first lines on: “${passage.text.trim()}”`;
  return strength('phone', 0.34, text, groundOf(passage));
};
