import type { Analyst } from '@twofold/analyst/analyst';
import type { Logger } from '@twofold/http/log';
import type { ReadSite } from '@twofold/site-reader/site-snapshot';
import type { Keyring } from '@twofold/keyring/keyring';
import { Router } from 'express';
import type pg from 'pg';
import type { Staff } from './accounts/staff.ts';
import { createAdmission } from './analysis/admission.ts';
import { createAnalyze } from './analysis/analyze.ts';
import { postgresBudget, type AnalysisBudget, type DailyBudget } from './analysis/budget.ts';
import { createLateReportJobs } from './analysis/late-report/late-report-jobs.ts';
import { createLateReports, type WriteLateReport } from './analysis/late-report/write-late-report.ts';
import { createModeration } from './analysis/moderation.ts';
import { createOutcomes } from './analysis/outcome.ts';
import type { KeepText } from './analysis/captures/keep-text.ts';
import type { TrackProgress } from './analysis/progress/track-progress.ts';
import { deviceProductRoutes, type DeviceProductRoutesDeps } from './analysis/device-product-routes.ts';
import { createHideApp } from './analysis/hide-app.ts';
import { productRoutes, type ProductRoutesDeps } from './analysis/product-routes.ts';
import { passageRoutes, type PassageRoutesDeps } from './analysis/passages/routes.ts';
import { createReanalyze } from './analysis/reanalyze.ts';
import { reanalysisRoutes } from './analysis/reanalysis-routes.ts';
import { analysisRoutes } from './analysis/routes.ts';
import { screenshotRoutes, type ScreenshotRoutesDeps } from './analysis/screenshots/routes.ts';
import { createTokenOfLink } from './analysis/share-link.ts';
import { shareRoutes } from './analysis/share-routes.ts';
import type { FoldStream } from './fold-stream.ts';
import type { Receiver } from './reactors/send-command.ts';
import type { RequestLog } from './requests/request-log.ts';
import { createRateLimit } from './limits/rate-limit.ts';

type Options = {
  readonly readSite: ReadSite;
  readonly log: Logger;
  readonly createAnalyst: (budget: AnalysisBudget) => Analyst;
  readonly limits: { readonly analysesPerHour: number; readonly daily: DailyBudget };
};

type Parts = Omit<ProductRoutesDeps, 'moderation' | 'hideApp'> &
  ScreenshotRoutesDeps &
  PassageRoutesDeps &
  Pick<DeviceProductRoutesDeps, 'belongings'> & {
    readonly keepText: KeepText;
    readonly trackProgress: TrackProgress;
    readonly keyring: Pick<Keyring, 'secret'>;
    readonly pool: pg.Pool;
    readonly fold: FoldStream;
    readonly requestLog: Pick<RequestLog, 'giveBack'>;
    readonly staff: Staff;
    readonly now: () => Date;
    readonly newId: () => string;
  };

/** A late report reads the site again. */
const READING_MS = 60_000;
/** Added to the longest run of a late report, so that a report still running has not expired. */
const EXPIRING_MS = 60_000;

export type ConnectedAnalysis = {
  readonly routes: Router;
  readonly receivers: readonly Receiver[];
  readonly writeLateReport: WriteLateReport;
};

/** The routes of analyses and products, and late reports. `stopping` interrupts running analyses. */
export const connectAnalysis = (
  { readSite, log, createAnalyst, limits }: Options,
  parts: Parts,
  stopping: AbortSignal,
): ConnectedAnalysis => {
  const { pool, now, staff } = parts;
  const hiding = { ...parts, hideApp: createHideApp(parts.findApp) };
  const budget = postgresBudget({ pool, limits: limits.daily, now });
  const analyst = createAnalyst(budget);
  const findOutcome = createOutcomes({ readSite, analyst, log, stopping });
  const ofVisitors = createRateLimit('analysis', limits.analysesPerHour);
  const ofAccounts = createRateLimit('account-analysis', limits.analysesPerHour);
  const ofAttempts = createRateLimit('analysis-attempt', limits.analysesPerHour);
  const { giveBack } = parts.requestLog;
  const admission = createAdmission({ ofVisitors, ofAccounts, ofAttempts, giveBack });
  const analyze = createAnalyze({ ...parts, findOutcome });
  const reanalyze = createReanalyze({ ...parts, findOutcome });
  const { late } = analyst;
  const limitMs = (late?.limitMs ?? 0) + READING_MS;
  const { receiver, writeLateReport } = createLateReports({
    ...parts,
    jobs: createLateReportJobs(parts),
    findOutcome: late && createOutcomes({ readSite, analyst: late, log, stopping, limitMs }),
    expiresAfterMs: limitMs + EXPIRING_MS,
  });
  const routes = Router().use(
    analysisRoutes({ ...parts, admission, analyze }),
    reanalysisRoutes({ ...hiding, admission, reanalyze }),
    productRoutes({ ...hiding, moderation: createModeration(staff) }),
    deviceProductRoutes(parts),
    screenshotRoutes(parts),
    passageRoutes(parts),
    shareRoutes({ ...hiding, tokenOfLink: createTokenOfLink(parts.keyring) }),
  );
  return { routes, receivers: [receiver], writeLateReport };
};
