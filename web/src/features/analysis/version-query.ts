/** The version in an address; undefined for the newest or an invalid one. */
export const versionIn = (search: string): number | undefined => {
  const version = new URLSearchParams(search).get('version') ?? '';
  return /^[1-9]\d{0,8}$/.test(version) ? Number(version) : undefined;
};

/** The query that opens a version of a report, the newest if undefined. `links` opens an unlisted report. */
export const withVersion = (links: string, version: number | undefined): string => {
  const query = new URLSearchParams(links);
  if (version !== undefined) query.set('version', String(version));
  return query.size === 0 ? '' : `?${query}`;
};
