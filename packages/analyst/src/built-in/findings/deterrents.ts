import { type KindId, kindsOf } from '../kind/kind.ts';
import { sentenceAt } from '../read/sentences.ts';
import { excerpt, quoted } from '../read/wording.ts';
import { type Finding, groundOf, weakness } from '../report/statement.ts';
import type { Context } from './context.ts';

type Deterrent = {
  readonly kind: string;
  readonly weight: number;
  /** `{words}` is replaced with the quote from the page. */
  readonly text: string;
  readonly fix: string;
  readonly form: RegExp;
  readonly except: ReadonlySet<KindId>;
};

const TEXTS_OF_OTHERS = kindsOf('forum news blog media reference');

/** Statements of the page that deter visitors. The forms have no `u` flag because they run over all texts, and it is slow together with `i`. */
const DETERRENTS: readonly Deterrent[] = [
  {
    kind: 'delays',
    weight: 0.85,
    text: 'The page warns that things take longer: {words}',
    fix: 'Say beside {words} how long it takes now, and remove the notice when that is over',
    form: /\b(?:deutlich|wesentlich|erheblich) (?:mehr zeit|länger(?:e \S+zeit)?) (?:für|als|bei)\b|(?:liefer|bearbeitungs|warte)zeiten? (?:\S+ ){0,3}(?:verlänger|erhöh)|(?:kommt es|zu) (?:\S+ ){0,3}(?:verzögerungen|längeren \S+zeiten)|\b(?:take|taking|takes|wait\S*|times? (?:are|is|may be)) (?:\S+ ){0,3}longer than (?:usual|normal)|\b(?:experiencing|expect|expected|currently) (?:\S+ ){0,3}delays?\b|\bdelays? (?:in|to|with) (?:\S+ )?(?:shipping|delivery|deliveries|processing|orders|dispatch)|retards? de livraison|délais (?:\S+ ){0,2}(?:plus longs|rallongés|allongés)|(?:retrasos|demoras) en (?:los|las|el|la|nuestr)|ritardi nell[ea] (?:consegn|spedizion)|atrasos na(?:s)? (?:entreg|envi)/i,
    except: kindsOf('forum news blog media reference transport travel government'),
  },
  {
    kind: 'calls',
    weight: 0.8,
    text: 'Visitors who fill in the form agree to automated calls: {words}',
    fix: 'Ask for consent to calls in a separate box that may stay empty, instead of {words}',
    form: /\bconsent (?:to|that) (?:\S+ ){0,8}(?:auto-?dial\S*|pre-?recorded|telemarketing|automat\S+ (?:calls|texts|dialing))|\bagree (?:to|that) (?:\S+ ){0,12}(?:auto-?dial\S*|pre-?recorded|telemarketing)/i,
    except: TEXTS_OF_OTHERS,
  },
  {
    kind: 'empty-price',
    weight: 0.78,
    text: 'A field for the price is empty: {words}',
    fix: 'Write the amount into the HTML where it reads {words}, so that it does not depend on scripts',
    form: /(?:^|\s)(?:our |your |sale )?(?:price|preis|prix|precio|prezzo|preço)\s?:?\s?[$€£]\s*$/i,
    except: TEXTS_OF_OTHERS,
  },
];

const MAX_LENGTH = 900;
/** “When buses run, trips may take longer than usual”: a general rule, not a current notice. */
const GENERAL =
  /(?<!\p{L})(?:when(?:ever)?|if|unless|in case|during (?:busy|peak)|may|might|can|could|sometimes|wenn|falls|sofern|sobald|kann|können|unter umständen|lorsque|quand|si|peu(?:t|vent)|cuando|pued\p{L}+|quando|se|possono|può|pode[m]?)(?!\p{L})/iu;
const NOW =
  /(?<!\p{L})(?:now|currently|at the moment|right now|today|this week|due to|because of|derzeit|aktuell|momentan|zurzeit|zur zeit|aufgrund|wegen|actuellement|en ce moment|en raison|actualmente|debido|attualmente|a causa|atualmente|devido)(?!\p{L})/iu;

/** Statements that deter visitors, in the words of the page. */
export const deterrentsIn = ({ site, isSure, judgment }: Context): readonly Finding[] =>
  DETERRENTS.flatMap(({ kind, weight, text, fix, form, except }) => {
    if (isSure && except.has(judgment.kind.id)) return [];
    for (const passage of site.passages) {
      if (passage.page > 0 || passage.place === 'quote' || passage.place === 'link' || passage.text.length > MAX_LENGTH)
        continue;
      const found = form.exec(passage.text);
      if (found === null) continue;
      const sentence = sentenceAt(passage, found.index);
      if (kind === 'delays' && GENERAL.test(sentence) && !NOW.test(sentence)) continue;
      const words = quoted(excerpt(sentence, 110));
      const named = (pattern: string): string => pattern.replace('{words}', () => words);
      return [weakness(kind, weight, named(text), groundOf(passage, sentence), named(fix))];
    }
    return [];
  });
