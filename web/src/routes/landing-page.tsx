import { usePageTitle } from '../components/use-page-title.ts';

/** The landing page of the specification, section 2. */
export function LandingPage() {
  usePageTitle('Twofold: see your product twice');
  return null;
}
