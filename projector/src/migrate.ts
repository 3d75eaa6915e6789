import { checkpointsTableSql } from '@twofold/event-store/followers/checkpoint';
import { migrateSchema } from '@twofold/postgres/migrate';
import * as readModels from './migrations/0001-read-models.ts';
import * as people from './migrations/0002-people.ts';
import * as reviews from './migrations/0003-reviews.ts';
import * as orders from './migrations/0004-orders.ts';
import * as auditor from './migrations/0005-auditor.ts';
import * as operations from './migrations/0006-operations.ts';
import * as versionsOfReports from './migrations/0007-versions-of-reports.ts';
import * as paymentIssues from './migrations/0008-payment-issues.ts';
import * as sharedReports from './migrations/0009-shared-reports.ts';
import * as confirmedEmails from './migrations/0010-confirmed-emails.ts';
import * as measuredSites from './migrations/0011-measured-sites.ts';
import * as browserFacts from './migrations/0012-browser-facts.ts';
import * as submissionsAndBriefs from './migrations/0014-submissions-and-briefs.ts';
import * as searchableProducts from './migrations/0015-searchable-products.ts';
import * as comparisons from './migrations/0018-comparisons.ts';
import * as judgedStatements from './migrations/0019-judged-statements.ts';
import * as complaints from './migrations/0020-complaints.ts';
import * as notifications from './migrations/0021-notifications.ts';
import * as secondFactors from './migrations/0023-second-factors.ts';
import * as earlyScreenshots from './migrations/0024-early-screenshots.ts';
import * as noticesOfComplaints from './migrations/0025-notices-of-complaints.ts';
import * as searchWords from './migrations/0026-search-words.ts';
import { SCHEMA } from './read-model.ts';

/** Brings the schema of the read models up to date; for the required rights see `migrateSchema`. */
export const migrateReadModels = (connectionString: string): Promise<void> =>
  migrateSchema(connectionString, {
    schema: SCHEMA,
    prepare: checkpointsTableSql(SCHEMA),
    migrations: [
      { name: '0001-read-models', ...readModels },
      { name: '0002-people', ...people },
      { name: '0003-reviews', ...reviews },
      { name: '0004-orders', ...orders },
      { name: '0005-auditor', ...auditor },
      { name: '0006-operations', ...operations },
      { name: '0007-versions-of-reports', ...versionsOfReports },
      { name: '0008-payment-issues', ...paymentIssues },
      { name: '0009-shared-reports', ...sharedReports },
      { name: '0010-confirmed-emails', ...confirmedEmails },
      { name: '0011-measured-sites', ...measuredSites },
      { name: '0012-browser-facts', ...browserFacts },
      { name: '0014-submissions-and-briefs', ...submissionsAndBriefs },
      { name: '0015-searchable-products', ...searchableProducts },
      { name: '0018-comparisons', ...comparisons },
      { name: '0019-judged-statements', ...judgedStatements },
      { name: '0020-complaints', ...complaints },
      { name: '0021-notifications', ...notifications },
      { name: '0023-second-factors', ...secondFactors },
      { name: '0024-early-screenshots', ...earlyScreenshots },
      { name: '0025-notices-of-complaints', ...noticesOfComplaints },
      { name: '0026-search-words', ...searchWords },
    ],
  });
