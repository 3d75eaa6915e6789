import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 32,
  marginBottom: 20,
});

type TabHeadProps = {
  /** A text is the heading of the tab; anything else only takes its place. */
  readonly title: ReactNode;
  readonly children?: ReactNode;
};

/** What heads the content of a tab: its heading, and what one can do there at its right. */
export function TabHead({ title, children }: TabHeadProps) {
  const heading = (
    <Typography variant="h3" component="h2">
      {title}
    </Typography>
  );
  return (
    <Row>
      {typeof title === 'string' ? heading : title}
      {children}
    </Row>
  );
}
