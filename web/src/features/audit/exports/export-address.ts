/** Positions, exclusive and inclusive; a field that is empty is not a number. */
export type Range = { readonly after?: number | undefined; readonly until?: number | undefined };

/** The download address of an export, or of its manifest. Invalid positions are omitted. */
export const exportAddress = (
  what: 'export' | 'export/manifest',
  format: 'ndjson' | 'csv',
  { after, until }: Range,
): string => {
  const positions = Object.entries({ after, until }).filter(([, position]) => Number.isInteger(position));
  return `/api/audit/${what}?${new URLSearchParams([['format', format], ...positions.map(([name, at]) => [name, String(at)])])}`;
};
