import { actionsIn } from './actions.ts';
import type { Context } from './context.ts';
import { contactOf } from './next-step.ts';
import { quoted } from '../read/wording.ts';

/** Buttons of forms, menus and lists that lead nowhere in particular. */
const OF_THE_PAGE =
  /^(?:go|ok|x|send|submit|search|close|cancel|next|previous|back|more|read|learn|view|show|see|edit|log|sign in|sign-in|login|subscribe|menu|skip|share|follow|like|reply|here|retrieve|live chat|customer login|vai|cerca|suchen?|buscar?|rechercher|invia|enviar|senden|envoyer|iscriviti ora)\b/iu;
const LONGEST = 42;
/** One word alone is the label of a menu, unless it is one of these. */
const SINGLE = /^(?:buy|order|register|download|downloads|donate|kaufen|bestellen|acheter|comprar|acquista)$/iu;
const MOST = 2;

/** What a page offers to do next where it has no button for what it lives on: other buttons, or a way to get in touch. */
export const furtherSteps = (context: Context): readonly string[] => {
  const { callsToAction } = context.site.snapshot;
  const noise = new Set(context.site.passages.filter(({ isNoise }) => isNoise).map(({ text }) => text));
  const buttons = callsToAction
    .map(({ text }) => text.trim())
    .filter((text) => text.length <= LONGEST && (/\p{L}\s+\p{L}/u.test(text) || SINGLE.test(text)) && !noise.has(text));
  const named = [...new Set([...actionsIn(context), ...buttons])]
    .filter((text) => !OF_THE_PAGE.test(text.replace(/^[^\p{L}]+/u, '')))
    .slice(0, MOST)
    .map((text) => quoted(text));
  return named.length > 0 || !contactOf(context).isReachable ? named : ['a way to get in touch'];
};
