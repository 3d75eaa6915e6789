import type { Scene } from './scene.ts';
import type { World } from './world.ts';

const reportOf =
  (app: keyof World['apps'], tab = '') =>
  ({ apps }: World) =>
    `/analysis/${apps[app]}${tab}`;

const complete = 'AI Analysis Complete';

/** Another tab of the previous scene's report. */
const tab = (name: string) =>
  ({ sees: complete, parts: ['[role=tablist]', `#panel-${name}`], continues: true }) as const;

/** Shows the app as unlisted. It stays listed in the world, because other scenes need it in the lists. */
const unlisted: NonNullable<Scene['changes']> = {
  call: '/api/me/products',
  with: (answer) => answer.replaceAll('"isListed":true', '"isListed":false'),
};

/** The report in all its tabs and states, and the lists of apps. */
export const reportScenes: readonly Scene[] = [
  { name: 'report', path: reportOf('benchbook'), as: 'hannah', sees: complete },
  { name: 'report-summary', path: reportOf('benchbook', '#summary'), as: 'hannah', ...tab('summary') },
  { name: 'report-swot', path: reportOf('benchbook', '#swot'), as: 'hannah', ...tab('swot') },
  { name: 'report-market', path: reportOf('benchbook', '#market'), as: 'hannah', ...tab('market') },
  { name: 'report-personas', path: reportOf('benchbook', '#personas'), as: 'hannah', ...tab('personas') },
  {
    name: 'report-unlisting',
    path: reportOf('benchbook', '#potential'),
    as: 'hannah',
    parts: ['[role=dialog]'],
    continues: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Unlist' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'report-of-others', path: reportOf('benchbook'), sees: complete },
  { name: 'report-unasked', path: reportOf('long'), as: 'noor', sees: 'No one has looked yet.' },
  { name: 'report-long', path: reportOf('long', '#summary'), as: 'noor', ...tab('summary') },
  { name: 'report-limited', path: reportOf('parked'), sees: 'Limited report' },
  { name: 'report-limited-summary', path: reportOf('parked', '#summary'), ...tab('summary'), sees: 'Limited report' },
  { name: 'report-limited-swot', path: reportOf('parked', '#swot'), ...tab('swot'), sees: 'Limited report' },
  {
    name: 'report-limited-personas',
    path: reportOf('parked', '#personas'),
    ...tab('personas'),
    sees: 'Limited report',
  },
  {
    name: 'review-limited',
    path: ({ apps }) => `/review/${apps.parked}`,
    as: 'newcomer',
    sees: 'Limited report.',
  },
  { name: 'report-unlisted', path: reportOf('benchbook'), as: 'hannah', changes: unlisted, sees: 'Share link' },
  {
    name: 'report-shared',
    path: reportOf('benchbook'),
    as: 'hannah',
    continues: true,
    changes: unlisted,
    sees: 'Share link',
    act: async (page) => {
      await page.getByRole('button', { name: /Create share link|Copy link/ }).click();
      await page.getByLabel('Link to the report').waitFor();
    },
  },
  {
    name: 'report-loading',
    path: '/profile#my-apps',
    as: 'hannah',
    holds: '/api/products/*',
    sees: 'Benchbook',
    act: async (page) => {
      await page.getByRole('link', { name: 'View Analysis' }).first().click();
      await page.getByRole('status', { name: 'Loading analysis' }).waitFor();
    },
  },
  { name: 'report-failed', path: '/analysis/999999', sees: 'Error Loading Analysis' },
  { name: 'report-invalid', path: '/analysis/12abc', sees: 'Invalid Product ID' },
  { name: 'discover', path: '/discover', as: 'newcomer', sees: 'Benchbook' },
  {
    name: 'discover-empty',
    path: '/discover',
    answers: { call: '/api/products*', with: [] },
    sees: 'No apps available',
  },
  {
    name: 'discover-loading',
    path: '/terms',
    holds: '/api/products*',
    act: async (page) => {
      await page.getByRole('link', { name: 'Discover Apps' }).last().click();
      await page.getByRole('heading', { level: 1, name: 'Discover Apps' }).waitFor();
    },
  },
  { name: 'discover-failed', path: '/discover', fails: '/api/products*', sees: 'Error loading apps' },
];
