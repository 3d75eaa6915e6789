/**
 * The kinds of optional mails (D-130), one per row: `label` is the name in the settings, `explanation` says when such a
 * mail is sent, `code` is the short form in the links of mails. Codes are published: never change one. Mails about
 * security and payments are not listed: they cannot be turned off.
 */
export const MAIL_KINDS = {
  'request-progress': {
    label: 'Progress of my orders and requests',
    explanation: 'A review arrives, a seat opens again, or the comparison is ready.',
    isOnByDefault: true,
    code: 'rp',
  },
  'app-reviews': {
    label: 'Reviews of my apps',
    explanation: 'A reviewer finds one of your apps on Discover and completes a review.',
    isOnByDefault: true,
    code: 'ar',
  },
  'report-versions': {
    label: 'New versions of my reports',
    explanation: 'A new version of the report on one of your apps is ready.',
    isOnByDefault: true,
    code: 'rv',
  },
  'claim-deadlines': {
    label: 'Deadlines of my seats',
    explanation: 'Only a quarter of the time is left for a review you claimed.',
    isOnByDefault: true,
    code: 'cd',
  },
  'returned-credits': {
    label: 'Credits that come back',
    explanation: 'A seat you spent a credit on ends without a review.',
    isOnByDefault: true,
    code: 'cr',
  },
  'review-reports': {
    label: 'Complaints about reviews',
    explanation: 'A buyer reports a review you wrote, or a complaint is appealed or decided.',
    isOnByDefault: true,
    code: 'rr',
  },
  'fitting-seats': {
    label: 'Seats that fit my expertise',
    explanation: 'A seat opens for an app whose audience matches your expertise. At most one email a day.',
    isOnByDefault: false,
    code: 'fs',
  },
} as const satisfies Readonly<Record<string, MailKindRow>>;

type MailKindRow = {
  readonly label: string;
  readonly explanation: string;
  readonly isOnByDefault: boolean;
  readonly code: string;
};

export type MailKind = keyof typeof MAIL_KINDS;

/** The names of the rows, for schemas. */
export const MAIL_KIND_NAMES = Object.keys(MAIL_KINDS) as [MailKind, ...MailKind[]];

/** The kind of a link's code. */
export const mailKindOf = (code: string): MailKind | undefined =>
  MAIL_KIND_NAMES.find((kind) => MAIL_KINDS[kind].code === code);

/** The kind in the token of an unsubscribe link; only the server can verify the token. */
export const mailKindIn = (token: string): MailKind | undefined => mailKindOf(token.split('.')[1] ?? '');
