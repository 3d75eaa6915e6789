import {
  cachingCheck,
  compressionCheck,
  htmlWeightCheck,
  redirectsCheck,
  statusCheck,
} from './checks/response-checks.ts';
import { canonicalCheck } from './checks/canonical.ts';
import { contentSecurityPolicyCheck, frameProtectionCheck } from './checks/content-security-policy.ts';
import { copyrightYearCheck } from './checks/copyright-year.ts';
import {
  contentTypeOptionsCheck,
  permissionsPolicyCheck,
  referrerPolicyCheck,
  serverDisclosureCheck,
} from './checks/header-checks.ts';
import { headingOrderCheck, mainHeadingCheck } from './checks/headings.ts';
import { indexableCheck, robotsTxtCheck, sitemapCheck } from './checks/indexing.ts';
import { hreflangCheck, languageCheck } from './checks/languages.ts';
import { contactCheck, cookieNoticeCheck, imprintCheck, privacyPolicyCheck, termsCheck } from './checks/legal-links.ts';
import { mixedContentCheck } from './checks/mixed-content.ts';
import { buttonNamesCheck, fieldLabelsCheck, imageTextsCheck, linkNamesCheck } from './checks/accessible-names.ts';
import { faviconCheck, viewportCheck, zoomCheck } from './checks/viewport-and-favicon.ts';
import { placeholderTextCheck } from './checks/placeholder-text.ts';
import { scriptsCheck, thirdPartiesCheck } from './checks/scripts.ts';
import { shareDescriptionCheck, shareImageCheck, shareTitleCheck, xCardCheck } from './checks/sharing.ts';
import { structuredDataCheck } from './checks/structured-data.ts';
import { TECHNOLOGY_CHECKS } from './checks/technology.ts';
import { descriptionCheck, titleCheck } from './checks/title-and-description.ts';
import { certificateCheck, hstsCheck, httpsCheck, tlsVersionCheck } from './checks/transport-checks.ts';
import type { Check } from './check.ts';

/** All checks, in the order of a report. */
export const ALL_CHECKS = [
  viewportCheck,
  placeholderTextCheck,
  contactCheck,
  copyrightYearCheck,
  faviconCheck,
  imageTextsCheck,
  fieldLabelsCheck,
  buttonNamesCheck,
  linkNamesCheck,
  headingOrderCheck,
  languageCheck,
  zoomCheck,
  titleCheck,
  descriptionCheck,
  mainHeadingCheck,
  indexableCheck,
  canonicalCheck,
  robotsTxtCheck,
  sitemapCheck,
  structuredDataCheck,
  hreflangCheck,
  shareTitleCheck,
  shareDescriptionCheck,
  shareImageCheck,
  xCardCheck,
  statusCheck,
  redirectsCheck,
  compressionCheck,
  cachingCheck,
  htmlWeightCheck,
  scriptsCheck,
  thirdPartiesCheck,
  httpsCheck,
  certificateCheck,
  tlsVersionCheck,
  mixedContentCheck,
  hstsCheck,
  contentSecurityPolicyCheck,
  contentTypeOptionsCheck,
  frameProtectionCheck,
  referrerPolicyCheck,
  permissionsPolicyCheck,
  serverDisclosureCheck,
  privacyPolicyCheck,
  imprintCheck,
  termsCheck,
  cookieNoticeCheck,
  ...TECHNOLOGY_CHECKS,
] as const satisfies readonly Check[];

/** The ids of the facts that the reader measures and a report may cite. */
export type PageFactId = (typeof ALL_CHECKS)[number]['id'];
