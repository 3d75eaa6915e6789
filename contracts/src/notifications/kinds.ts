import type { MailKind } from './mail-kinds.ts';

/** The details of a notification; each kind has some of them. Ids, amounts and times, no personal data. */
export type NotificationFacts = {
  readonly productId?: number | undefined;
  readonly orderId?: number | undefined;
  readonly reviewId?: number | undefined;
  readonly version?: number | undefined;
  readonly amountCents?: number | undefined;
  readonly dueAt?: string | undefined;
};

type Row = {
  /** One sentence. `app` names the app: its title, or words such as "your app". */
  readonly text: (app: string, facts: NotificationFacts) => string;
  /** The path of the page that it links to. */
  readonly path: (facts: NotificationFacts) => string;
  /** The setting for a mail with the same content; absent if there is no such mail. */
  readonly mail?: MailKind;
};

const analysis = ({ productId }: NotificationFacts): string => `/analysis/${productId}`;
const order = ({ orderId, ...facts }: NotificationFacts): string =>
  orderId === undefined ? analysis(facts) : `/orders/${orderId}`;
const review = ({ productId }: NotificationFacts): string => `/review/${productId}`;
const credits = (): string => '/profile#my-credits';
const standing = (): string => '/standing';

/**
 * Every kind of notification, one row each. To add a kind, add its row here and its event in `notices.ts`; the list, its
 * links and the mails are derived from these (ADR 45).
 */
export const NOTIFICATION_KINDS = {
  'seat-claimed': { text: (app) => `A reviewer claimed a seat for ${app}`, path: order },
  'seat-reopened': { text: (app) => `A seat for ${app} is open again`, path: order, mail: 'request-progress' },
  'review-received': { text: (app) => `A review of ${app} has arrived`, path: order, mail: 'request-progress' },
  'reviews-delivered': { text: (app) => `All reviews of ${app} have arrived`, path: order },
  'comparison-ready': {
    text: (app) => `The comparison of the reviews of ${app} is ready`,
    path: order,
    mail: 'request-progress',
  },
  'order-refunded': {
    text: (app, { amountCents = 0 }) => `$${(amountCents / 100).toFixed(2)} for ${app} was refunded`,
    path: order,
  },
  'app-reviewed': { text: (app) => `${capitalized(app)} has a new review`, path: analysis, mail: 'app-reviews' },
  'app-unlisted': { text: (app) => `A moderator unlisted ${app}`, path: analysis },
  'report-updated': {
    text: (app, { version }) => `Version ${version} of the report on ${app} is ready`,
    path: analysis,
    mail: 'report-versions',
  },
  'model-report-arrived': {
    text: (app) => `The AI model finished its report on ${app}`,
    path: analysis,
    mail: 'report-versions',
  },
  'claim-deadline': { text: (app) => `Your review of ${app} is due soon`, path: review, mail: 'claim-deadlines' },
  'claim-expired': { text: (app) => `Your seat for ${app} expired`, path: () => '/available-reviews' },
  'seat-fits': { text: (app) => `An open seat fits your expertise: ${app}`, path: review, mail: 'fitting-seats' },
  'credit-earned': { text: (app) => `You earned a credit with your review of ${app}`, path: credits },
  'credit-returned': {
    text: (app) => `A credit you set aside for ${app} came back`,
    path: credits,
    mail: 'returned-credits',
  },
  'credit-revoked': { text: (app) => `The credit for your review of ${app} was taken back`, path: credits },
  'review-reported': {
    text: (app) => `A buyer reported your review of ${app}`,
    path: standing,
    mail: 'review-reports',
  },
  'own-review-stands': {
    text: (app) => `The complaint about your review of ${app} was dismissed`,
    path: standing,
    mail: 'review-reports',
  },
  'own-review-unusable': {
    text: (app) => `A complaint about your review of ${app} was upheld`,
    path: standing,
    mail: 'review-reports',
  },
  'report-appealed': {
    text: (app) => `The reviewer appealed your complaint about a review of ${app}`,
    path: order,
    mail: 'review-reports',
  },
  'report-upheld': {
    text: (app) => `Your complaint about a review of ${app} was upheld`,
    path: order,
    mail: 'review-reports',
  },
  'report-dismissed': {
    text: (app) => `Your complaint about a review of ${app} was dismissed`,
    path: order,
    mail: 'review-reports',
  },
  'credits-released': { text: () => 'Your email is confirmed. You can spend your credits now', path: credits },
} as const satisfies Readonly<Record<string, Row>>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/** The row of a kind. */
export const notificationKind = (kind: NotificationKind): Row => NOTIFICATION_KINDS[kind];

/** The names of the rows, for schemas. */
export const NOTIFICATION_KIND_NAMES = Object.keys(NOTIFICATION_KINDS) as [NotificationKind, ...NotificationKind[]];

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
