/** What opens a report that is not listed: the token of its share link, or an order for it with the token from a mail. */
const LINKS = ['share', 'order', 'token'] as const;

/**
 * The part of a query that opens a report, always in the same order, with its question mark; an empty text without one. The
 * page of a report has it in its address and passes it on to `GET /api/products/{id}`.
 */
export const reportLinksIn = (search: string): string => {
  const given = new URLSearchParams(search);
  const links = new URLSearchParams();
  for (const name of LINKS) {
    const value = given.get(name);
    if (value) links.set(name, value);
  }
  return links.size === 0 ? '' : `?${links.toString()}`;
};

/** The query that opens the report of an order by the token of its mail, as `reportLinksIn` has it; empty without a token. */
export const reportLinksOfOrder = (order: number, token: string | undefined): string =>
  token === undefined ? '' : `?${new URLSearchParams({ order: String(order), token }).toString()}`;
