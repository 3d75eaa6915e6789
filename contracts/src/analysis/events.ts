import { z } from 'zod';
import type { EventOf } from '../event-of.ts';
import { personal } from '../personal.ts';
import { browserMeasurement } from './browser-measurement.ts';
import { measurementFailure } from './measurement-failure.ts';
import { provenance, report } from './report.ts';
import { screenshotName } from './screenshot.ts';

const productId = z.int().positive();
const ofReport = { sealedWith: 'report', of: 'productId' } as const;
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** Who removed an app, in which capacity, and why. */
const removal = {
  userId: z.int().positive(),
  as: z.enum(['owner', 'moderator']),
  reason: z.string().max(1_000).optional(),
};

/** Why a site could not be analyzed. The site causes the first six (422); we or the provider cause the others. */
export const analysisFailure = z.enum([
  'unreachable',
  'blocked',
  'login-wall',
  'empty-shell',
  'not-html',
  'refused-address',
  'provider-failed',
  'provider-timed-out',
  'interrupted',
]);
export type AnalysisFailure = z.infer<typeof analysisFailure>;

/** Version 1 is the first analysis. A failed analysis uses up its number. */
const version = z.int().min(2);
const anyVersion = z.int().positive();

/**
 * A capture of one version of a report, in `write_side.captures`: the text of the pages that were read, or a
 * screenshot. The bytes are sealed with the key of the report and stored before the event; `digest` is the SHA-256 of
 * the sealed bytes.
 */
const capture = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  digest: sha256,
  bytes: z.int().positive(),
});
export type Capture = z.infer<typeof capture>;

/** Additional data of a completed analysis. With `measurement`, the site is measured afterwards (D-122). */
const kept = {
  captures: z.array(capture).max(10).optional(),
  measurement: z.literal('follows').optional(),
  /** A model took too long for the visitor: its report becomes a newer version when it is complete (D-121). */
  modelReport: z.literal('follows').optional(),
};

/** A screenshot above the fold; its name includes the screen size. */
const screenshot = capture.extend({
  name: screenshotName,
  width: z.int().positive(),
  height: z.int().positive(),
});
export type CapturedScreenshot = z.infer<typeof screenshot>;

/**
 * The life of one analysis; its report is the product. Stream: `product-<productId>`. `submittedBy` is the value of
 * the submitting browser's cookie `device` (D-133; in release 0.1, its SHA-256), `requestedBy` the account, if any. After
 * `dueAt` an analysis that has not ended counts as interrupted.
 */
export const analysisEvents = {
  AnalysisRequested: z.object({
    productId,
    url: personal(z.url().max(2_048), ofReport),
    requestedBy: z.int().positive().optional(),
    submittedBy: sha256.optional(),
    requestedAt: z.iso.datetime(),
    dueAt: z.iso.datetime(),
  }),
  AnalysisCompleted: z.object({
    productId,
    finalUrl: personal(z.url().max(4_096), ofReport),
    report: personal(report, ofReport),
    provenance,
    ...kept,
    completedAt: z.iso.datetime(),
  }),
  AnalysisFailed: z.object({
    productId,
    reason: analysisFailure,
    failedAt: z.iso.datetime(),
  }),
  /** The requesting browser canceled the analysis: reading stops, and no report follows. */
  AnalysisCancelled: z.object({ productId, cancelledAt: z.iso.datetime() }),
  /** The site is read again, for a newer version of the report (D-129). */
  ReanalysisRequested: z.object({
    productId,
    version,
    requestedBy: z.int().positive().optional(),
    submittedBy: sha256.optional(),
    /** Not requested by a user: the report of a slow model follows. */
    because: z.literal('slow-model').optional(),
    requestedAt: z.iso.datetime(),
    dueAt: z.iso.datetime(),
  }),
  ReanalysisCompleted: z.object({
    productId,
    version,
    finalUrl: personal(z.url().max(4_096), ofReport),
    report: personal(report, ofReport),
    provenance,
    ...kept,
    /** As in `ReanalysisRequested`; absent in versions recorded before notifications existed. */
    because: z.literal('slow-model').optional(),
    completedAt: z.iso.datetime(),
  }),
  /** The current report stays unchanged. */
  ReanalysisFailed: z.object({ productId, version, reason: analysisFailure, failedAt: z.iso.datetime() }),
  /** The screenshots of a version, as soon as they are taken. Another event records how the measurement ended. */
  ScreenshotsTaken: z.object({
    productId,
    version: anyVersion,
    screenshots: z.array(screenshot).min(1).max(2),
    takenAt: z.iso.datetime(),
  }),
  /**
   * A browser measured the site after the report (D-122). A version is measured once. Its screenshots are those of
   * `ScreenshotsTaken`, if there is one.
   */
  SiteMeasured: z.object({
    productId,
    version: anyVersion,
    screenshots: z.array(screenshot).max(2),
    /** Absent in measurements recorded when only screenshots were taken. */
    browser: personal(browserMeasurement, ofReport).optional(),
    measuredAt: z.iso.datetime(),
  }),
  SiteMeasurementFailed: z.object({
    productId,
    version: anyVersion,
    reason: measurementFailure,
    failedAt: z.iso.datetime(),
  }),
  /** The visitor who submitted it now owns it (D-47). */
  ProductClaimed: z.object({ productId, userId: z.int().positive(), claimedAt: z.iso.datetime() }),
  /** It was removed from all public lists. A moderator gives a reason, which must not contain personal data. */
  ProductUnlisted: z.object({ productId, ...removal, unlistedAt: z.iso.datetime() }),
  /** It is in the public lists again. A moderator's unlisting can only be undone by a moderator. */
  ProductListedAgain: z.object({
    productId,
    userId: z.int().positive(),
    as: z.enum(['owner', 'moderator']),
    listedAt: z.iso.datetime(),
  }),
  /** It is hidden from everyone. The key of its report is deleted next. */
  ProductTakenDown: z.object({ productId, ...removal, takenDownAt: z.iso.datetime() }),
  /**
   * Its owner can share an address that opens the unlisted report (D-134). The token in that address is derived from
   * `linkId` and a secret that is not in the log; `tokenHash` is its SHA-256.
   */
  ShareLinkCreated: z.object({
    productId,
    userId: z.int().positive(),
    linkId: z.string().max(200),
    tokenHash: sha256,
    createdAt: z.iso.datetime(),
  }),
  /** The shared address no longer works. */
  ShareLinkRevoked: z.object({ productId, userId: z.int().positive(), revokedAt: z.iso.datetime() }),
  /** Its owner was erased: it has no owner and is unlisted (D-39). */
  ProductDisowned: z.object({ productId, disownedAt: z.iso.datetime() }),
};
export type AnalysisEvent = EventOf<typeof analysisEvents>;
