import type { Rows } from '../spec-row.ts';

/** §6: roles and permissions. */
export const permissions: Rows = {
  'web/src/app/routes.tsx': {
    'visitor screens': 'A visitor may see /, /discover, /auth, /analysis/{id}, the payment and the reviewer pages',
  },
  'web/src/app/routes.tsx, web/src/app/require-login.tsx': {
    'user screens': 'A logged-in user additionally /profile, /review/{id} and /review-complete/{id}',
  },
  'command-service/src/analysis/routes.ts': { 'visitor analysis': 'A visitor may submit a URL for analysis' },
  'command-service/src/reviews/submit-review.ts': { 'credit to review': 'Reviewing needs at least 1 credit' },
  'command-service/src/accounts/profile-routes.ts': {
    'own profile': 'Users edit only their own profile, using the id from /api/me',
  },
  'contracts/src/accounts/api.ts, contracts/src/accounts/role.ts': {
    'no roles': 'App builder and reviewer are informal; no role attribute is shown',
  },
};
