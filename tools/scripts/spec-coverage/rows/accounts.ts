import type { Rows } from '../spec-row.ts';

/** §2: the screens on which people register, log in, and say who they are. */
export const accounts: Rows = {
  'web/src/routes/become-reviewer-page.tsx': {
    'reviewer heading': "Heading 'Join Our Reviewer Network', and the registration form",
  },
  'web/src/components/reviewer-guidelines.tsx': {
    guidelines:
      'Give specific, constructive feedback; cover strengths and improvements; consider the target audience; complete reviews within 48 hours of assignment; use the 5-point rating scale consistently',
  },
  'web/src/features/accounts/reviewer-form.tsx': {
    google: "A Google control that only shows the toast 'Google sign-in will be implemented in a future update'",
  },
  'web/src/routes/complete-profile-page.tsx': { 'complete profile': "Heading 'Complete Your Profile'" },
  'web/src/features/accounts/complete-profile-form.tsx, web/src/routes/complete-profile-page.tsx': {
    'complete profile fields':
      'It loads the user by id and fills the form: first name, last name, social profile, expertise',
  },
  'web/src/features/accounts/complete-profile-form.tsx': {
    'complete profile saved': 'After a successful save it goes to /profile',
  },
  'web/src/routes/auth-page.tsx': { 'auth tabs': 'Two tabs: login and register' },
  'web/src/features/accounts/register-form.tsx, web/src/routes/auth-page.tsx': {
    'auth registered': 'After registration here, the browser does a full navigation to /profile',
  },
  'web/src/features/accounts/profile/welcome.tsx': {
    welcome: 'A welcome banner',
    'incomplete profile': "While the full name is empty a warning 'Please complete your profile information' shows",
  },
  'web/src/routes/profile-page.tsx': {
    'profile failure': "A load failure shows 'Unable to Load Profile' with a Return to Home button",
    'profile tabs': 'Tabs: Account, My Apps, Reviews, Credits',
  },
  'web/src/features/accounts/profile/profile-view.tsx': {
    'account data': 'View mode: full name, email, social profile link, expertise',
    'no name': "'Not set' if the full name is empty",
    'no social profile': "'No social profile added'",
    'no expertise': "'No expertise information added'",
    'member since': 'Member Since (long date)',
  },
  'web/src/features/accounts/profile/account-tab.tsx, web/src/features/accounts/profile/profile-view.tsx': {
    'edit profile': 'An Edit Profile button toggles edit mode',
  },
  'web/src/features/accounts/profile-fields.tsx, web/src/features/accounts/profile/profile-form.tsx': {
    'edit fields': 'First Name, Last Name, an optional Social Profile URL, an optional Areas of Expertise textarea',
  },
  'web/src/features/accounts/profile/profile-form.tsx': {
    'edit email': "A disabled email field with the note 'Email address cannot be changed'",
    'edit buttons': "Buttons Cancel and Save Changes ('Saving...' while pending)",
  },
  'web/src/features/accounts/profile-fields.tsx': {
    'edit placeholder': 'The placeholder of Social Profile URL is a sample profile URL on a professional network',
  },
};
