import { kindsOf } from '../kind/kind.ts';
import { sentenceAt } from '../read/sentences.ts';
import { excerpt, quoted } from '../read/wording.ts';
import type { Rule } from './idea.ts';

/** What a business says that it does besides, in six languages. */
const ALSO =
  /(?<!\p{L})(?:we (?:can |do )?also (?:offer|provide|sell|rent|teach|carry|make|repair|install|serve|host|cater|ship|build|print|design|stock)|in addition to [^.]{3,60}?,? we (?:also )?\p{L}+|(?:außerdem|zusätzlich|darüber hinaus|daneben) (?:bieten|verkaufen|vermieten|führen|reparieren) wir|(?:bieten|verkaufen|vermieten|reparieren) wir (?:auch|außerdem|zusätzlich)|nous (?:proposons|vendons|louons|offrons|réalisons) (?:également|aussi)|también (?:ofrecemos|vendemos|hacemos|alquilamos|realizamos)|(?:offriamo|vendiamo|noleggiamo|proponiamo|realizziamo) anche|também (?:oferecemos|vendemos|fazemos|alugamos))(?!\p{L})/iu;
const OFFERS = kindsOf(
  'shop producer saas developer-tool app agency trade practice insurance finance course manufacturer builder lodging wellness health restaurant real-estate company attraction travel',
);
const [SHORTEST, LONGEST] = [25, 220];
/** What follows is a way to pay, to call or to be told, and no offer. */
const NO_OFFER = /\?|newsletter|cookies?|payments?|paypal|credit cards?|refunds?|privacy|\bcall\b|e-?mail/iu;

/** Something beside the main offer that one sentence names: who comes for the one could take the other. */
export const alsoOffered: Rule = ({ own, judgment }) => {
  if (!OFFERS.has(judgment.kind.id)) return undefined;
  const sentence = own
    .filter(({ page, place }) => page === 0 && place !== 'title')
    .flatMap((passage) => {
      const at = passage.text.slice(0, 1_200).search(ALSO);
      return at < 0 ? [] : [sentenceAt(passage, at)];
    })
    .find((each) => each.length >= SHORTEST && each.length <= LONGEST && !NO_OFFER.test(each));
  if (sentence === undefined) return undefined;
  return {
    text: `Who comes for the main offer could take what stands beside it: ${quoted(excerpt(sentence, 180))}`,
    from: [`the page says ${quoted(excerpt(sentence, 180))}`, `the site is ${judgment.kind.noun}`],
  };
};
