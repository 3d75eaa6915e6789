const PLURAL = /(?:s|people|women|men|children)$/iu;
const CLAUSE = /\s(?:who|that|with|of|in|on|nearby)(?:\s|$)/u;
const PEOPLE = /^(?:the )?people\b/iu;

/** The noun of a group without its clause: “people” of “people who give food as a gift”. */
const headOf = (group: string): string => group.split(CLAUSE)[0] ?? group;

/** “Heirs, landlords and people who renovate”: a list whose last entry alone has a clause. */
const LISTED = /^(?<before>[^,]+(?:, [^,]+)*),? and (?<last>people who .+)$/u;

/** “Cheese lovers and people who give food as a gift” are two groups, “musicians, students and parents” three; “dog and cat owners” are one. */
export const groupsOfBuyers = (buyers: string): readonly string[] => {
  const { before = '', last = '' } = LISTED.exec(buyers)?.groups ?? {};
  const listed = before.split(', ');
  if (listed.length > 1 && listed.every((item) => PLURAL.test(item) && !CLAUSE.test(item))) return [...listed, last];
  const parts = buyers.split(/,? and /u);
  const [first = '', second = ''] = parts;
  const items = buyers.split(/, | and /u);
  if (!CLAUSE.test(buyers) && items.length > 2 && items.every((item) => PLURAL.test(item))) return items;
  const isList = first.includes(',') || parts.length !== 2;
  if (isList || !PLURAL.test(headOf(first)) || /^people$/iu.test(first) || !PLURAL.test(headOf(second)))
    return [buyers];
  const isInsideClause = CLAUSE.test(first) && !PEOPLE.test(second) && !buyers.includes(', and ');
  return isInsideClause ? [buyers] : [first, second.replace(/^the /u, '')];
};

/** Nearly every visitor is one of these. */
const EVERYBODY =
  /^(?:shoppers(?: who compare many sellers)?|people (?:with (?:files of their own|a phone|their own phone|a sum to do)|who (?:search the web|look something up)))$/u;

/** Whether a line of the table names no one in particular as its buyers. */
export const isEverybody = (buyers: string): boolean => EVERYBODY.test(buyers);
