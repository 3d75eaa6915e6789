import type { EventStore } from '@twofold/event-store/port';
import { streamOf } from '../category.ts';
import { foldStream } from '../fold-stream.ts';
import { productCategory } from './category.ts';

/** An app as other slices know it; `owner` is the account that it belongs to, if any. */
export type FoundApp = { readonly productId: number; readonly owner: number | undefined };

/** Finds an app that was analysed and not taken down; an unlisted one is found by whoever has its id. */
export const createFindApp =
  ({ store }: { readonly store: EventStore }) =>
  async (productId: number): Promise<FoundApp | undefined> => {
    const { state } = await foldStream(store, productCategory, streamOf(productCategory, productId));
    return state.status === 'completed' ? { productId, owner: state.owner } : undefined;
  };
