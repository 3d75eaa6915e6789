import type { Rows } from '../spec-row.ts';

/** §2: the page of a report. */
export const analysis: Rows = {
  'web/src/routes/analysis-page.tsx, web/src/features/analysis/report/report-problem.tsx': {
    'invalid product id': "A non-numeric id shows 'Invalid Product ID' with a Go Home button",
    'analysis load error': "On a load error the page shows 'Error Loading Analysis'",
  },
  'web/src/features/analysis/report/report-skeleton.tsx': {
    'analysis skeleton': 'While loading, a skeleton is shown',
  },
  'web/src/features/analysis/report/report-header.tsx': {
    'analysis head': 'On success it shows the title and the URL as an external link',
  },
  'web/src/features/analysis/report/report-header.tsx, web/src/features/analysis/report/report-plans.tsx': {
    'ask people': "A 'Get Human Feedback' button that scrolls to the pricing section",
  },
  'web/src/features/analysis/report/complete-badge.tsx': { badge: "An 'AI Analysis Complete' badge" },
  'web/src/features/analysis/report/report-tabs.tsx': {
    tabs: 'Five tabs: Potential, Summary, SWOT, Market, Personas',
    'default tab': "The default tab is 'Potential'",
  },
  'web/src/features/analysis/report/potential-panel.tsx': {
    'monetization potential': 'Monetization potential: rating out of 5, rationale, suggested models',
    'success potential': 'Success potential: rating out of 10, rationale, improvements',
  },
  'web/src/features/analysis/report/score-meter.tsx': {
    'potential bars': 'Bars are drawn at rating x 20% and rating x 10% respectively',
  },
  'web/src/features/analysis/report/summary-panel.tsx': {
    summary: 'Summary: purpose, target audience, unique selling points',
  },
  'web/src/features/analysis/report/swot-panel.tsx': {
    swot: 'SWOT: strengths, weaknesses, opportunities, threats',
    'no threats': "'No specific threats identified'",
  },
  'web/src/features/analysis/report/market-panel.tsx': {
    market: 'Market: competitors and market trends',
    'no competitors': "'No specific competitors identified'",
  },
  'web/src/features/analysis/report/trend-list.tsx': {
    'no trends': "'No specific market trends identified'",
  },
  'web/src/features/analysis/report/personas-panel.tsx': {
    personas: 'Personas: one primary persona and any number of secondary personas',
  },
  'web/src/routes/analysis-page.tsx, web/src/features/analysis/report/report-plans.tsx': {
    'plans of a report': 'The pricing plans appear below the tabs, tied to this product',
  },
};
