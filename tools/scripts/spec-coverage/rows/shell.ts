import type { Rows } from '../spec-row.ts';

/** §2: the routes, the header and the footer. */
export const shell: Rows = {
  'web/src/routes/landing-page.tsx, web/src/app/routes.tsx': {
    'route home': '/: public, the landing page',
  },
  'web/src/routes/analysis-page.tsx, web/src/app/routes.tsx': {
    'route analysis': '/analysis/{id}: public, the report for a numeric product id',
  },
  'web/src/routes/auth-page.tsx, web/src/app/routes.tsx': {
    'route auth': '/auth: public, login and register; logged-in users are sent to /',
  },
  'web/src/routes/payment-success-page.tsx, web/src/app/routes.tsx': {
    'route payment success': '/payment/success: public, query parameter session_id',
  },
  'web/src/routes/payment-cancel-page.tsx, web/src/app/routes.tsx': {
    'route payment cancel': '/payment/cancel: public, query parameter session_id',
  },
  'web/src/routes/become-reviewer-page.tsx, web/src/app/routes.tsx': {
    'route become-reviewer': '/become-reviewer: public, the sign-up of reviewers',
  },
  'web/src/routes/complete-profile-page.tsx, web/src/app/routes.tsx': {
    'route complete-profile': '/complete-profile/{id}: public, the reviewer page in profile-completion mode',
  },
  'web/src/routes/profile-page.tsx, web/src/app/routes.tsx': {
    'route profile': '/profile: login required; account, apps, reviews, credits',
  },
  'web/src/routes/discover-page.tsx, web/src/app/routes.tsx': {
    'route discover': '/discover: public, the apps to review',
  },
  'web/src/routes/review-page.tsx, web/src/app/routes.tsx': {
    'route review': '/review/{id}: login required, the review form',
  },
  'web/src/routes/review-complete-page.tsx, web/src/app/routes.tsx': {
    'route review-complete': '/review-complete/{id}: login required, confirmation and completion',
  },
  'web/src/routes/terms-page.tsx, web/src/routes/privacy-page.tsx, web/src/app/routes.tsx': {
    'route terms': '/terms, /privacy: linked from the product',
  },
  'web/src/routes/available-reviews-page.tsx, web/src/app/routes.tsx': {
    'route available-reviews': '/available-reviews: target of a button on the Credits tab',
  },
  'web/src/routes/submit-url-page.tsx, web/src/app/routes.tsx': {
    'route submit-url': '/submit-url: target of a button on the Credits tab',
  },
  'web/src/routes/not-found-page.tsx, web/src/app/routes.tsx': {
    'route other': 'Any other path: public, the not-found screen',
  },
  'web/src/app/require-login.tsx': {
    'login required': 'Login-required routes redirect to /auth when the visitor is not logged in',
  },
  'web/src/app/shell/use-scroll-and-focus.ts': {
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
