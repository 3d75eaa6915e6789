import { isHead, type Passage } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import { capitalised, rowsOf } from '../read/wording.ts';
import type { Audience } from './audience.ts';
import { groupsIn } from './group-names.ts';

const WEIGHT = 2;
/** “Audience: people who know one other language”. */
const AUDIENCE_LINE =
  /^(?:target |intended )?(?:audience|readership)\s*[:–-]\s|^(?:zielgruppen?|public(?: visé| cible)?|público (?:objetivo|alvo)|público-alvo|destinatari|a chi è rivolto|dirigido a|対象)\s*[:：–-]\s*/iu;
const MAX_LINE_LENGTH = 200;

const BUSINESS =
  'business|company|shop|store|salon|restaurant|café|cafe|hotel|guesthouse|bakery|bar|pub|brewery|gym|studio|clinic|practice|agency|farm|school|club|church|nonprofit|charity|website|blog|podcast|spa|garage|franchise|startup|online store|event|conference|festival';
/** “Do you run a salon?” */
const RUNS = new RegExp(
  String.raw`\b(?:(?:do|if|whether) you (?:run|own|manage|operate|organi[sz]e)|are you running) (?:an?|your own) (?<what>(?:[\p{Ll}-]+ ){0,2}?(?:${BUSINESS}))\b`,
  'iu',
);
const ORGANIZED = /(?:event|conference|festival)$/iu;
/** The same in other languages: the business is named, and so is its owner. */
const RUNS_FOREIGN =
  /(?<!\p{L})(?:(?:sie|du) (?:betreib\p{L}+|führ\p{L}+|leite\p{L}+)|(?:betreiben|führen|leiten|haben) sie) (?:eine?n?|ihre?n?) (?:\p{L}+ )?(?:\p{L}*(?:unternehmen|betrieb|firma|geschäft|laden|praxis|kanzlei|restaurant|hotel))(?!\p{L})|(?<!\p{L})vous (?:gérez|tenez|dirigez|avez) une? (?:\p{L}+ )?(?:entreprise|commerce|boutique|restaurant|hôtel|société|magasin)(?!\p{L})|(?<!\p{L})(?:tienes|tiene|gestionas|diriges) una? (?:\p{L}+ )?(?:empresa|negocio|tienda|restaurante|hotel|comercio)(?!\p{L})|(?<!\p{L})(?:hai|gestisci|possiedi) un['’]?a? ?(?:\p{L}+ )?(?:azienda|impresa|negozio|ristorante|hotel|attività)(?!\p{L})|(?<!\p{L})(?:você tem|tem|possui) uma? (?:\p{L}+ )?(?:empresa|negócio|loja|restaurante|hotel)(?!\p{L})/iu;

/** Ranges of customers, ages and levels, in the seven languages. */
const RANGES = rowsOf(String.raw`
Private customers and businesses ; (?<!\p{L})(?:individuals|private (?:clients|customers|individuals|persons)|homes|homeowners|consumers)(?: and|,| &| or| as well as) (?:small |local )?(?:business(?:es)?|companies|corporate (?:clients|customers)|organi[sz]ations)(?!\p{L})|(?<!\p{L})(?:businesses|companies)(?: and| &| or) (?:private (?:clients|customers|individuals)|individuals|homeowners|consumers)(?!\p{L})|(?<!\p{L})privat(?:personen|kunden|leute|e|-)?(?: und|,| &| sowie| oder) (?:für )?(?:geschäfts?kunden|unternehmen|firmen(?:kunden)?|gewerbe\p{L}*|kommunen)(?!\p{L})|(?<!\p{L})(?:unternehmen|firmen|gewerbe|geschäfts?-|gewerbe-)(?:kunden)?(?: und| &| sowie| oder) privat(?:personen|kunden|leute)(?!\p{L})|(?<!\p{L})particuliers(?: et|,| ou| &| comme)(?: (?:les|aux|des|pour les))? (?:professionnels|entreprises|collectivités)(?!\p{L})|(?<!\p{L})(?:professionnels|entreprises)(?: et|,| ou| &)(?: (?:les|aux|des|pour les))? particuliers(?!\p{L})|(?<!\p{L})particulares(?: [yeo]|,| &)(?: (?:a|para))?(?: (?:las|los|às|aos))? (?:empresas|negocios|negócios|profesionales|autónomos|comunidades)(?!\p{L})|(?<!\p{L})empresas(?: [yeo]|,| &)(?: (?:a|para))?(?: (?:los|aos))? particulares(?!\p{L})|(?<!\p{L})privati(?: ed?|,| o| &)(?: (?:per|alle|le))? (?:aziende|imprese|professionisti|enti)(?!\p{L})|(?<!\p{L})(?:aziende|imprese)(?: e| o| &)(?: (?:per|ai|i))? privati(?!\p{L})|(?<!\p{L})pessoas? físicas? (?:e|ou) (?:pessoas? )?jurídicas?(?!\p{L})|個人(?:・|と|や|、|から)法人|法人(?:・|と|や|、)個人
Residential customers and businesses ; (?<!\p{L})residential (?:and|&) commercial(?!\p{L})|(?<!\p{L})commercial (?:and|&) residential(?!\p{L})
People of all ages and levels ; (?<!\p{L})all (?:ages (?:and|&) (?:\p{L}+ )?(?:skill |experience )?(?:levels|abilities)|(?:levels|abilities) and ages)(?!\p{L})|(?<!\p{L})todas las edades y (?:todos los )?niveles(?!\p{L})|(?<!\p{L})tous (?:âges et (?:tous )?niveaux|niveaux et (?:tous )?âges)(?!\p{L})|(?<!\p{L})tutte le età e (?:tutti )?i? ?livelli(?!\p{L})|(?<!\p{L})todas as idades e (?:todos os )?níveis(?!\p{L})
Beginners to advanced learners ; (?<!\p{L})beginners?(?!\p{L})[^.;!?]{0,25}(?<!\p{L})(?:to|through|and)(?!\p{L})[^.;!?]{0,25}(?<!\p{L})(?:advanced|experts?|experienced|professionals?|confident)(?!\p{L})|(?<!\p{L})(?:anfänger|einsteiger)\p{L}*(?!\p{L})[^.;!?]{0,20}(?<!\p{L})(?:bis|und)(?!\p{L})[^.;!?]{0,20}(?<!\p{L})(?:fortgeschrittene?|profis?|könner)(?!\p{L})|(?<!\p{L})débutants?(?!\p{L})[^.;!?]{0,20}(?<!\p{L})(?:à|aux?|et)(?!\p{L})[^.;!?]{0,20}(?<!\p{L})(?:confirmés?|avancés?|experts?)|(?<!\p{L})principiantes?(?!\p{L})[^.;!?]{0,20}(?<!\p{L})(?:a|y|hasta)(?!\p{L})[^.;!?]{0,20}(?<!\p{L})(?:avanzad[oa]s?|expertos?)(?!\p{L})|(?<!\p{L})principianti(?!\p{L})[^.;!?]{0,20}(?<!\p{L})(?:a|e|agli)(?!\p{L})[^.;!?]{0,20}(?<!\p{L})(?:esperti|avanzati)(?!\p{L})|(?<!\p{L})iniciantes?(?!\p{L})[^.;!?]{0,20}(?<!\p{L})(?:a|e|ao)(?!\p{L})[^.;!?]{0,20}(?<!\p{L})(?:avançad[oa]s?|experientes)(?!\p{L})|初心者から上級者
People of all ages ; (?<!\p{L})(?:for|of|welcome|from) (?:people of |students of |players of |kids of )?all ages(?!\p{L})|(?<!\p{L})every age(?!\p{L})|(?<!\p{L})(?:jedes alter|alle altersgruppen|jung und alt)(?!\p{L})|(?<!\p{L})à tout âge|(?<!\p{L})tous les? âges(?!\p{L})|(?<!\p{L})(?:todas las edades|tutte le età|todas as idades)(?!\p{L})|(?<!\p{L})all ages welcome(?!\p{L})
People of all levels ; (?<!\p{L})(?:for|of|welcome) (?:players |students |people )?(?:of |at )?all (?:skill |experience )?(?:levels|abilities)(?!\p{L})|(?<!\p{L})every level(?!\p{L})|(?<!\p{L})(?:alle niveaus|alle leistungsstufen)(?!\p{L})|(?<!\p{L})tous (?:les )?niveaux(?!\p{L})|(?<!\p{L})(?:todos los niveles|tutti i livelli|todos os níveis)(?!\p{L})
Families ; (?<!\p{L})(?:for (?:all )?the (?:whole |entire )?family|for all the family|family (?:holidays?|vacations?)|für die ganze familie|familienurlaub|vacances (?:en )?famille|pour toute la famille|para toda la familia|vacaciones en familia|per tutta la famiglia|vacanze in famiglia|para toda a família|férias em família)(?!\p{L})|家族みんな`).map(
  ([label = '', form = '']) => [new RegExp(form, 'iu'), label] as const,
);

/** “Everyone in the tile industry”. */
const INDUSTRY =
  /\b(?:everyone|anyone|all|those|people|professionals) (?:working |involved )?in the (?<field>(?:[\p{L}&-]+ ){0,4}?[\p{L}-]+) (?<kind>industry|sector|trade|business|profession)\b/iu;
/** “Customers from banking, gaming and health care”. “10,000 brands from the likes of Jane Doe” are goods, and names are not fields. */
const CUSTOMERS =
  /\b(?<who>customers|clients|(?<=\b(?:for|help(?:s|ing)?|serv(?:es?|ing)|with|by|to) (?:\p{L}+ )?)(?:companies|organi[sz]ations|brands|businesses))(?: around the (?:globe|world)| worldwide)? (?:from|in|across) (?!the likes)(?:the )?(?<fields>(?:[\p{L}& -]{3,24}, ){1,4}(?:and )?[\p{L}-]{3,20}(?: and [\p{L}-]{3,20})?(?: [\p{L}-]{3,20}(?=[.,;!?]|$))?)/iu;

/** First names and last names in a list. */
const NAMES = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+, \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;

/** “A gift for someone special”: the visitor is the giver. */
const GIFT =
  /(?<!\p{L})(?:(?:perfect |unique |ideal |personal )?gifts? for (?:someone|somebody|anyone|him|her|a friend|friends|loved ones|that special)|geschenk(?:e|ideen)? für (?:jemand\p{L}*|besondere|ihn|sie|freunde|liebe)|cadeaux? pour (?:quelqu['’]un|un proche|lui|elle)|regalo para (?:alguien|él|ella|quien)|regalo per (?:qualcuno|lui|lei|chi)|presente para (?:alguém|ele|ela|quem))(?!\p{L})|贈り物に/iu;

/** “Anyone interested in electronics”, “people who love maps”: a group by its interest or wish. */
const INTERESTED =
  /(?<!\p{L})(?:anyone|anybody|everyone|people|those|individuals) (?:with an interest in|(?:who (?:are|is) )?(?:interested in|curious about|passionate about)|who (?:loves?|wants?|needs?|enjoys?))\s(?!(?:it|this|them|us)\b)[^.,;:!?|()–—]{3,60}(?=[.,;:!?|()–—]|$)/iu;

/** The first lines are about the whole site; ages and industries further down belong to one offer among others. */
const isFirst = (passage: Passage): boolean =>
  passage.page === 0 &&
  (isHead(passage) || (passage.isLead && (passage.place === 'text' || passage.place === 'heading')));

const madeOf = (passage: Passage, label: string, quote: string): Audience => ({
  label: capitalised(label),
  head: label.toLowerCase(),
  quote,
  passage,
  weight: passage.page === 0 && isHead(passage) ? WEIGHT + 0.5 : WEIGHT,
});

const lineGroups = (passage: Passage, tag: string): readonly Audience[] => {
  const begin = passage.text.length > MAX_LINE_LENGTH ? null : AUDIENCE_LINE.exec(passage.text);
  if (begin === null) return [];
  return groupsIn(passage.text.slice(begin[0].length), tag).map(({ words, label, head }) => ({
    ...madeOf(passage, label, words),
    head,
  }));
};

/** “All ages and levels”: the group of a site that names no other. */
export const rangeGroup = ({ said }: Site): readonly Audience[] =>
  said
    .filter((passage) => passage.place !== 'quote' && isFirst(passage))
    .flatMap(rangeIn)
    .slice(0, 1);

const rangeIn = (passage: Passage): readonly Audience[] => {
  const [form, label] = RANGES.find(([each]) => each.test(passage.text)) ?? [];
  const quote = form?.exec(passage.text)?.[0];
  return label === undefined || quote === undefined ? [] : [madeOf(passage, label, quote)];
};

const ownerGroups = (passage: Passage): readonly Audience[] => {
  // In a text further down, the question is about one offer among others.
  if (passage.place === 'text') return [];
  const [words, what] = [RUNS.exec(passage.text)?.[0], RUNS.exec(passage.text)?.groups?.['what']];
  if (words !== undefined && what !== undefined)
    return [madeOf(passage, `${what.toLowerCase()} ${ORGANIZED.test(what) ? 'organizers' : 'owners'}`, words)];
  const foreign = RUNS_FOREIGN.exec(passage.text)?.[0];
  return foreign === undefined ? [] : [madeOf(passage, 'Business owners', foreign)];
};

/** “Resources for teaching French to newcomers”, in the words of the page. */
const TEACHING =
  /(?<!\p{L})(?:for teaching|zum unterrichten von|pour l['’]enseignement d[ue](?: l['’])?|para (?:la enseñanza|el aprendizaje y la enseñanza) de|per l['’]insegnamento d(?:i|el)|para o ensino d[eo])\s(?<what>[^.,;:!?()|]{4,60})/iu;

const fieldGroups = (passage: Passage): readonly Audience[] => {
  const taught = TEACHING.exec(passage.text);
  const what = taught?.groups?.['what'];
  if (taught !== null && what !== undefined) return [madeOf(passage, `Teachers of “${what.trim()}”`, taught[0])];
  const gift = GIFT.exec(passage.text)?.[0];
  if (gift !== undefined) return [madeOf(passage, 'People who look for a gift', gift)];
  const interested = INTERESTED.exec(passage.text)?.[0];
  if (interested !== undefined)
    return [{ ...madeOf(passage, interested, interested), head: interested.toLowerCase().split(' ')[0] ?? '' }];
  const industry = INDUSTRY.exec(passage.text);
  if (industry?.groups !== undefined)
    return [
      madeOf(passage, `People in the ${industry.groups['field'] ?? ''} ${industry.groups['kind'] ?? ''}`, industry[0]),
    ];
  const customers = CUSTOMERS.exec(passage.text);
  // “Clients from nonprofits and schools” are nonprofits and schools.
  const fields = customers?.groups?.['fields'] ?? '';
  if (customers?.groups === undefined || groupsIn(fields, 'en').length > 0 || NAMES.test(fields)) return [];
  return [madeOf(passage, `${customers.groups['who'] ?? ''} in ${customers.groups['fields'] ?? ''}`, customers[0])];
};

/** Groups that first lines address without “for …”: owners, industries, a line on the audience. */
export const addressedGroups = (site: Site): readonly Audience[] => {
  const tag = site.language.tag;
  const lines = site.said.filter(({ page, place }) => page === 0 && (place === 'text' || place === 'item'));
  const first = site.said.filter((passage) => passage.place !== 'quote' && isFirst(passage));
  return [
    ...lines.flatMap((passage) => lineGroups(passage, tag)),
    ...first.flatMap((passage) => [...ownerGroups(passage), ...fieldGroups(passage)]),
  ];
};
