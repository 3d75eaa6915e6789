import type { EventStore } from '@twofold/event-store/port';
import { streamOf } from '../category.ts';
import { foldStream } from '../fold-stream.ts';
import { productCategory } from './category.ts';
import type { Analysis } from './decider.ts';
import { hashOfToken } from './share-link.ts';

/** An app as other slices know it; `owner` is the account that it belongs to, if any. */
export type FoundApp = { readonly productId: number; readonly owner: number | undefined };

/**
 * Who asks about an app: the account, the browser that may have bought reviews of it, the device that may have submitted it,
 * the token of a share link, and an order with the token in the mails to its buyer.
 */
export type Asking = {
  readonly userId?: number | undefined;
  readonly browser?: string | undefined;
  readonly device?: string | undefined;
  readonly share?: string | undefined;
  readonly order?: { readonly id: number; readonly token: string } | undefined;
  /** Asked with an access token, which never has the rights of staff. */
  readonly isByToken?: boolean;
};

export type FindApp = (productId: number, asking?: Asking) => Promise<FoundApp | undefined>;

/** Whether somebody is staff, or has bought or reviewed an app, or may review it now: other slices know. */
export type IsInvolved = (productId: number, asking: Asking) => Promise<boolean>;

/**
 * Finds an app that was analyzed and not taken down. Where somebody asks, an unlisted app is found only if they may know of
 * it (D-134); an app that does not exist takes as long to be missed.
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

/** Of what an erased person has owned, the device that submitted it opens nothing. */
const isTheirs = (app: Analysis, { userId, device, share }: Asking): boolean => {
  if (app.status !== 'completed') return false;
  const { owner, wasOwned, request } = app;
  if (owner !== undefined && owner === userId) return true;
  if (app.share !== undefined && share !== undefined && app.share.tokenHash === hashOfToken(share)) return true;
  return device !== undefined && request.submittedBy === device && (owner !== undefined || !wasOwned);
};
