import { freeButton, hoursInside } from './call-ideas.ts';
import { foundBy, type WeighedRule } from './idea.ts';
import { linkedProof, reasonsInside } from './link-ideas.ts';
import { transcript } from './own-chances.ts';
import { servicesOnline } from './own-ideas.ts';
import { asPdf, newsletter, pagesForParts } from './page-ideas.ts';
import { eventDay, giftUse, largestCount, savingInWords } from './pair-ideas.ts';
import { fullStory, proofInside } from './proof-ideas.ts';

const RULES: readonly WeighedRule[] = [
  { kind: 'newsletter', weight: 0.47, rule: newsletter },
  { kind: 'linked-proof', weight: 0.62, rule: linkedProof },
  { kind: 'reasons-inside', weight: 0.61, rule: reasonsInside, isAnywhere: true },
  { kind: 'services-online', weight: 0.66, rule: servicesOnline },
  { kind: 'proof-inside', weight: 0.7, rule: proofInside, isAnywhere: true },
  { kind: 'free-button', weight: 0.7, rule: freeButton },
  { kind: 'hours-inside', weight: 0.57, rule: hoursInside },
  { kind: 'full-story', weight: 0.46, rule: fullStory },
  { kind: 'as-pdf', weight: 0.68, rule: asPdf },
  { kind: 'pages-for-parts', weight: 0.45, rule: pagesForParts },
  { kind: 'largest-count', weight: 0.68, rule: largestCount, isAnywhere: true },
  { kind: 'gift-use', weight: 0.62, rule: giftUse },
  { kind: 'event-day', weight: 0.63, rule: eventDay, isAnywhere: true },
  { kind: 'saving', weight: 0.65, rule: savingInWords, isAnywhere: true },
  { kind: 'transcript', weight: 0.6, rule: transcript, isAnywhere: true },
];

/** What the owner can do on the pages with what is there already. */
export const adviceOf = foundBy(RULES);
