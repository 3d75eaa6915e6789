import { kindsOf } from '../kind/kind.ts';
import { isHead, type Passage } from '../read/passage.ts';
import { sentenceAt } from '../read/sentences.ts';
import { excerpt, quoted } from '../read/wording.ts';
import { type Finding, groundOf, weakness } from '../report/statement.ts';
import type { Context } from './context.ts';
import { withoutArrow } from './link-texts.ts';
import { memoize } from './memoize.ts';

/** Buttons of a waiting list. */
const WAITING_LIST =
  /^(?:(?:join|get on|sign up (?:for|to)|enter|request|apply for|get) )?(?:the |our |your )?(?:wait(?:ing)?[- ]?list|early access|beta|private beta|closed beta)(?: now| today)?$|^(?:notify me|get notified|keep me posted)$|^(?:auf die |zur )?warteliste(?: eintragen)?$|^(?:s['’]inscrire (?:à|sur) )?(?:la )?liste d['’]attente$|^(?:rejoindre|únete a|unirse a|entra(?:r)? na|unisciti alla|iscriviti alla) (?:la )?(?:list[ae] d['’](?:attente|attesa)|lista de espera)$/iu;
const MONTH_OR_YEAR =
  /\b20\d\d\b|(?<!\p{L})(?:spring|summer|autumn|fall|winter|q[1-4]|january|february|march|april|june|july|august|september|october|november|december|frühjahr|frühling|sommer|herbst|printemps|été|automne|hiver|primavera|verano|otoño|estate|autunno|outono)(?!\p{L})/iu;
const LAUNCHES_LATER =
  /(?<!\p{L})(?:beta (?:is )?(?:coming|launch(?:es|ing)|start(?:s|ing)|open(?:s|ing))|(?:launching|coming|arriving|opening) (?:soon|in|to|this|next|early|late|spring|summer|autumn|fall|winter)|available (?:soon|from|in) |(?:when|before|until) we (?:launch|open|go live)|(?:bald|demnächst|in kürze|ab \p{L}+ 20\d\d) verfügbar|startet (?:bald|in kürze|im)|bientôt disponible|lancement (?:en|prévu)|muy pronto|próximamente|disponible (?:pronto|en breve)|presto disponibile|disponibile presto|in arrivo|em breve)(?!\p{L})/iu;
/** Buttons of a product that is already available. Then only a part of it is still to come. */
const AVAILABLE =
  /^[^\p{L}]*(?:log ?in|sign ?in|download|install|buy|order|add to|start (?:your |a )?(?:free )?trial|try (?:it )?(?:now|free|for free)|open (?:the )?app|anmelden|einloggen|kaufen|connexion|acheter|iniciar sesión|comprar|accedi|acquista|entrar)(?!\p{L})/iu;
/** Other kinds of sites have waiting lists because they are full. */
const SOFTWARE = kindsOf('saas app developer-tool game');
const MAX_LENGTH = 300;

const isFirst = (passage: Passage): boolean =>
  passage.page === 0 &&
  passage.isQuotable &&
  passage.text.length <= MAX_LENGTH &&
  (isHead(passage) || (passage.isLead && /^(?:heading|text|item)$/u.test(passage.place)));

type Launch = { readonly call: string; readonly passage: Passage; readonly words: string };

/** Evidence that the product is not available yet: a waiting list on the first screen, and nothing to use or buy. */
const launchOf = memoize(({ site, isSure, judgment }: Context): Launch | undefined => {
  const { callsToAction, links, headings } = site.snapshot;
  const ways = [...callsToAction, ...links].map(({ text }) => withoutArrow(text));
  const call = callsToAction
    .filter(({ section }) => section === '' || section === headings[0]?.text)
    .map(({ text }) => withoutArrow(text))
    .find((text) => WAITING_LIST.test(text));
  if (call === undefined || ways.some((text) => AVAILABLE.test(text))) return undefined;
  const notice = site.said.find((passage) => isFirst(passage) && LAUNCHES_LATER.test(passage.text));
  if (notice !== undefined)
    return { call, passage: notice, words: sentenceAt(notice, LAUNCHES_LATER.exec(notice.text)?.index ?? 0) };
  const button = site.said.find(({ text }) => withoutArrow(text) === call);
  const isSoftware = isSure && SOFTWARE.has(judgment.kind.id);
  return isSoftware && button !== undefined ? { call, passage: button, words: button.text } : undefined;
});

/** The product is not available yet, in the words of the page. */
export const notLaunched = (context: Context): Finding | undefined => {
  const launch = launchOf(context);
  if (launch === undefined) return undefined;
  const { call, passage, words } = launch;
  const suggestion = `Show in pictures or a short film beside ${quoted(call)} what ${context.site.name.inText} will do`;
  const fix = MONTH_OR_YEAR.test(words) ? suggestion : `${suggestion}, and say when it begins`;
  const text = `Not available yet: ${quoted(excerpt(words, 120))}`;
  return weakness('not-launched', 0.9, text, groundOf(passage, words), fix);
};
