/**
 * One row of the view `read_models.products`, written by the projection `products`. `document` and `summary` are JSON
 * texts ready to serve (`ProductView` and `ProductSummary` of `api.ts`); a failed or pending analysis has no row.
 */
export type ProductRow = {
  readonly id: number;
  readonly is_listed: boolean;
  readonly document: string;
  readonly summary: string;
};
