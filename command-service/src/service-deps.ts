import type { EventStore } from '@twofold/event-store/port';
import type { Logger } from '@twofold/http/log';
import type { ServiceAppOptions } from '@twofold/http/service-app';
import type { Keyring } from '@twofold/keyring/keyring';
import type { Analyst } from '@twofold/analyst/analyst';
import type { PostJson } from '@twofold/site-reader/post-json';
import type { TakeScreenshots } from '@twofold/site-reader/screenshots';
import type { ReadSite } from '@twofold/site-reader/site-snapshot';
import type { Hashing } from './accounts/hashing.ts';
import type { AnalysisBudget } from './analysis/budget.ts';
import type { EntryDeps } from './connect-entry.ts';
import type { CompareReviews } from './feedback/comparison/compare-request.ts';
import type { ServiceLimits } from './limits/service-limits.ts';
import type { Mail } from './mail/mail.ts';
import type { CreatePayments } from './orders/payments.ts';
import type { OnAttempt } from './webhooks/deliver.ts';

export type CommandServiceDeps = {
  /** A `sealedEventStore`: it encrypts personal fields. */
  readonly store: EventStore;
  readonly keyring: Pick<Keyring, 'sealing' | 'secret' | 'erase'>;
  /** The database of the schemas `write_side` and `sessions`, migrated by `migrateWriteSide` and `migrateSessions`. */
  readonly connectionString: string;
  readonly log: Logger;
  readonly readSite: ReadSite;
  /** Absent if sites are not rendered: reports then have no screenshots. */
  readonly takeScreenshots?: TakeScreenshots | undefined;
  readonly mayTakeScreenshots?: (() => boolean) | undefined;
  /** A paid analyst counts its calls in the budget. */
  readonly createAnalyst: (budget: AnalysisBudget) => Analyst;
  /** Default: reviews are compared by rules. A paid one counts its calls in the budget. */
  readonly createComparer?: ((budget: AnalysisBudget) => CompareReviews) | undefined;
  readonly createPayments: CreatePayments;
  readonly mail: Mail;
  /** Default: posts under the address policy of the site reader. */
  readonly postWebhook?: PostJson | undefined;
  /** `host:port` pairs that webhooks may go to even if private or http; for tests (production: D-107). */
  readonly webhookAllow?: readonly string[] | undefined;
  /** Called with the result of each webhook attempt. */
  readonly onWebhookAttempt?: OnAttempt;
  /** Whether new accounts have to confirm their email address; absent: it counts as confirmed (D-125). */
  readonly needsConfirmation?: boolean;
  readonly staffNeedSecondFactor?: boolean;
  /** Default: separate processes. */
  readonly hashing?: Hashing;
  /** The base of links in mails and payments, such as `https://twofold.example`; never taken from a request. */
  readonly origin: string;
  readonly sessionSecrets: readonly string[];
  readonly publicOrigin: string | undefined;
  readonly trustProxy: number | string | false;
  readonly onAnswered?: ServiceAppOptions['onAnswered'];
  readonly onTokenRefused?: EntryDeps['onTokenRefused'];
  readonly limits: ServiceLimits;
  /** How long a command may wait for others on its stream; absent: 10 seconds. */
  readonly commandPatienceMs?: number;
  readonly now?: () => Date;
  readonly newId?: () => string;
};
