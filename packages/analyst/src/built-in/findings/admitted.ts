import { type KindId, kindsOf } from '../kind/kind.ts';
import type { Passage } from '../read/passage.ts';
import { sentenceAt } from '../read/sentences.ts';
import { excerpt, quoted } from '../read/wording.ts';
import { type Finding, groundOf, weakness } from '../report/statement.ts';
import type { Context } from './context.ts';

type Admission = {
  readonly kind: string;
  readonly weight: number;
  readonly form: RegExp;
  /** Must match the sentence as well. */
  readonly also?: RegExp;
  readonly says: (words: string) => string;
  readonly fix: (words: string) => string;
  readonly except: ReadonlySet<KindId>;
};

/** Kinds of sites whose texts are about others, or are archived. */
const TELLS = kindsOf('news blog forum media reference research documentation marketplace store-listing');
/** Kinds of sites that offer rules or advice about an illness. */
const ADVISES = kindsOf(
  'news blog forum media reference research documentation health government education insurance finance wellness open-source',
);

/** Shops repeat shorter lines under each product. Only a full sentence is about the site. */
const MIN_WORDS = 5;
const MAX_LENGTH = 320;
const MAX_QUOTE_LENGTH = 130;

const ADMISSIONS: readonly Admission[] = [
  {
    kind: 'no-voices-yet',
    weight: 0.86,
    form: /\b(?:I|we) (?:do not|don['’]t) (?:yet )?have (?:any |many )?(?:reviews?|testimonials?|ratings|references)\b|\b(?:wir haben|ich habe) (?:leider )?noch keine (?:bewertungen|kundenstimmen|referenzen|rezensionen)|\b(?:nous n['’]avons|je n['’]ai) pas encore (?:d['’]avis|de témoignages|de références)|\b(?:aún|todavía) no (?:tenemos|tengo) (?:opiniones|reseñas|valoraciones|testimonios|referencias)|\bnon (?:abbiamo|ho) ancora (?:recensioni|opinioni|referenze)|\bainda não (?:temos|tenho) (?:avaliações|depoimentos|referências)|(?:レビュー|口コミ)はまだ/iu,
    says: (words) => `The page says that it has no customer reviews yet: ${words}`,
    fix: (words) => `Ask the first buyers for two sentences each, and replace ${words} with them`,
    except: TELLS,
  },
  {
    kind: 'moved',
    weight: 0.66,
    form: /\b(?:we(?:['’]ve| have)|(?:site|shop|store|blog|forum|page|platform|project|club) has) moved to\b|\b(?:wir|seite|shop|blog|forum) (?:sind|ist) (?:.{2,40} )?umgezogen|\bnous avons déménagé|\bnos hemos (?:mudado|trasladado)|\bci siamo (?:trasferiti|spostati)|\bmudámos|\bnos mudamos/iu,
    also: /[\w-]{2,}\.(?:com|org|net|io|co|info|eu|de|fr|es|it|pt|br|uk|us|ca|jp|ch|at)(?![\w-])|\b(?:website|web site|domain|url)\b/iu,
    says: (words) => `Some visitors are sent to another address: ${words}`,
    fix: (words) => `Explain beside ${words} what visitors find there, and what stays here`,
    except: TELLS,
  },
  {
    kind: 'of-its-day',
    weight: 0.6,
    form: /(?<!\p{L})(?:covid(?:[- ]?19)?|corona(?:[- ]?virus|krise|pandemie|zeit|maßnahmen|regeln|hinweise?|lage)?|sars-cov-2|pand[eé]mi[ae]|pandemic)(?!\p{L})|新型コロナ/iu,
    also: /(?<!\p{L})(?:currently|safe(?:ty)?|measures?|hygiene|guidelines?|protocols?|updates?|notice|information|open|closed|restrictions?|services?|aktuell\p{L}*|derzeit|maßnahmen|regeln|hinweis\p{L}*|hygiene\p{L}*|geöffnet|geschlossen|mesures|actuel\p{L}*|sanitaires?|ouvert\p{L}*|medidas|actual\p{L}*|protocolo|abiert\p{L}*|misure|attual\p{L}*|apert\p{L}*|atual\p{L}*|abert\p{L}*)(?!\p{L})|対策|対応/iu,
    says: (words) => `A notice from the pandemic is still on the page: ${words}`,
    fix: (words) => `Remove ${words}, or say what applies today`,
    except: ADVISES,
  },
  {
    kind: 'of-its-day',
    weight: 0.58,
    form: /\bdue to the current (?:situation|circumstances|crisis)|\bin (?:these|the current) (?:unprecedented|uncertain|challenging|difficult) times|\b(?:trotz|aufgrund|wegen) der (?:aktuellen|derzeitigen) (?:situation|lage|umstände)|\b(?:malgré|en raison de) la (?:situation actuelle|crise sanitaire)|\b(?:debido a|a pesar de) la situación actual|\ba causa dell(?:a situazione attuale|['’]emergenza)|\b(?:devido à|apesar da) situação at?c?ual/iu,
    says: (words) => `A notice about the current situation has no date: ${words}`,
    fix: (words) => `Remove ${words}, or say what applies today and since when`,
    except: ADVISES,
  },
  {
    kind: 'full',
    weight: 0.7,
    form: /\b(?:not (?:currently )?(?:accepting|taking)|no longer (?:accepting|taking)|unable to (?:accept|take)|cannot (?:accept|take)) (?:any )?(?:new |further |more )(?:patients|clients|customers|members|pupils|students|bookings|orders|commissions|projects)\b|(?:nehmen|können) (?:\p{L}+ ){0,4}keine (?:neuen |weiteren )(?:patient\p{L}*|kund\p{L}*|mandate|mitglieder|schüler\p{L}*|aufträge|bestellungen)|\baufnahmestopp|n['’](?:accept|pren)\p{L}+ (?:plus|pas) de nouve\p{L}+ (?:patient|client|membre|élève|commande)|no (?:acept|admit|cog)\p{L}+ (?:más|nuevos|nuevas) (?:pacientes|clientes|socios|alumnos|pedidos)|non (?:accett|prend)\p{L}+ (?:più |al momento )?nuov[ie] (?:pazienti|clienti|soci|ordini)|não (?:aceit|receb)\p{L}+ (?:mais |novos )(?:pacientes|clientes|sócios|alunos|pedidos)/iu,
    says: (words) => `The page turns new customers away: ${words}`,
    fix: (words) => `Offer a waiting list beside ${words}, and say when you accept new customers again`,
    except: TELLS,
  },
  {
    kind: 'cash-only',
    weight: 0.6,
    form: /\b(?:we (?:only (?:accept|take) cash|(?:accept|take) cash only|are (?:a )?cash[- ]only|do not (?:accept|take) (?:credit )?cards)|payment (?:is |in )cash only|cash only,? (?:please|no cards))|(?:nur|ausschließlich) (?:barzahlung|bar(?:geld)?zahlung|in bar|bargeld)|(?:keine|nicht mit) (?:ec-?|kredit)?karten?(?:zahlung)?(?: möglich)?(?!\p{L})|paiements? (?:uniquement |seulement )?en espèces (?:uniquement|seulement)|(?:n['’]acceptons|n['’]accepte) pas (?:la |les )?cartes?|(?:sólo|solo|solamente|únicamente) (?:se acepta )?(?:efectivo|pago en efectivo)|no (?:se )?acepta(?:mos|n)? tarjetas|solo (?:in )?contanti|non accettiamo carte|(?:só|somente|apenas) (?:em )?dinheiro|não aceitamos cart(?:ão|ões)|(?:お支払い|会計)は現金のみ/iu,
    says: (words) => `Cards are not accepted: ${words}`,
    fix: (words) =>
      `Accept cards as well, or put ${words} beside the prices and the address, where visitors read it in time`,
    except: TELLS,
  },
];

const isOwn = ({ page, place, text }: Passage): boolean =>
  page === 0 && place !== 'quote' && place !== 'data' && place !== 'address' && text.length <= MAX_LENGTH;

/** Admissions of the page that speak against it: no reviews yet, a new address, an outdated notice, no new customers, cash only. */
export const admitted = ({ site, isSure, judgment }: Context): readonly Finding[] => {
  const found = ADMISSIONS.flatMap(({ kind, weight, form, also, says, fix, except }): Finding[] => {
    if (isSure && except.has(judgment.kind.id)) return [];
    for (const passage of site.said) {
      const at = isOwn(passage) && passage.isQuotable ? form.exec(passage.text) : null;
      if (at === null) continue;
      const sentence = sentenceAt(passage, at.index);
      const isSentence =
        passage.text.split(/\s+/u).length >= MIN_WORDS || passage.place === 'heading' || kind === 'cash-only';
      if (!isSentence || also?.test(sentence) === false) continue;
      const words = quoted(excerpt(sentence, MAX_QUOTE_LENGTH));
      return [weakness(kind, weight, says(words), groundOf(passage, sentence), fix(words))];
    }
    return [];
  });
  return found.filter(({ kind }, at) => found.findIndex((each) => each.kind === kind) === at);
};
