/** Positions, exclusive and inclusive; a field that is empty is not a number. */
export type Range = { readonly after?: number; readonly until?: number };

/** Where the browser gets an export from. What is no position is left out. */
export const exportAddress = (format: 'ndjson' | 'csv', { after, until }: Range): string => {
  const positions = Object.entries({ after, until }).filter(([, position]) => Number.isInteger(position));
  return `/api/audit/export?${new URLSearchParams([['format', format], ...positions.map(([name, at]) => [name, String(at)])])}`;
};
