import type { EventStore } from '@twofold/event-store/port';
import { streamOf } from '../category.ts';
import { foldStream } from '../fold-stream.ts';
import { refuse } from '../decider.ts';
import { productCategory } from './category.ts';
import type { Analysis } from './decider.ts';

/** A user who wants to review an app, from the browser with this cookie `device`; `isAsked` if they have a seat for it. */
type Reviewer = {
  readonly productId: number;
  readonly userId: number;
  readonly device: string;
  readonly isAsked: boolean;
};

/**
 * Whether a user may review an app: it must be visible to them or they must have a seat, and it must not be their own.
 * A review from the browser that submitted the app earns nothing, even if another account owns the app: otherwise a
 * second account could mint credits (D-07, D-133).
 * @throws Refusal `product-not-found`, `own-product`
 */
export const createAdmitReviewer =
  ({ store }: { readonly store: EventStore }) =>
  async (reviewer: Reviewer): Promise<{ readonly earns: boolean }> => {
    const { state } = await foldStream(store, productCategory, streamOf(productCategory, reviewer.productId));
    return admit(state, reviewer);
  };

const admit = (product: Analysis, { userId, device, isAsked }: Reviewer): { readonly earns: boolean } => {
  if (product.status !== 'completed') return refuse('product-not-found');
  if (product.owner === userId) return refuse('own-product');
  if (!product.isListed && !isAsked) return refuse('product-not-found');
  return { earns: !isDeviceOf(product, device) };
};

/** Whether this browser submitted the app or requested a reanalysis of it. */
const isDeviceOf = ({ request, reanalyses }: Exclude<Analysis, { status: 'absent' }>, device: string): boolean =>
  [request, ...reanalyses].some(({ submittedBy }) => submittedBy === device);
