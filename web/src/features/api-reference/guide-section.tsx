import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  minWidth: 0,
  marginBottom: 56,
  '& > *': { minWidth: 0 },
  '& > p, & > ul': { maxWidth: 720, color: theme.vars.palette.text.secondary },
  '& > ul': { display: 'grid', gap: 8, paddingLeft: 20, listStyle: 'disc' },
  '& code': { ...theme.typography.mono, overflowWrap: 'anywhere' },
}));

type GuideSectionProps = { readonly id: string; readonly title: string; readonly children: ReactNode };

/** A section of the guide, with an id for links. */
export function GuideSection({ id, title, children }: GuideSectionProps) {
  return (
    <Section id={id} aria-labelledby={`${id}-title`}>
      <Typography variant="h2" id={`${id}-title`}>
        {title}
      </Typography>
      {children}
    </Section>
  );
}
