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
  /** A text is the heading of the tab; other content replaces it. */
  readonly title: ReactNode;
  readonly children?: ReactNode;
};

/** The head of a tab: its heading, with actions at the right. */
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
