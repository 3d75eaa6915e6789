/** A unique word in sent texts. It contains digits, so that logs hide it in paths. */
export const MARK = 'Zq7xWv9kJ';

/** Part of the query of the analyzed address, and of its page: strangers and logs must not get it (D-134). */
export const SITE_SECRET = `${MARK}-invite-4711`;

/** The one page that can be analyzed. */
export const SITE = `https://benchbook.example/?invite=${SITE_SECRET}`;
