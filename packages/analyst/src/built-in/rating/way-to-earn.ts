import type { Context } from '../findings/context.ts';
import { once } from '../findings/once.ts';
import { pricesOf } from '../findings/price.ts';
import { priceTableOf } from '../findings/price-table.ts';
import { showsPaying } from '../findings/sells.ts';
import { type KindId, type ModelId, kindsOf } from '../kind/kind.ts';
import { SURE_MODEL } from '../kind/models.ts';
import { setOf } from '../read/wording.ts';
import { modelsOf } from '../report/models.ts';
import { streamsOf } from '../report/streams.ts';

/** How it earns follows from what it is, or from a button that asks for an offer. */
const UNSEEN = 0.5;
/** An income that a link or a short line names is no more than likely. */
const NAMED_ONLY = 0.55;
/** Prices or plans on the page say how it earns, under any name. */
const PRICED = 0.8;
/** Gifts are an income that no offer earns, unless the cause is the offer. */
const GIVEN = 0.55;
const CAUSES: ReadonlySet<KindId> = kindsOf('nonprofit religious');
const livesOnGifts = ({ model, judgment }: Context): boolean =>
  model.id === 'donations' && !CAUSES.has(judgment.kind.id);

/** Gifts and the like are extras; at an event, those who take part pay first. */
const EXTRAS = /^(?:gift|a shop|rooms|rentals|services beside|catering|workshops|courses|tickets)/u;
const AT_EVENTS = /sponsor|advertis/u;
const isNamed = once((context: Context): boolean =>
  streamsOf(context, []).some(
    ({ label }) => !EXTRAS.test(label) && !(context.judgment.kind.id === 'event' && AT_EVENTS.test(label)),
  ),
);

/** Sales, gifts and tickets have a cart or a separate button; a form to apply or to join shows no payment. */
const PAID_BY_BUTTON: ReadonlySet<ModelId> = new Set(['purchase', 'donations', 'tickets']);
/** What the report says on income in words of the page: an offer on request, or what those who register pay. */
const SAID: ReadonlySet<string> = setOf('elsewhere today');

/**
 * How plain it is how the site earns, from 0 to 1: by a price, a plan or a cart, by words, or only by what it is. None is denied
 * beside one that the report names.
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
  const isPriced = pricesOf(context).length > 0 || priceTableOf(context) !== undefined;
  // What the report calls not known, its rating does not infer.
  if (main?.kind === 'unknown' && !isPriced) return named;
  const isPaid = isPriced || (PAID_BY_BUTTON.has(model.id) && showsPaying(context));
  const seen = Math.min(isPaid ? 1 : UNSEEN, model.confidence * 1.3);
  const value = Math.max(seen, isPriced ? PRICED : 0, named ?? 0);
  return livesOnGifts(context) ? Math.min(value, GIVEN) : value;
};
