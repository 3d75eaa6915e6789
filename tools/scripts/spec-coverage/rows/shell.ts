import type { Rows } from '../spec-row.ts';

/** §2: the routes, the header and the footer. */
export const shell: Rows = {
  'web/src/app/routes.tsx, web/src/lib/paths.ts': {
    'route home': '/: public, the landing page',
    'route analysis': '/analysis/{id}: public, the report for a numeric product id',
    'route auth': '/auth: public, login and register; logged-in users are sent to /',
    'route payment success': '/payment/success: public, query parameter session_id',
    'route payment cancel': '/payment/cancel: public, query parameter session_id',
    'route become-reviewer': '/become-reviewer: public, the sign-up of reviewers',
    'route complete-profile': '/complete-profile/{id}: public, the reviewer page in profile-completion mode',
    'route profile': '/profile: login required; account, apps, reviews, credits',
    'route discover': '/discover: public, the apps to review',
    'route review': '/review/{id}: login required, the review form',
    'route review-complete': '/review-complete/{id}: login required, confirmation and completion',
    'route terms': '/terms, /privacy: linked from the product',
    'route available-reviews': '/available-reviews: target of a button on the Credits tab',
    'route submit-url': '/submit-url: target of a button on the Credits tab',
    'route other': 'Any other path: public, the not-found screen',
  },
  'web/src/app/require-login.tsx': {
    'login required': 'Login-required routes redirect to /auth when the visitor is not logged in',
  },
  'web/src/app/shell/use-arrival.ts': {
    'scroll to top': 'Every route change scrolls to the top, including navigation through internal links',
  },
  'web/src/components/brand.tsx': { logo: 'Header: logo' },
  'web/src/app/shell/header-links.tsx': {
    'header links': 'Header: Discover Apps, Become a Reviewer',
    'header logged in': 'Logged in: Account (to /profile) and Logout (then to /)',
    'header logged out': 'Logged out: Login and Sign Up, both to /auth',
  },
  'web/src/app/shell/footer.tsx': {
    'footer groups': 'Footer: link groups Platform, For Reviewers and Company',
    'footer links': 'Footer: links to /#how-it-works, /#pricing and /#faq',
    'footer tagline': 'Footer: the tagline',
  },
  'web/src/routes/not-found-page.tsx': {
    'not found': "'404 Page Not Found' and 'Did you forget to add the page to the router?'",
  },
};
