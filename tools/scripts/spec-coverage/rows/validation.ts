import type { Rows } from '../spec-row.ts';

/** §5: validation rules. */
export const validation: Rows = {
  'web/src/features/analysis/url-form.tsx, contracts/src/analysis/api.ts': {
    'url required': "Empty gives 'URL is required'",
  },
  'web/src/features/analysis/url-form.tsx': {
    'url scheme': 'https:// is prepended where the value does not begin with http:// or https:// (case-insensitive)',
    'any url': 'No other format check applies in the client',
  },
  'contracts/src/accounts/email-and-password.ts, contracts/src/accounts/api.ts': {
    'login email': "'Please enter a valid email address'; the field is named username",
    'login email required': "'Email is required'",
    'login password required': "'Password is required'",
  },
  'contracts/src/accounts/email-and-password.ts, web/src/features/accounts/forms.ts': {
    'registration email': "'Please enter a valid email address'",
    'password length': "'Password must be at least 8 characters'",
    'password uppercase': "'Password must contain at least one uppercase letter'",
    'password lowercase': "'Password must contain at least one lowercase letter'",
    'password number': "'Password must contain at least one number'",
  },
  'web/src/features/accounts/forms.ts': {
    'password confirmation': "'Passwords don't match' (shown on confirmPassword)",
    'first name': "'Please enter your first name'",
    'last name': "'Please enter your last name'",
    'social profile': "A valid URL or empty: 'Please enter a valid URL'",
  },
  'contracts/src/accounts/api.ts, web/src/features/accounts/forms.ts': {
    'terms agreed': "'You must agree to the terms and conditions'",
    expertise: 'Expertise optional, unbounded (a departure: 50,000 characters)',
  },
  'web/src/features/accounts/forms.ts, web/src/features/accounts/reviewer-form.tsx': {
    'reviewer rules': 'The same rules on the reviewer page',
  },
  'web/src/features/accounts/account-writes.ts': {
    'terms sent': 'On the reviewer page termsAgreed is sent, the confirmation is not',
    'terms not sent': 'On the auth page neither the confirmation nor the terms flag is sent',
  },
  'web/src/features/accounts/profile/profile-form.tsx': {
    'profile screen': 'No validation; social URL and expertise optional',
    'profile email': 'Email cannot be edited',
  },
  'contracts/src/reviews/content.ts, contracts/src/reviews/api.ts': {
    'review length': "'Please provide at least 50 characters of feedback'",
  },
  'contracts/src/reviews/api.ts': { 'review rating': 'Rating one of 1-5' },
  'web/src/features/reviews/use-review-form.ts, web/src/app/use-session-end.ts': {
    'logged out': "'Authentication required' ('Please log in to submit a review'), and to /auth",
  },
  'web/src/features/reviews/use-review-form.ts, command-service/src/refusals.ts': {
    'no credits': "'Not enough credits' ('You need at least 1 credit to submit a review')",
  },
};
