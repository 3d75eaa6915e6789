import { kindsOf } from '../kind/kind.ts';
import type { Context } from '../findings/context.ts';
import { testimonialsIn } from '../findings/testimonials.ts';
import { isHead, type Passage } from '../read/passage.ts';
import { sentenceAt } from '../read/sentences.ts';
import { quoted } from '../read/wording.ts';
import { saysTheSame } from './usps.ts';

/** Words before a job: “helps you”, “the best way to”. */
const PROMISE =
  /\b(?:(?:helps?|lets?|allows?|enables?) (?:you|users|people|teams|customers|readers) (?:to )?|so (?:that )?you can |(?:makes?|making) it (?:easy|easier|simple|possible) (?:for you )?to |(?:people|users) who want to |if you want to |(?:app|tool|software|platform|service|way|place) to |you can |learn how to )/iu;
/** The same in other languages; their sentences are quoted whole. */
const FOREIGN_PROMISE =
  /\b(?:damit (?:sie|du|ihr)|(?:wenn|falls) (?:sie|du) [^.?!]{3,60} (?:möchten|möchtest|wollen|willst)|hilft (?:ihnen|dir)|ermöglicht ihnen|vous permet|vous aide|pour que vous puissiez|si vous (?:souhaitez|voulez|cherchez)|te permite|te ayuda|le permite|para que (?:puedas|pueda)|si (?:quieres|buscas|quiere|busca|querés|buscás)|ti permette|ti aiuta|se (?:vuoi|cerchi|volete|cercate)|ajuda você|permite que você|se você (?:quer|precisa|procura)|para que você possa)\b/iu;

/** Instructions for the page, requests to visitors, and words without an object. */
const NO_JOB =
  /\b(?:our|us)\b|\bfor (?:over|almost|more than|nearly) \d+ years\b|^(?:the|an?|my|with|\p{L}+ing|also|now|then|always|easily|even|still|just|only|either|and|or|not|be|get started|get in touch|get to know|do so|do this|rest|trust|count on|rely on|feel|stay|support|help|in|at|on|of|from|for|protect you|keep you|give you|show you|tell you|report|upload|submit|select|sort|filter|close|disable|enable|unsubscribe|contact|call|click|scroll|log|sign|download|view|read|see|browse|visit|use|access|choose to|expect|go|come|make sure|enjoy|return|learn (?:more|about us)|find (?:out|more|us|our)|pay|cancel|opt|do|have|start)\b|^(?:\S+ ){0,2}(?:it|its|them|this|that|these|us|our|more|here)\b/iu;
const NO_SENTENCE =
  /\?|^\[|\bI\b|^(?:also|please|tip|while|note|click|or|but|and)\b|\b(?:cookies?|javascript|browser|password|feel free)\b|\b(?:confiar|fidarti|fidarsi)\b|(?<!\p{L})(?:kontakt\p{L}*|newsletter|mehr erfahren|weitere infos?|contact\p{L}*|en savoir plus|escr[ií]b\p{L}*|más información|scriv\p{L}*|contatt\p{L}*|saperne di più|saiba mais)(?!\p{L})/iu;

/** Verbs of jobs in the imperative, at the beginning of a heading or sentence. */
const TOLD: Readonly<Record<string, RegExp>> = {
  en: /^(?:easily |quickly |automatically )?(?:(?:extract|monitor|measure|track|compare|find|create|build|write|manage|automate|organi[sz]e|analy[sz]e|publish|convert|generate|collect|edit|send|sell|rent|hire|sync|import|export|deploy|translate|learn|improve|reduce|protect|fundraise|identify|detect|debug|integrate|customi[sz]e|calculate|prepare|collaborate|meet|replace|understand|capture|optimi[sz]e|recover|teach|visuali[sz]e)\s|(?:plan|test|record|research|run|store|search|control|practi[cs]e|design|play|check|host|share|print|draw|cut|schedule|repair|raise|secure)\s(?:an?|the|your|any|all|every|each|multiple|and|or|with|in|from)\s)/iu,
  de: /^(?:miete|buche|finde|vergleiche|erstelle|verwalte|plane|lerne|verkaufe|organisiere|(?:finden|erstellen|vergleichen|mieten|lernen|verwalten|planen|verkaufen|organisieren|sparen) sie)\s/iu,
  fr: /^(?:trouvez|comparez|créez|gérez|réservez|louez|apprenez|planifiez|suivez|organisez|vendez|achetez)\s/iu,
  es: /^(?:encuentra|compara|crea|gestiona|alquila|aprende|organiza|vende|controla|planifica|encuentre|cree|gestione|aprenda)\s/iu,
  it: /^(?:trova|confronta|crea|gestisci|noleggia|impara|organizza|vendi|monitora|prenota)\s/iu,
  pt: /^(?:encontre|compare|crie|gerencie|alugue|aprenda|organize|venda|controle|acompanhe|planeje)\s/iu,
};
/** Verbs at the head of a page that say what visitors come for: “Book cheap flights”. */
const TOLD_FIRST =
  /^(?:(?:download|discover|browse|explore|shop(?: online)?|book|buy|order|find|search|play|watch|listen to|meet|get|sell|rent|compare|save)\s|(?:finde|entdecke|kaufe|bestelle|buche|spiele|vergleiche)\s|(?:finden|entdecken|kaufen|bestellen|buchen|sparen|vergleichen) sie\s|(?:découvrez|trouvez|achetez|réservez|comparez|économisez|commandez)\s|(?:descubre|encuentra|compra|reserva|compara)\s|(?:scopri|trova|acquista|compra|prenota|confronta)\s|(?:descubra|encontre|compre|reserve)\s)/iu;
const NO_FIRST =
  /\b(?:us|our|this|these|your account|nous|notre|nos|nuestr\p{L}+|nostr\p{L}+|noss\p{L}+|uns(?:er\p{L}*)?)\b|[?:]$/iu;

/** Steps on the page, and slogans, with the same verbs. */
const NO_TOLD =
  /wordpress\.com|\blike you\b|\bexisting\b|\b(?:us|our|now|today|here|(?:learn|read|see|find out) more|this|these|your account|account|my|newsletter|demo|trial|quote|store locator|near you|deals?|sale|jobs?|careers?|jetzt|heute|hier|nous|notre|nos|nuestr\p{L}+|ahora|hoy|cita|oggi|ora|adesso|nostr\p{L}+|agora|hoje|noss\p{L}+)\b|[?:]$|^(?:check|play) (?:out|your|back|list)|^\p{L}+ (?:d[aeio]|del)\s/iu;
/** “An app for journaling and notes”. */
const MADE_FOR =
  /\b(?:app|tool|software|platform|client|editor|service|program|library|site|toolkit) for (?=\p{Ll}+ing\b)/iu;

/** “Plataforma para gestionar equipos”, “un logiciel pour suivre les stocks”. */
const FOREIGN_FOR =
  /(?<!\p{L})(?:app|software|plataforma|aplicación|herramienta|programa|plateforme|logiciel|application|outil|piattaforma|applicazione|strumento|aplicativo|ferramenta)(?: \p{L}+){0,2} (?:para|pour|per) (?=\p{L}{2,}(?:ar|er|ir|are|ere|ire|re) )/iu;
/** The clause breaks off, or code follows. */
const BROKEN_OFF = /\b(?:as|to|with|by|of|for|in|the|an?|and|or)$/iu;

const MIN_WORDS = 3;
const MAX_LENGTH = 150;
const MAX_COUNT = 3;
/** “Plan Toys Fire Truck”: a name that begins like a job. */
const isTitleCase = (text: string): boolean => {
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  return words.slice(1).filter((word) => /^\p{Lu}/u.test(word)).length * 2 > words.length;
};
/** Kinds whose front pages list texts by others: only their first words make promises of their own. */
const LISTS = kindsOf(
  'nonprofit research government marketplace ticketing news blog reference forum media event directory store-listing education shop',
);
/** Kinds that visitors only look at. */
const LOOKED_AT = kindsOf('portfolio store-listing');

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}.]{2,}/gu)?.length ?? 0;

/** The words up to the end of their clause. */
const clauseOf = (text: string): string =>
  (
    text.split(/[.;:!?…](?=\s|$)|\s[–—-]\s|—|\s\(|,\s(?:so|but|while|which|without|no matter|whether)\b/u)[0] ?? text
  ).trim();

const isLong = (words: string): boolean =>
  wordsIn(words) >= MIN_WORDS && words.length <= MAX_LENGTH && !BROKEN_OFF.test(words);

/** The job in a passage, as a goal, if there is one. */
const jobOf = (passage: Passage, tag: string): string | undefined => {
  const { text } = passage;
  const told = clauseOf(text.replace(/^[^\p{L}\p{N}]+/u, ''));
  const isName = passage.level !== 1 && isTitleCase(told);
  const isTold = !isName && TOLD[tag]?.test(told) === true && !NO_TOLD.test(told);
  const isOffer = passage.place === 'description' && TOLD_FIRST.test(told) && !NO_FIRST.test(told);
  if ((isTold || isOffer) && wordsIn(told) > MIN_WORDS && isLong(told)) return `${quoted(told)} (offered on the page)`;
  const isFor = tag === 'en' ? null : FOREIGN_FOR.exec(text);
  const use = isFor === null ? '' : clauseOf(text.slice(isFor.index + isFor[0].length));
  if (isLong(use)) return `To use it for “${use}” (from the page)`;
  const form = tag === 'en' ? PROMISE : FOREIGN_PROMISE;
  const found = form.exec(text) ?? (tag === 'en' ? MADE_FOR.exec(text) : null);
  if (found === null) return undefined;
  const sentence = sentenceAt(passage, found.index);
  if (NO_SENTENCE.test(sentence) || !/\p{L}{3}.*\s/u.test(sentence)) return undefined;
  if (tag !== 'en')
    return sentence.length >= 30 && sentence.length <= 220 ? `${quoted(sentence)} (promised on the page)` : undefined;
  const words = clauseOf(text.slice(found.index + found[0].length));
  if (!isLong(words) || !/^\p{Ll}/u.test(words)) return undefined;
  if (found[0].endsWith('for ')) return `To use it for “${words}” (from the page)`;
  return NO_JOB.test(words) ? undefined : `To “${words}” (promised on the page)`;
};

/** The page’s words in a goal, without ours, which make different jobs look alike. */
const quotedIn = (goal: string): string => /“(.+)”/u.exec(goal)?.[1] ?? goal;

/** What people get done with the offer, by sentences and headings of the first page. */
export const jobsIn = (context: Context): readonly string[] => {
  const { own, isSure, judgment, site } = context;
  if (isSure && LOOKED_AT.has(judgment.kind.id)) return [];
  const isList = isSure && LISTS.has(judgment.kind.id);
  const voices = new Set(testimonialsIn(context).map(({ passage }) => passage));
  // “Send a copy to my address” is the label of a form field.
  const asked = new Set(site.snapshot.forms.flatMap(({ fields }) => fields.map((field) => field.trim())));
  const jobs: string[] = [];
  for (const passage of own) {
    const { place, page, text, isLead } = passage;
    if (page > 0 || place === 'frame' || place === 'link' || text.length > 900 || voices.has(passage)) continue;
    if (asked.has(text.trim())) continue;
    const isFirst = isHead(passage);
    // Texts further down explain the page or tell what others did.
    if (!isFirst && (isList || !(isLead || (isSure && place === 'heading')))) continue;
    const job = jobOf(passage, site.language.tag);
    if (job !== undefined && !jobs.some((other) => saysTheSame(quotedIn(other), quotedIn(job)))) jobs.push(job);
    if (jobs.length === MAX_COUNT) break;
  }
  return jobs;
};
