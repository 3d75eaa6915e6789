import type { Site } from '../read/site.ts';
import { listed, quoted } from '../read/wording.ts';
import type { Audience } from './audience.ts';

/** “CEO of a fintech”, “Gerente de un hotel”: the anonymous speaker below a quote, with a kind of firm. */
const SPEAKER =
  /^[—–\s-]*(?:(?:co-?)?founder|ceo|cto|coo|cfo|cmo|owner|(?:\p{L}+ ){0,2}(?:director|manager)|head of \p{L}+|(?:co)?fundador[ae]?|gerente(?: de \p{L}+)?|directora?(?: de \p{L}+)?|geschäftsführer(?:in)?|inhaber(?:in)?|gründer(?:in)?|(?:co)?fondat(?:eur|rice|ore)|gérante?|direct(?:eur|rice)|titolare|direttore|sócio|fundadora?)\s(?:of an?|at an?|de una?|de um|de uma|einer|eines|bei einer?|d['’]une?|di una?|di un['’]?)\s?(?<firm>[\p{L}][\p{L} -]{3,38})$/iu;
const MIN_COUNT = 2;
const SHOWN = 3;
const WEIGHT = 1.4;

/** The kinds of firms whose representatives are quoted. Implied, because no word names them as the audience. */
export const quotedClients = ({ said }: Site): readonly Audience[] => {
  const clients = said.flatMap((passage) => {
    const firm = passage.page === 0 ? SPEAKER.exec(passage.text.trim())?.groups?.['firm'] : undefined;
    return firm === undefined ? [] : [{ firm, passage }];
  });
  const [first] = clients;
  const firms = [...new Set(clients.map(({ firm }) => firm.trim()))];
  if (first === undefined || firms.length < MIN_COUNT) return [];
  return [
    {
      label: `Companies like ${listed(firms.slice(0, SHOWN).map(quoted))}`,
      head: 'companies',
      quote: first.passage.text,
      passage: first.passage,
      weight: WEIGHT,
      isImplied: true,
    },
  ];
};
