import type { Context } from '../findings/context.ts';
import { memoize } from '../findings/memoize.ts';
import { showsPaying } from '../findings/sells.ts';
import { type KindId, type ModelId, kindsOf } from '../kind/kind.ts';
import { SURE_MODEL } from '../kind/models.ts';
import { setOf } from '../read/wording.ts';
import { isPriced, modelsOf } from '../report/models.ts';
import { streamsOf } from '../report/streams.ts';

/** The maximum if the income follows only from the kind of site, or from a request for a quote. */
const INFERRED_ONLY = 0.5;
/** An income in a link or a short line is only likely. */
const MENTIONED_ONLY = 0.55;
/** Prices or plans on the page show the income, under any name. */
const HAS_PRICES = 0.8;
/** The maximum for sites that live on donations, except nonprofits and religious sites. */
const DONATIONS_ONLY = 0.55;
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

/** Models whose income a cart or a payment button proves. A form to apply or join does not. */
const PAID_BY_BUTTON: ReadonlySet<ModelId> = new Set(['purchase', 'donations', 'tickets']);
/** Kinds of statements about income in the page’s own words: an offer on request, or fees of participants. */
const STATED_KINDS: ReadonlySet<string> = setOf('elsewhere today');

/**
 * How clearly a site shows its income, from 0 to 1: by a price, a plan or a cart, in words, or only by its kind. Undefined
 * if it is unknown; never 0, because the report may name an income.
 */
export const incomeClarity = (context: Context): number | undefined => {
  const { isSure, model } = context;
  const named = isNamed(context) ? MENTIONED_ONLY : undefined;
  if (!isSure) return named;
  if (model.id === 'free') return named;
  const [main] = modelsOf(context);
  if (main?.kind === 'denied') return named;
  if (model.confidence < SURE_MODEL && !showsPaying(context)) {
    if (main !== undefined && STATED_KINDS.has(main.kind)) return named ?? INFERRED_ONLY;
    return named;
  }
  const hasPrices = isPriced(context);
  // If the report calls the income unknown, the rating must not infer one.
  if (main?.kind === 'unknown' && !hasPrices) return named;
  const isPaid = hasPrices || (PAID_BY_BUTTON.has(model.id) && showsPaying(context));
  const seen = Math.min(isPaid ? 1 : INFERRED_ONLY, model.confidence * 1.3);
  const value = Math.max(seen, hasPrices ? HAS_PRICES : 0, named ?? 0);
  return livesOnGifts(context) ? Math.min(value, DONATIONS_ONLY) : value;
};
