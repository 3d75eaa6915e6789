import type { Rows } from '../spec-row.ts';

/** §1: the product, and its audience. */
export const product: Rows = {
  'contracts/src/analysis/report.ts, web/src/features/analysis/report/report-tabs.tsx': {
    report:
      'A report covers target audience, market positioning, user experience, competition and opportunities, monetization potential, personas and recommendations',
  },
  'web/src/features/analysis/report/provenance-line.tsx': {
    'powered by': 'The analysis is labeled as powered by an AI model from a third-party provider',
  },
  'web/src/features/landing/faq.tsx, command-service/src/analysis/routes.ts': {
    'free analysis': 'The AI analysis is always free',
  },
  'web/src/features/landing/faq.tsx': {
    'cash out': 'Copy says that credits can optionally be cashed out once enough have accumulated',
  },
  'query-service/src/feedback/open-requests.ts, contracts/src/feedback/expertise-words.ts, projector/src/analysis/products.table.ts':
    {
      'matching reviewers': 'Reviewers who match the target customer persona give the feedback',
    },
  'command-service/src/feedback/paid-request.ts, command-service/src/feedback/open-request-on-payment-confirmed.reactor.ts':
    {
      'sold feedback': 'Human feedback is sold on top of the analysis',
    },
  'command-service/src/credits/decider.ts, command-service/src/credits/ledger.ts': {
    'earned credit': 'One credit is earned per completed review',
  },
  'command-service/src/reviews/submit-review.ts': {
    'needed credit': 'At least 1 credit is needed to submit a review',
  },
  'command-service/src/feedback/request-feedback.ts, command-service/src/credits/decider.ts': {
    'used credits': 'Credits can be used to get feedback on one’s own apps',
  },
  'command-service/src/credits/decider.ts, contracts/src/accounts/role.ts': {
    'both kinds': 'A user may be app builder and reviewer at once',
  },
  'web/src/app/shell/footer.tsx': {
    tagline: 'The footer says that insights come from both artificial and human intelligence',
  },
};
