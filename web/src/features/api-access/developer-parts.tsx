import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Section = styled('section')({ marginTop: 48 });

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '12px 32px',
  marginBottom: 20,
});

/** A list item, with its buttons at the right. */
export const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  paddingBlock: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > :first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
}));

export const RowHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  '& + p': { marginTop: 4 },
});

export const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

type DeveloperSectionProps = {
  readonly id: string;
  readonly heading: string;
  readonly text: ReactNode;
  /** At the right of the heading, if there is room. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** A section of the developer page. */
export function DeveloperSection({ id, heading, text, action, children }: DeveloperSectionProps) {
  return (
    <Section aria-labelledby={id}>
      <Head>
        <div>
          <Typography variant="h3" component="h2" id={id}>
            {heading}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, maxWidth: '60ch' }}>
            {text}
          </Typography>
        </div>
        {action}
      </Head>
      {children}
    </Section>
  );
}
