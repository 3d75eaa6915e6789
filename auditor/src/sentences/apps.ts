import { isErased } from '@twofold/contracts/personal';
import { because, quoted, type SentencesOf } from './wording.ts';

export const product: SentencesOf<'product'> = {
  AnalysisRequested: ({ productId, url, requestedBy }) =>
    `${requestedBy === undefined ? 'A visitor' : `User ${requestedBy}`} requested an analysis of ${quoted(url)}, as app ${productId}`,
  AnalysisCompleted: ({ productId, finalUrl, report }) =>
    `The analysis of app ${productId} at ${quoted(finalUrl)} is complete${isErased(report) ? ', its report erased' : ''}`,
  AnalysisFailed: ({ productId, reason }) => `The analysis of app ${productId} failed: ${reason}`,
  AnalysisCancelled: ({ productId }) => `The browser that requested the analysis of app ${productId} canceled it`,
  ReanalysisRequested: ({ productId, version, requestedBy }) =>
    `${requestedBy === undefined ? 'A visitor' : `User ${requestedBy}`} requested version ${version} of the report on app ${productId}`,
  ReanalysisCompleted: ({ productId, version, finalUrl, report }) =>
    `Version ${version} of the report on app ${productId} at ${quoted(finalUrl)} is complete${isErased(report) ? ', its text erased' : ''}`,
  ReanalysisFailed: ({ productId, version, reason }) =>
    `Version ${version} of the report on app ${productId} failed: ${reason}`,
  ScreenshotsTaken: ({ productId, version, screenshots }) =>
    `${screenshots.length} screenshots of the site of app ${productId} were taken for version ${version} of its report`,
  SiteMeasured: ({ productId, version, screenshots, browser }) =>
    `The site of app ${productId} was measured for version ${version} of its report, with ${screenshots.length} screenshots` +
    (browser === undefined ? '' : ' and browser facts'),
  SiteMeasurementFailed: ({ productId, version, reason }) =>
    `The site of app ${productId} could not be measured for version ${version} of its report: ${reason}`,
  ProductClaimed: ({ productId, userId }) => `App ${productId} belongs to user ${userId} from now on`,
  ProductUnlisted: ({ productId, userId, as, reason }) =>
    `App ${productId} was taken off the lists by user ${userId} as ${as}${because(reason)}`,
  ProductListedAgain: ({ productId, userId, as }) => `App ${productId} was listed again by user ${userId} as ${as}`,
  ProductTakenDown: ({ productId, userId, as, reason }) =>
    `App ${productId} was taken down by user ${userId} as ${as}${because(reason)}`,
  ShareLinkCreated: ({ productId, userId }) =>
    `User ${userId} created a link that opens the report on app ${productId} although it is not listed`,
  ShareLinkRevoked: ({ productId, userId }) => `User ${userId} revoked the share link of app ${productId}`,
  ProductDisowned: ({ productId }) => `App ${productId} has no owner anymore and is not listed`,
};

const ANSWERS = {
  agree: 'agrees with the statement',
  disagree: 'disagrees with the statement',
  'cannot-tell': 'cannot judge the statement',
} as const;

const award = (earns: boolean): string => (earns ? 'and earns a credit' : 'and earns none');

export const review: SentencesOf<'review'> = {
  ReviewSubmitted: ({ reviewId, productId, userId, rating, content }) =>
    `User ${userId} submitted review ${reviewId} of app ${productId}, ${rating} of 5: ${quoted(content)}`,
  ReviewAbandoned: ({ reviewId }) => `The id of review ${reviewId} is not used: another one of that person was faster`,
  ReviewCompleted: ({ reviewId, productId, userId, earns }) =>
    `Review ${reviewId} of app ${productId} by user ${userId} was completed, ${award(earns)}`,
  StatementJudged: ({ reviewId, productId, userId, version, path, answer, comment }) =>
    `User ${userId} ${ANSWERS[answer]} ${quoted(path)} in version ${version} of the report on app ${productId}, with review ${reviewId}${comment === undefined ? '' : `: ${quoted(comment)}`}`,
  ReviewTextRemoved: ({ reviewId, userId }) =>
    `The text of review ${reviewId} was removed, since user ${userId} was erased`,
};

export const assignment: SentencesOf<'assignment'> = {
  SeatAssigned: ({ productId, userId, seat, dueAt }) =>
    `The next review of app ${productId} by user ${userId} counts for seat ${seat} until ${dueAt}`,
  SeatUnassigned: ({ productId, userId, seat }) =>
    `The next review of app ${productId} by user ${userId} no longer counts for seat ${seat}`,
  ReviewAssigned: ({ reviewId, productId, userId }) =>
    `Review ${reviewId} was recorded as the review of app ${productId} by user ${userId}`,
  ReviewUnassigned: ({ reviewId, productId, userId }) =>
    `Review ${reviewId} is no longer the review of app ${productId} by user ${userId}`,
};

export const reviewer: SentencesOf<'reviewer'> = {
  ReviewAdmitted: ({ reviewId, productId, userId, source }) =>
    `Review ${reviewId} of app ${productId} by user ${userId} was admitted, source: ${source}`,
};
