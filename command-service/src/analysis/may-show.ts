import type { ProductQuery } from '@twofold/contracts/analysis/api';
import { accountIdOf, type Sessions } from '@twofold/sessions/sessions';
import type { Request, Response } from 'express';
import { findSession } from '../requests/find-session.ts';
import { askingOf } from './asking.ts';
import type { FindApp } from './find-app.ts';

export type MayShowDeps = { readonly findApp: FindApp; readonly sessions: Sessions };

type Asked = {
  readonly request: Request;
  readonly response: Response;
  readonly links: Pick<ProductQuery, 'share' | 'order' | 'token'>;
};

/**
 * Whether a user may see a report and its captures (D-134). Most reports are listed and need no session lookup. A
 * missing report takes the same path as a hidden one.
 */
export const mayShow = async (
  { findApp, sessions }: MayShowDeps,
  productId: number,
  { request, response, links }: Asked,
): Promise<boolean> => {
  if (await findApp(productId, {})) return true;
  await findSession(sessions, request, response);
  const { share, order: id, token } = links;
  const order = id !== undefined && token !== undefined ? { id, token } : undefined;
  const asking = { ...askingOf(request, accountIdOf(request)), share, order };
  return (await findApp(productId, asking)) !== undefined;
};
