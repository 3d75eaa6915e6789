/** The first pattern that matches gives the kind of a statement, with its table or function. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^notify .*; commit/, 'notify and commit'],
  [/^begin.*/, 'begin'],
  [/^(commit|rollback|listen|unlisten|notify|set|savepoint|create|drop|analyze|alter)\b/, '$1'],
  [/\binsert into ([\w."]+)/, 'insert $1'],
  [/(?<!for )\bupdate ([\w."]+)/, 'update $1'],
  [/\bdelete from ([\w."]+)/, 'delete $1'],
  [/\bselect (?:\* from )?(\w+\.[\w."]+)\(/, 'call $1'],
  [/\bfrom (?!unnest)([\w."]+)/, 'select $1'],
  [/\bselect ([\w."]+)\(/, 'call $1'],
  [/^(\w+)/, '$1'],
];

/**
 * The stable name of a statement: what it does, and to which table. The generations of a read model count as one table.
 */
export const nameOfStatement = (sql: string): string => {
  const line = sql.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
  for (const [pattern, name] of KINDS) {
    const found = pattern.exec(line);
    if (found) return name.replace('$1', (found[1] ?? '').replaceAll('"', '').replace(/_v\d+$/, ''));
  }
  return 'nothing';
};
