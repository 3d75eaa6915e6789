import type { ProductSummary, ProductView } from './api.ts';

/**
 * One row of the view `read_models.products`, written by the projection `products`. `document` and `summary` are JSON
 * texts ready to serve (`ProductDocument` and `ListedProduct`); a failed or pending analysis has no row, nor has what was
 * taken down. `claimable_by` is the SHA-256 of the cookie of the browser that submitted it as a visitor, while no one has
 * owned it (D-47); `submitted_by` is that of any browser, until a person who owned it is erased. `share_hash` is the SHA-256
 * of the token in its share link. `url` is the whole address, for those who may see it (D-134); all other texts have
 * neither its query nor what is secret in it. `title`, `description` and `public_url` (without its query, D-55) are those of the summary, for screens
 * that only name an app. `persona_words` is a `tsvector`: the stems of the English words in the personas of the report. `search_words` is a `tsvector` of what Discover finds the app by
 * (`searchWords`). `version` is that of
 * the report; `older` is a JSON object of the documents of the last versions before it, by their numbers.
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

/** What `document` says: the answer of `GET /api/products/{id}` to strangers as it stands. */
export type ProductDocument = ProductView;

/** What `summary` says: an item of `GET /api/products`, but for the open seats, which change without the product. */
export type ListedProduct = Omit<ProductSummary, 'openSeats'>;

/**
 * One row of the view `read_models.submissions`, written by the projection of that name: an analysis since its request.
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
