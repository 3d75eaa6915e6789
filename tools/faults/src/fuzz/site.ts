/** No word that anyone would say; digits within, so that logs hide it in paths. It stands in what is sent. */
export const MARK = 'Zq7xWv9kJ';

/** Stands in the query of the address that is analyzed, and on its page: strangers and logs must not get it (D-134). */
export const SITE_SECRET = `${MARK}-invite-4711`;

/** The one page that can be analyzed. */
export const SITE = `https://benchbook.example/?invite=${SITE_SECRET}`;
