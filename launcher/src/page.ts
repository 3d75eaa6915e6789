import { contentSecurityPolicyOf } from './page-policy.ts';
import { packFile, type StaticFile } from './static-files.ts';

/** A page that is ready to send, and what its browser may run. */
export type Page = { readonly file: StaticFile; readonly policy: string };

/** Of the scripts in a page those may run that the build put there. */
export const packPage = (html: string, built: string): Page => ({
  file: packFile('.html', html),
  policy: contentSecurityPolicyOf(built),
});
