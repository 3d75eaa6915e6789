import type { ProductSummary, ProductView } from './api.ts';

/**
 * One row of the view `read_models.products`, written by the projection `products`. `document` and `summary` are JSON
 * texts ready to serve (`ProductDocument` and `ListedProduct`). Pending, failed and taken-down analyses have no row.
 * `claimable_by` is the SHA-256 of the cookie of the browser that submitted the app as a visitor, as long as it has never
 * had an owner (D-47); `submitted_by` is that of any submitting browser, until an owner of the app is erased. `share_hash`
 * is the SHA-256 of the token in its share link. `url` is the whole address, for those who may see it (D-134); all other
 * texts contain neither its query nor the secrets in it. `title`, `description` and `public_url` (without its query, D-55)
 * repeat the summary, for screens that only name an app. `persona_words` is a `tsvector`: the stems of the English words
 * in the personas of the report. `search_words` is a `tsvector` of the words by which Discover finds the app
 * (`searchWords`). `version` is that of the report; `older` is a JSON object of the last documents before it, by version.
 */
export type ProductRow = {
  readonly id: number;
  readonly owner_id: number | null;
  readonly is_listed: boolean;
  readonly claimable_by: string | null;
  readonly submitted_by: string | null;
  readonly share_hash: string | null;
  readonly url: string;
  readonly document: string;
  readonly summary: string;
  readonly title: string;
  readonly description: string;
  readonly public_url: string;
  readonly persona_words: string;
  readonly search_words: string | null;
  readonly version: number;
  readonly older: string | null;
};

/** The JSON in `document`: the answer of `GET /api/products/{id}` to strangers. */
export type ProductDocument = ProductView;

/** The JSON in `summary`: an item of `GET /api/products` without the open seats, which change without the product. */
export type ListedProduct = Omit<ProductSummary, 'openSeats'>;

/**
 * One row of the view `read_models.submissions`, written by the projection of that name: an analysis, from its request on.
 * `device` is the SHA-256 of the submitting browser's cookie; null once the app was taken down, or an owner was erased.
 * A running analysis counts as interrupted after `due_at`. Times are ISO texts.
 */
export type SubmissionRow = {
  readonly id: number;
  readonly device: string | null;
  readonly owner_id: number | null;
  readonly url: string;
  readonly state: 'running' | 'done' | 'failed';
  readonly requested_at: string;
  readonly due_at: string;
};
