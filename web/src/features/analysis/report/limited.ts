import type { Limitation } from '@twofold/contracts/analysis/report';
import { field, textOf } from './read-value.ts';

/** Why a report is limited, in words. */
const REASONS: Readonly<Record<Limitation['reason'], string>> = {
  parked: 'This domain is parked. It has no website yet.',
  'directory-listing': 'This address shows a list of files instead of a page.',
  'server-default': 'This address shows the default page of its server or framework.',
  'error-page': 'This address answers with an error page.',
  'login-page': 'This page only lets people log in or sign up.',
  'consent-wall': 'This page asks for consent before it shows anything.',
  'age-gate': 'This page asks for the visitor’s age before it shows anything.',
  article: 'This page is one article, not the page of an app.',
  'not-rendered': 'This page is made by scripts that we could not run. We read only its title and its description.',
};

/** A reason unknown to this version. */
const UNKNOWN = 'This page says too little about an app.';

/** Reasons that mean that there was no app, and so nothing that people could review. */
const WITHOUT_APP: ReadonlySet<string> = new Set<Limitation['reason']>([
  'parked',
  'directory-listing',
  'server-default',
  'error-page',
]);

export type Limited = {
  readonly reason: string;
  readonly evidence: string;
  /** Whether there was an app to review. */
  readonly hasApp: boolean;
};

const isKnown = (reason: string): reason is Limitation['reason'] => Object.hasOwn(REASONS, reason);

/** Why a report is limited, for the screen; undefined for a full one. */
export const readLimited = (value: unknown): Limited | undefined => {
  const reason = textOf(field(value, 'reason'));
  if (reason === '') return undefined;
  return {
    reason: isKnown(reason) ? REASONS[reason] : UNKNOWN,
    evidence: textOf(field(value, 'evidence')),
    hasApp: !WITHOUT_APP.has(reason),
  };
};
