import { styled } from '@mui/material/styles';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  '& li': { display: 'grid', gridTemplateColumns: '9px 1fr', gap: 14, alignItems: 'baseline' },
  '& li::before': {
    content: '""',
    width: 9,
    height: 9,
    borderRadius: '50%',
    background: theme.vars.palette.people.fill,
    forcedColorAdjust: 'none',
  },
}));

/** Specification, section 2. */
const guidelines = [
  'Give specific, constructive feedback',
  'Cover strengths and improvements',
  'Consider the target audience',
  'Complete reviews within 48 hours of assignment',
  'Use the 5-point rating scale consistently',
] as const;

/** The guidelines for reviews. */
export function ReviewerGuidelines() {
  return (
    <List>
      {guidelines.map((guideline) => (
        <li key={guideline}>{guideline}</li>
      ))}
    </List>
  );
}
