import { usersProjection } from './accounts/users.projection.ts';
import { usersTable } from './accounts/users.table.ts';
import { productsProjection } from './analysis/products.projection.ts';
import { productsTable } from './analysis/products.table.ts';
import { creditAccountsProjection } from './credits/credit-accounts.projection.ts';
import { creditAccountsTable } from './credits/credit-accounts.table.ts';
import { creditEntriesProjection } from './credits/credit-entries.projection.ts';
import { creditEntriesTable } from './credits/credit-entries.table.ts';
import { submissionsProjection } from './analysis/submissions.projection.ts';
import { submissionsTable } from './analysis/submissions.table.ts';
import { briefsProjection } from './feedback/briefs.projection.ts';
import { briefsTable } from './feedback/briefs.table.ts';
import { comparisonsProjection } from './feedback/comparisons.projection.ts';
import { comparisonsTable } from './feedback/comparisons.table.ts';
import { complaintsProjection } from './feedback/complaints.projection.ts';
import { complaintsTable } from './feedback/complaints.table.ts';
import { feedbackRequestsProjection } from './feedback/feedback-requests.projection.ts';
import { feedbackRequestsTable } from './feedback/feedback-requests.table.ts';
import { feedbackSeatsProjection } from './feedback/feedback-seats.projection.ts';
import { feedbackSeatsTable } from './feedback/feedback-seats.table.ts';
import { mailSettingsProjection } from './notifications/mail-settings.projection.ts';
import { mailSettingsTable } from './notifications/mail-settings.table.ts';
import { notificationMarksProjection } from './notifications/notification-marks.projection.ts';
import { notificationMarksTable } from './notifications/notification-marks.table.ts';
import { notificationsProjection } from './notifications/notifications.projection.ts';
import { notificationsTable } from './notifications/notifications.table.ts';
import { ordersProjection } from './orders/orders.projection.ts';
import { ordersTable } from './orders/orders.table.ts';
import { paymentIssuesProjection } from './orders/payment-issues.projection.ts';
import { paymentIssuesTable } from './orders/payment-issues.table.ts';
import type { ReadModel } from './read-model.ts';
import { judgedStatementsProjection } from './reviews/judged-statements.projection.ts';
import { judgedStatementsTable } from './reviews/judged-statements.table.ts';
import { reviewsProjection } from './reviews/reviews.projection.ts';
import { reviewsTable } from './reviews/reviews.table.ts';

/** All read models: the projector's table of contents. */
export const readModels: readonly ReadModel[] = [
  { projection: productsProjection, table: productsTable },
  { projection: usersProjection, table: usersTable },
  { projection: creditAccountsProjection, table: creditAccountsTable },
  { projection: creditEntriesProjection, table: creditEntriesTable },
  { projection: reviewsProjection, table: reviewsTable },
  { projection: judgedStatementsProjection, table: judgedStatementsTable },
  { projection: ordersProjection, table: ordersTable },
  { projection: paymentIssuesProjection, table: paymentIssuesTable },
  { projection: feedbackRequestsProjection, table: feedbackRequestsTable },
  { projection: feedbackSeatsProjection, table: feedbackSeatsTable },
  { projection: submissionsProjection, table: submissionsTable },
  { projection: briefsProjection, table: briefsTable },
  { projection: comparisonsProjection, table: comparisonsTable },
  { projection: complaintsProjection, table: complaintsTable },
  { projection: notificationsProjection, table: notificationsTable },
  { projection: notificationMarksProjection, table: notificationMarksTable },
  { projection: mailSettingsProjection, table: mailSettingsTable },
];
