import { Refusal, refuse } from '../decider.ts';
import type { Asking, FindApp } from './find-app.ts';

/** Runs what somebody asks for about an app. @throws Refusal `product-not-found` instead of any other, where they may not know of it */
export type HideApp = <Result>(productId: number, asking: Asking, run: () => Promise<Result>) => Promise<Result>;

/** For what strangers are refused in any case: the refusal must not tell them that there is an unlisted app (D-134). */
export const createHideApp =
  (findApp: FindApp): HideApp =>
  async (productId, asking, run) => {
    try {
      return await run();
    } catch (error) {
      if (error instanceof Refusal && !(await findApp(productId, asking))) return refuse('product-not-found');
      throw error;
    }
  };
