import type { Context } from '../findings/context.ts';
import { memoize } from '../findings/memoize.ts';
import { showsPaying } from '../findings/sells.ts';
import { type KindId, type ModelId, kindsOf } from '../kind/kind.ts';
import { SURE_MODEL } from '../kind/models.ts';
import { setOf } from '../read/wording.ts';
import { isPriced, modelsOf } from '../report/models.ts';
import { streamsOf } from '../report/streams.ts';

/** The income follows from the kind of site, or from a request for a quote. */
const UNSEEN = 0.5;
/** An income in a link or a short line is only likely. */
const NAMED_ONLY = 0.55;
/** Prices or plans on the page show the income, under any name. */
const PRICED = 0.8;
/** Donations are income without an offer, unless the cause is the offer. */
const GIVEN = 0.55;
const CAUSES: ReadonlySet<KindId> = kindsOf('nonprofit religious');
const livesOnGifts = ({ model, judgment }: Context): boolean =>
  model.id === 'donations' && !CAUSES.has(judgment.kind.id);

/** Gift cards and the like are extras; at an event, participants pay first. */
const EXTRAS = /^(?:gift|a shop|rooms|rentals|services beside|catering|workshops|courses|tickets)/u;
const AT_EVENTS = /sponsor|advertis/u;
const isNamed = memoize((context: Context): boolean =>
  streamsOf(context, []).some(
    ({ label }) => !EXTRAS.test(label) && !(context.judgment.kind.id === 'event' && AT_EVENTS.test(label)),
  ),
);

/** Models shown by a cart or a separate button; a form to apply or join shows no payment. */
const PAID_BY_BUTTON: ReadonlySet<ModelId> = new Set(['purchase', 'donations', 'tickets']);
/** Kinds of statements about income in the page’s own words: an offer on request, or fees of participants. */
const SAID: ReadonlySet<string> = setOf('elsewhere today');

/**
 * How plain the income of a site is, from 0 to 1: by a price, a plan or a cart, by words, or only by its kind. Undefined if it is
 * unknown; never 0, because the report may name an income.
 */
export const wayToEarn = (context: Context): number | undefined => {
  const { isSure, model } = context;
  const named = isNamed(context) ? NAMED_ONLY : undefined;
  if (!isSure) return named;
  if (model.id === 'free') return named;
  const [main] = modelsOf(context);
  if (main?.kind === 'denied') return named;
  if (model.confidence < SURE_MODEL && !showsPaying(context)) {
    if (main !== undefined && SAID.has(main.kind)) return named ?? UNSEEN;
    return named;
  }
  const hasPrices = isPriced(context);
  // If the report calls the income unknown, the rating must not infer one.
  if (main?.kind === 'unknown' && !hasPrices) return named;
  const isPaid = hasPrices || (PAID_BY_BUTTON.has(model.id) && showsPaying(context));
  const seen = Math.min(isPaid ? 1 : UNSEEN, model.confidence * 1.3);
  const value = Math.max(seen, hasPrices ? PRICED : 0, named ?? 0);
  return livesOnGifts(context) ? Math.min(value, GIVEN) : value;
};
