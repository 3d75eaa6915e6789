import type { EventStore } from '@twofold/event-store/port';
import { streamOf } from '../category.ts';
import { foldStream } from '../fold-stream.ts';
import { productCategory } from './category.ts';
import type { Analysis } from './decider.ts';
import { hashOfToken } from './share-link.ts';

/** An app as other slices see it; `owner` is its account, if any. */
export type FoundApp = { readonly productId: number; readonly owner: number | undefined };

/**
 * Who requests an app: the account, the browser that may have bought reviews of it, the device that may have submitted
 * it, the token of a share link, and an order with the token from the mails to its buyer.
 */
export type Asking = {
  readonly userId?: number | undefined;
  readonly browser?: string | undefined;
  readonly device?: string | undefined;
  readonly share?: string | undefined;
  readonly order?: { readonly id: number; readonly token: string } | undefined;
  /** Whether the request uses an access token, which never has the rights of staff. */
  readonly isByToken?: boolean;
};

export type FindApp = (productId: number, asking?: Asking) => Promise<FoundApp | undefined>;

/** Whether a user is staff, or has bought or reviewed an app, or may review it now. Implemented by other slices. */
export type IsInvolved = (productId: number, asking: Asking) => Promise<boolean>;

/**
 * Finds an analyzed app that was not taken down. An unlisted app is found only for users who may see it (D-134). A missing
 * app takes the same time.
 */
export const createFindApp =
  ({ store, isInvolved }: { readonly store: EventStore; readonly isInvolved: IsInvolved }): FindApp =>
  async (productId, asking) => {
    const { state } = await foldStream(store, productCategory, streamOf(productCategory, productId));
    const isHidden =
      asking !== undefined && !isListed(state) && !isTheirs(state, asking) && !(await isInvolved(productId, asking));
    return state.status === 'completed' && !isHidden ? { productId, owner: state.owner } : undefined;
  };

const isListed = (app: Analysis): boolean => app.status === 'completed' && app.isListed;

/** Once an owner is erased, the submitting device has no access either. */
const isTheirs = (app: Analysis, { userId, device, share }: Asking): boolean => {
  if (app.status !== 'completed') return false;
  const { owner, wasOwned, request } = app;
  if (owner !== undefined && owner === userId) return true;
  if (app.share !== undefined && share !== undefined && app.share.tokenHash === hashOfToken(share)) return true;
  return device !== undefined && request.submittedBy === device && (owner !== undefined || !wasOwned);
};
