import { styled } from '@mui/material/styles';
import { FORMER_REVIEWER, UNNAMED_REVIEWER } from '@twofold/contracts/reviews/content';
import { PersonIcon } from './icons.tsx';

const Disc = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '50%',
  background: theme.vars.palette.background.default,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.people.line}`,
  color: theme.vars.palette.people.main,
  fontWeight: 600,
  letterSpacing: '-.01em',
}));

/**
 * The first letters of the first and the last word of a name; a single word gives its first two letters. Punctuation
 * is skipped, except in a name without letters or digits.
 */
export const initialsOf = (name: string): string => {
  const spelled = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const words = spelled.length > 0 ? spelled : name.trim().split(/\s+/);
  const first = Array.from(words[0] ?? '');
  const last = words.length > 1 ? Array.from(words.at(-1) ?? '') : first.slice(1);
  return `${first[0] ?? ''}${last[0] ?? ''}`.toUpperCase();
};

const NAMELESS: readonly string[] = [FORMER_REVIEWER, UNNAMED_REVIEWER];

/** Whether a name is a placeholder, whose initials would be meaningless. */
export const isNameless = (name: string): boolean => NAMELESS.includes(name);

/**
 * A reviewer's avatar: initials, or a figure without a name. The name is in the text beside it, so it is hidden from
 * screen readers.
 */
export function ReviewerAvatar({ name, size = 40 }: { readonly name: string; readonly size?: number }) {
  return (
    <Disc style={{ width: size, height: size, fontSize: Math.max(11, size * 0.36) }} aria-hidden="true">
      {isNameless(name) ? <PersonIcon size={size * 0.5} /> : initialsOf(name)}
    </Disc>
  );
}
