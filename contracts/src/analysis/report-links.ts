/** The parameters that open an unlisted report: the token of its share link, or an order with the token from a mail. */
const LINKS = ['share', 'order', 'token'] as const;

/**
 * The part of a query that opens a report, in a fixed order and with its question mark; an empty text if there is none.
 * The report page has it in its address and passes it on to `GET /api/products/{id}`.
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

/** The query that opens the report of an order with the token of its mail, in the form of `reportLinksIn`; empty without a token. */
export const reportLinksOfOrder = (order: number, token: string | undefined): string =>
  token === undefined ? '' : `?${new URLSearchParams({ order: String(order), token }).toString()}`;
