/** Positions, exclusive and inclusive; a field that is empty is not a number. */
export type Range = { readonly after?: number | undefined; readonly until?: number | undefined };

/** Where the browser gets an export from, or the manifest that it verifies by. What is no position is left out. */
export const exportAddress = (
  what: 'export' | 'export/manifest',
  format: 'ndjson' | 'csv',
  { after, until }: Range,
): string => {
  const positions = Object.entries({ after, until }).filter(([, position]) => Number.isInteger(position));
  return `/api/audit/${what}?${new URLSearchParams([['format', format], ...positions.map(([name, at]) => [name, String(at)])])}`;
};
