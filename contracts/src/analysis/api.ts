import { z } from 'zod';
import { typedAddress, typedText } from '../typed-text.ts';
import { visibleText } from '../visible-text.ts';
import { browserMeasurement } from './browser-measurement.ts';
import { measurementFailure } from './measurement-failure.ts';
import { evidence, provenance, report } from './report.ts';
import { screenshotView } from './screenshot.ts';

/** Body of `POST /api/analyze/url`. An absolute http or https URL with a host and without credentials (D-40). */
export const analyzeUrlBody = z.object({
  url: typedAddress('URL is required')
    .min(1, 'URL is required')
    .max(2_048, 'Please enter a valid URL')
    .refine(isAnalyzableUrl, 'Please enter a valid URL'),
});
export type AnalyzeUrlBody = z.infer<typeof analyzeUrlBody>;

export const analyzeUrlResponse = z.object({ productId: z.int().positive() });
export type AnalyzeUrlResponse = z.infer<typeof analyzeUrlResponse>;

/** Answer of `POST /api/products/{id}/reanalyses`: the version that was written. */
export const reanalyzeResponse = z.object({ productId: z.int().positive(), version: z.int().min(2) });
export type ReanalyzeResponse = z.infer<typeof reanalyzeResponse>;

/**
 * The steps of an analysis, in order; `rendering` only for pages built by scripts. One of the last two ends it. Message
 * `progress` of `GET /api/analyses/{Idempotency-Key}/progress`, for the browser that sent the key.
 */
export const analysisStep = z.enum(['reading', 'rendering', 'pages', 'writing', 'done', 'failed']);
export type AnalysisStep = z.infer<typeof analysisStep>;
export const analysisProgress = z.object({ step: analysisStep });
export type AnalysisProgress = z.infer<typeof analysisProgress>;

/**
 * Answer of `GET /api/products/{id}/passages/{evidence}`, for users who may see the report: the text that contains the
 * quote of one statement, and the surrounding texts, from the text read of `page`. Secrets of the address are hidden in
 * it.
 */
export const passageView = z.object({
  page: z.string(),
  before: z.array(z.string()),
  text: z.string(),
  after: z.array(z.string()),
});
export type PassageView = z.infer<typeof passageView>;

/** A secret in a query. An unknown one gives no access; its format is not checked. */
const token = z.string().max(200).optional();

/**
 * Query of `GET /api/products/{id}`: without a version, the newest one. An unlisted report is opened by the token of its
 * share link (`share`), or by an order for it with the token from the mail to its buyer (`order` and `token`). `GET
 * /api/products/{id}/screenshots/{name}` takes the same query and answers WebP: without a version, the newest that has it.
 */
export const productQuery = z.object({
  version: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  share: token,
  order: z.coerce.number().int().positive().optional(),
  token,
});

export type ProductQuery = z.infer<typeof productQuery>;

/** Answer of `POST /api/products/{id}/share-link`: anyone who opens `/analysis/{id}?share={token}` sees the report. */
export const shareLinkResponse = z.object({ token: z.string() });
export type ShareLinkResponse = z.infer<typeof shareLinkResponse>;

const version = z.int().positive();

/**
 * Answer of `GET /api/products/{id}`: the report with its address and its origin. Users without special access get the
 * address without its query (D-134). Without `version` it is version 1, from the first analysis; `earlierVersions` are
 * available, newest first.
 */
export const productView = report.extend({
  id: z.int().positive(),
  version: version.optional(),
  earlierVersions: z.array(z.object({ version, createdAt: z.iso.datetime() })).optional(),
  url: z.string(),
  createdAt: z.iso.datetime(),
  provenance,
  evidence: z.array(evidence),
  /** The state of the site's measurement (D-122); absent if none was planned. */
  measurement: z.enum(['under-way', 'done', 'failed']).optional(),
  /** Why it failed. Absent in answers recorded before reasons were stored. */
  measurementFailure: measurementFailure.optional(),
  /** The browser measurement; absent if there is none, or it is no longer stored. */
  browser: browserMeasurement.extend({ measuredAt: z.iso.datetime() }).optional(),
  /** The screenshots of this version; absent if there are none. */
  screenshots: z.array(screenshotView).optional(),
});
export type ProductView = z.infer<typeof productView>;

/** One item of `GET /api/products`: the content of a Discover card (D-49), with the URL without its query (D-55). */
export const productSummary = productView
  .omit({
    evidence: true,
    criteria: true,
    facts: true,
    browser: true,
    measurementFailure: true,
    version: true,
    earlierVersions: true,
  })
  .extend({ openSeats: z.int().nonnegative() });
export type ProductSummary = z.infer<typeof productSummary>;

/** A page of a list, keyset by id: `before` is the last app of the page before it. */
const listPage = {
  limit: z.coerce.number().int().min(1).max(100).default(100),
  before: z.coerce.number().int().positive().optional(),
};

/** How the apps of Discover can be ordered. */
export const productSort = z.enum(['newest', 'oldest', 'name']);
export type ProductSort = z.infer<typeof productSort>;

/**
 * Query of `GET /api/products`, by default newest first (D-49). The words of `q` match prefixes of an app's search words;
 * `seats` keeps apps with an open seat; `for` omits apps that the reader, if logged in, owns or has reviewed.
 */
export const listProductsQuery = z.object({
  ...listPage,
  q: z.string().trim().max(200).optional(),
  seats: z.literal('open').optional(),
  for: z.literal('me').optional(),
  sort: productSort.default('newest'),
});
export type ListProductsQuery = z.infer<typeof listProductsQuery>;

/** Query of `GET /api/me/products`: newest first, keyset by id. Without a limit all are listed, for the profile's count. */
export const listOwnProductsQuery = z.object({
  ...listPage,
  limit: z.coerce.number().int().min(1).max(1_000).default(1_000),
});

/**
 * One item of `GET /api/me/products`: the user's own app, listed or not, whether it has a share link, and how many users
 * have reviewed it.
 */
export const ownProduct = productSummary.extend({
  isListed: z.boolean(),
  isShared: z.boolean().optional(),
  reviewCount: z.int().nonnegative(),
});
export type OwnProduct = z.infer<typeof ownProduct>;

/**
 * Answer of `GET /api/products/{id}/standing`: the reader's relation to an app. `isClaimable`: this browser submitted
 * it as a visitor, and it has no owner yet (D-47). `seesReviews`: `GET /api/products/{id}/reviews` answers them (D-15).
 * `order` is the last one that they paid.
 */
export const productStanding = z.object({
  isOwner: z.boolean(),
  isClaimable: z.boolean(),
  seesReviews: z.boolean(),
  /** Present if this browser submitted the app: a review from it earns no credit (D-07). */
  earnsNothing: z.literal(true).optional(),
  order: z
    .object({
      id: z.int().positive(),
      state: z.enum(['under-way', 'delivered', 'closed']),
      dueAt: z.iso.datetime(),
      seats: z.int().positive(),
      filled: z.int().nonnegative(),
    })
    .optional(),
});
export type ProductStanding = z.infer<typeof productStanding>;

/**
 * An item of `GET /api/device/products`, newest first: the unowned apps that this browser submitted, and the reader's
 * running analyses. `title` comes with the report; failed analyses are omitted. `isClaimable`: it can move to an
 * account (D-138).
 */
export const deviceProduct = z.object({
  id: z.int().positive(),
  url: z.string(),
  state: z.enum(['running', 'done']),
  title: z.string().optional(),
  isClaimable: z.boolean(),
  requestedAt: z.iso.datetime(),
});
export type DeviceProduct = z.infer<typeof deviceProduct>;

/** Answer of `POST /api/device/products/claim`: the apps submitted by this browser that the account now owns. */
export const claimDeviceProductsResponse = z.object({ claimed: z.array(z.int().positive()) });
export type ClaimDeviceProductsResponse = z.infer<typeof claimDeviceProductsResponse>;

/** Body of `POST /api/products/{id}/unlist` and of `DELETE /api/products/{id}`: a moderator gives the reason. */
export const removeProductBody = z.object({
  reason: typedText()
    .trim()
    .refine((reason) => visibleText(reason) !== '', 'Please give a reason')
    .max(1_000, 'The reason can have at most 1,000 characters')
    .optional(),
});
export type RemoveProductBody = z.infer<typeof removeProductBody>;

function isAnalyzableUrl(text: string): boolean {
  if (!/^https?:\/\//i.test(text)) return false;
  const url = URL.parse(text);
  return url !== null && url.hostname !== '' && url.username === '' && url.password === '';
}
