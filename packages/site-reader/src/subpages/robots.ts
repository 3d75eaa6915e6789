/** Whether a path with its query may be read. */
export type Robots = (pathAndQuery: string) => boolean;

type Rule = { readonly isAllowed: boolean; readonly pattern: string };
type Group = { readonly agents: string[]; readonly rules: Rule[]; isOpen: boolean };

/** Limits, because the file may be as hostile as any page. */
const MAX_RULES = 2_000;
const MAX_PATTERN = 500;

/** Allows nothing, because the file was not available (RFC 9309, section 2.3.1.4). */
export const nothingAllowed: Robots = () => false;

/**
 * Applies a robots.txt according to RFC 9309: the groups that name `agent`, else those for all. The longest matching
 * pattern decides, and `allow` wins a tie. Matching time is linear in pattern and path, even with wildcards.
 */
export const parseRobots = (text: string, agent: string): Robots => {
  const groups = groupsIn(text);
  const named = groups.filter(({ agents }) => agents.includes(agent.toLowerCase()));
  const rules = (named.length > 0 ? named : groups.filter(({ agents }) => agents.includes('*')))
    .flatMap((group) => group.rules)
    .slice(0, MAX_RULES)
    .toSorted(
      (one, other) => other.pattern.length - one.pattern.length || Number(other.isAllowed) - Number(one.isAllowed),
    );
  return (pathAndQuery) => rules.find(({ pattern }) => matches(pattern, pathAndQuery))?.isAllowed ?? true;
};

const groupsIn = (text: string): readonly Group[] => {
  const groups: Group[] = [];
  for (const row of text.split(/[\r\n]+/)) {
    const [, name = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(row.slice(0, MAX_PATTERN + 50)) ?? [];
    const last = groups.at(-1);
    switch (name.toLowerCase()) {
      case 'user-agent': {
        const agent = value.trim().toLowerCase();
        // Consecutive lines name the agents of one group.
        if (last?.isOpen) last.agents.push(agent);
        else groups.push({ agents: [agent], rules: [], isOpen: true });
        break;
      }
      case 'allow':
      case 'disallow': {
        if (!last) break;
        last.isOpen = false;
        const pattern = encoded(value.trim());
        if (pattern !== '' && pattern.length <= MAX_PATTERN)
          last.rules.push({ isAllowed: name.toLowerCase() === 'allow', pattern });
        break;
      }
    }
  }
  return groups;
};

/** The path as `URL` writes it: percent-encoded outside ASCII. */
const encoded = (pattern: string): string =>
  pattern.replace(/[^\p{ASCII}]+/gu, (text) => encodeURI(text.toWellFormed()));

/** Whether a pattern matches the beginning of a path; `*` is any text, `$` at the end is the end. */
const matches = (pattern: string, path: string): boolean => {
  const isWhole = pattern.endsWith('$');
  const [start = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(start)) return false;
  if (parts.length === 0) return !isWhole || path.length === start.length;
  let at = start.length;
  const last = isWhole ? parts.pop() : undefined;
  for (const part of parts) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return last === undefined || (path.endsWith(last) && path.length - last.length >= at);
};
