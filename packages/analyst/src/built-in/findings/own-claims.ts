import { type KindId, kindsOf } from '../kind/kind.ts';
import { sentenceAt } from '../read/sentences.ts';
import type { Passage } from '../read/passage.ts';
import { type Finding, groundOf, strength } from '../report/statement.ts';
import { type Context, inWords } from './context.ts';

type Claim = {
  readonly kind: string;
  readonly label: string;
  readonly weight: number;
  readonly form: RegExp;
  /** The same words that mean something else. */
  readonly except?: RegExp;
  readonly kinds?: ReadonlySet<KindId>;
};

/** Businesses whose neighbors are their customers. */
const LOCAL = kindsOf(
  'shop producer manufacturer trade builder restaurant lodging practice health wellness agency insurance finance real-estate telecom course transport',
);
const SOFTWARE: ReadonlySet<KindId> = kindsOf('saas app developer-tool open-source');

/** Claims that can be checked, by the words that make them: what follows the label is the page’s own sentence. */
const CLAIMS: readonly Claim[] = [
  {
    kind: 'cause',
    label: 'Earns for a cause',
    weight: 0.85,
    form: /\b(?:(?:all|\d+ ?%(?: of)?(?: the| our)?) (?:proceeds|profits?|donations)|proceeds (?:go|are|will)|erlös(?:e)? (?:geht|gehen|kommt)|bénéfices? (?:vont|sont reversés)|beneficios? (?:van|se destinan)|il ricavato)\b/iu,
  },
  {
    kind: 'free-first',
    label: 'Free first step',
    weight: 0.8,
    form: /\b(?:first \p{L}*\s?\d* ?(?:minutes|days|months?|sessions?|lessons?|class(?:es)?|consultations?|visits?|hours?) (?:of (?:each|every|any|your) \p{L}+ )?(?:\p{L}+ )?free|free (?:initial )?(?:consultations?|estimates?|quotes?|samples?|trial lesson|first \p{L}+|inspections?|assessments?|evaluations?)|kostenlose (?:erst)?beratung|kostenlose probestunde|(?:cours|séance) d['’]essai|devis gratuits?|presupuesto (?:gratis|gratuito|sin compromiso)|primera consulta gratuita|preventivo gratuito|orçamento (?:grátis|gratuito|sem compromisso))|見積(?:もり|り)?無料|無料(?:相談|体験|見積)/iu,
  },
  {
    kind: 'speed',
    label: 'Promises a time',
    weight: 0.7,
    form: /\b(?:(?:within|under|innerhalb(?: von)?|binnen|in nur|sous|en moins de|en menos de|in meno di|em menos de) (?:\d+|two|three|five|ten|wenigen) ?(?:min|h\b|hours?|stunden|heures|horas|ore|(?:business |working )?days?|(?:werk)?tage|jours|días|giorni|dias|seconds)\p{L}*|in (?:one (?:hour|day|week)|einer (?:stunde|woche)|einem tag|una settimana|un giorno)|en une (?:heure|journée|semaine)|en una (?:hora|semana)|em uma (?:hora|semana)|same[- ]day (?:delivery|service|appointments?|shipping)|next[- ]day delivery)/iu,
    except:
      /refund|return|devol|rückgabe|rücksend|widerruf|retour|rembours|\breso\b|cancel|log ?in|password|confirm|reply by|expire/iu,
  },
  {
    kind: 'always',
    label: 'Available around the clock',
    weight: 0.68,
    form: /\b(?:24 hours a day|24\/7|24 ?h\/24|24 horas|24 ore su 24|rund um die uhr|round the clock|around the clock)\b/iu,
  },
  {
    kind: 'leave',
    label: 'No lock-in',
    weight: 0.74,
    form: /\b(?:cancel any ?time|cancel at any time|cancel by|pause (?:whenever|any ?time|at any time)|no (?:long-term )?contracts?|jederzeit kündbar|ohne mindestlaufzeit|sans engagement|sin permanencia|cancela cuando|disdici quando|senza vincoli|sem fidelidade|cancele quando)\b/iu,
  },
  {
    kind: 'origin',
    label: 'Origin as an argument',
    weight: 0.75,
    form: /\b(?:family[- ](?:owned|run|operated)|locally owned|owner[- ]operated|hand-?made (?:in|by|with)|hand-?crafted (?:in|by)|proudly made in|veteran-owned|(?:women|woman)-owned|(?:third|fourth|fifth)[- ]generation|familienbetrieb|familiengeführt\p{L}*|in (?:dritter|vierter|fünfter) generation|handgefertigt\p{L}*|fait(?:es)? main|fabriqué\p{L}* en france|entreprise familiale|empresa familiar|hecho a mano|azienda familiare|a conduzione familiare|fatt[oi] a mano|feito à mão)\b|国産|手作り/iu,
  },
  {
    kind: 'share',
    label: 'A figure to compare',
    weight: 0.7,
    form: /(?:\b(?:up to|bis zu|jusqu['’]à|hasta|fino al|até|over|more than)\s)\d{1,3}(?:[.,]\d+)? ?%/iu,
    except:
      /\boff\b|sale|save|discount|rabatt|reduzier|remise|promo|descuent|sconto|descont|soldes|clearance|cash ?back|commission/iu,
  },
  {
    kind: 'privacy',
    label: 'Protects the data of its users',
    weight: 0.72,
    form: /\b(?:gdpr|dsgvo|rgpd|end[- ]to[- ]end encrypt\p{L}*|ende-zu-ende|no (?:tracking|cookies)|does(?:n['’]t| not) track|anonymous(?:ly)?|soc 2|iso 27001|hipaa|hosted in (?:the eu|europe|germany))\b/iu,
    except: /policy|consent|we use cookies/iu,
    kinds: new Set([...SOFTWARE, 'directory']),
  },
  {
    kind: 'licensed',
    label: 'Works under license',
    weight: 0.65,
    form: /\b(?:officially licensed|under (?:official )?license (?:from|to)|used under license|authori[sz]ed (?:dealer|reseller|distributor|retailer)|lizenzier\p{L}* händler|distributeur agréé|distribuidor (?:oficial|autorizado)|rivenditore (?:ufficiale|autorizzato))\b/iu,
  },
  {
    kind: 'community',
    label: 'Active in its community',
    weight: 0.6,
    form: /\b(?:(?:proud|honou?red|glad) to (?:help|support|sponsor|give back)|giv(?:es?|ing) back to (?:the|our|its) community|we (?:sponsor|volunteer)|(?:difference|involved) in (?:our|the) community|(?:unterstützen|fördern) (?:wir )?(?:lokale|regionale|örtliche)|nous soutenons|apoyamos a|sosteniamo|apoiamos)\b/iu,
    except: /\b(?:you|your|yours|customers|clients|patients)\b|\b(?:Ihnen|vous|kunden|clientes|clienti)\b/iu,
    kinds: LOCAL,
  },
  {
    kind: 'teaching',
    label: 'Teaches its field',
    weight: 0.66,
    form: /\b(?:webinars?|workshops?|(?:annual|\d{4}) (?:\p{L}+ )?conference|online learning|continuing education|fortbildung\p{L}*|seminare?|séminaires?|congrès|congreso|convegno|congresso)\b/iu,
    kinds: kindsOf('association research'),
  },
];

/** These mean the same on any site; the others may be somebody else’s where the kind is not sure. */
const ANYWHERE: ReadonlySet<string> = new Set('cause free-first leave'.split(' '));

const SHORTEST = 18;
const LONGEST = 240;

/** Whether a text is a sentence or a phrase about the offer, rather than a heap of menu entries. */
export const isSentence = (text: string): boolean =>
  text.length >= SHORTEST &&
  text.length <= LONGEST &&
  !text.endsWith('?') &&
  (text.match(/\p{L}{2,}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{6,}/gu)?.length ?? 0) >= 4;

const sentenceWith = (
  { own }: Context,
  { form, except }: Claim,
): { passage: Passage; sentence: string } | undefined => {
  for (const passage of own) {
    if (passage.page > 0 || passage.place === 'title' || passage.place === 'frame') continue;
    const found = form.exec(passage.text.slice(0, 1_200));
    if (found === null) continue;
    const sentence = sentenceAt(passage, found.index);
    if (isSentence(sentence) && !except?.test(sentence)) return { passage, sentence };
  }
  return undefined;
};

/** Claims of the first page that a buyer can check, each with its sentence. */
export const ownClaims = (context: Context): readonly Finding[] => {
  const told = new Set<string>();
  return CLAIMS.flatMap((claim) => {
    if (!context.isSure && !ANYWHERE.has(claim.kind)) return [];
    if (claim.kinds && !claim.kinds.has(context.judgment.kind.id)) return [];
    const found = sentenceWith(context, claim);
    if (found === undefined || told.has(found.sentence)) return [];
    told.add(found.sentence);
    const { passage, sentence } = found;
    return [
      strength(claim.kind, claim.weight, `${claim.label}: ${inWords(context, sentence)}`, groundOf(passage, sentence)),
    ];
  });
};
