import { editorialIn } from '../read/editorial.ts';
import { excerpt, listed, quoted, wordsOf } from '../read/wording.ts';
import { inferred, type Statement, statement } from '../report/statement.ts';
import { type Context, languageMark } from './context.ts';
import { isDescribed } from './headed-parts.ts';

/** A heading that announces what sets its site apart. */
const ANNOUNCED =
  /(?<!\p{L})(?:why (?:choose |pick )?(?:us|we(?: are|['’]re) different)|why choose|(?:what|how) (?:makes|sets) (?:us|our \p{L}+) (?:different|apart|special|unique)|what makes .{2,30} (?:different|special|unique)|how (?:are we|we are|we['’]re) different|warum (?:wir|zu uns)|was uns (?:unterscheidet|auszeichnet|besonders macht)|ihre vorteile|(?:unsere|deine) vorteile|ce qui nous (?:distingue|différencie)|pourquoi (?:nous(?: choisir)?|choisir)|nos (?:atouts|avantages)|por qué (?:elegirnos|nosotros|elegir)|(?:lo que|qué) nos (?:diferencia|distingue|hace diferentes)|nuestras ventajas|perché (?:sceglierci|noi|scegliere)|(?:cosa|che cosa|ciò che) ci (?:distingue|differenzia|rende)|i nostri vantaggi|por que (?:nos escolher|escolher)|o que nos (?:diferencia|distingue)|(?:nossos|os nossos) diferenciais)(?!\p{L})|選ばれる理由|当社の強み/iu;
const [FEWEST, MOST, MOST_BELOW] = [2, 4, 8];
const [FEWEST_WORDS, LONGEST] = [2, 70];

/** What stands as headings, each above a text, below a heading that announces differences. */
export const reasonStatements = (context: Context): readonly Statement[] => {
  const { site } = context;
  const editorial = editorialIn(site);
  const headings = site.said.filter(({ page, place }) => page === 0 && place === 'heading');
  for (const [at, heading] of headings.entries()) {
    if (!ANNOUNCED.test(heading.text) || heading.level < 2 || editorial.has(heading)) continue;
    const end = headings.findIndex(({ level }, index) => index > at && level <= heading.level);
    const below = headings.slice(at + 1, end < 0 ? headings.length : end);
    const siblings = below.filter(({ level }) => level === below[0]?.level);
    const named = siblings.filter(
      ({ text, isQuotable }) =>
        isQuotable && text.length <= LONGEST && wordsOf(text).length >= FEWEST_WORDS && isDescribed(context, text),
    );
    if (siblings.length > MOST_BELOW || named.length < FEWEST) continue;
    const names = listed(named.slice(0, MOST).map(({ text }) => quoted(text)));
    const text = `Says what sets it apart: ${names}${languageMark(site)}`;
    const basis = inferred(`Headings below ${quoted(excerpt(heading.text, 60))} read ${names}.`);
    return [statement('reasons', 0.72, text, basis)];
  }
  return [];
};
