import type { ProductSummary, ProductView } from './api.ts';

/**
 * One row of the view `read_models.products`, written by the projection `products`. `document` and `summary` are JSON
 * texts ready to serve (`ProductDocument` and `ListedProduct`); a failed or pending analysis has no row.
 */
export type ProductRow = {
  readonly id: number;
  readonly owner_id: number | null;
  readonly is_listed: boolean;
  readonly document: string;
  readonly summary: string;
};

/** What `document` says: the answer of `GET /api/products/{id}` as it stands. */
export type ProductDocument = ProductView;

/** What `summary` says: one item of `GET /api/products`. */
export type ListedProduct = ProductSummary;
