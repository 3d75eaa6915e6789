import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

// Without `as` in the filter, emotion would pass it on to the span instead of using it.
const Label = styled('span', { shouldForwardProp: (name) => name !== 'who' && name !== 'as' })<{ readonly who: Who }>(
  ({ theme, who }) => ({
    ...theme.typography.label,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    color: theme.vars.palette[who].main,
    '&::before': {
      content: '""',
      flex: 'none',
      width: 9,
      height: 9,
      background: 'currentColor',
      borderRadius: who === 'machine' ? 1 : '50%',
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
    },
  }),
);

type Who = 'machine' | 'people';

type SourceLabelProps = {
  readonly who: Who;
  readonly children: ReactNode;
  /** `h2` if the label is the heading of a section. */
  readonly component?: 'span' | 'h2' | 'h3';
  readonly id?: string;
};

/** Who is speaking: a square is the machine, a disc is a person, and the words say it as well. */
export function SourceLabel({ who, children, component = 'span', ...rest }: SourceLabelProps) {
  return (
    <Label as={component} who={who} {...rest}>
      {children}
    </Label>
  );
}
