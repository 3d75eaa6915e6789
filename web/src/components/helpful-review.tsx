import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Example = styled('figure')(({ theme }) => ({
  maxWidth: 480,
  marginTop: 36,
  paddingTop: 20,
  borderTop: `1px solid ${theme.vars.palette.people.line}`,
  '& blockquote': { ...theme.typography.voice, fontSize: '1.25rem', marginTop: 6 },
}));

/** An example of a helpful review; Benchbook and the reviewer are made up. */
export function HelpfulReview() {
  return (
    <Example>
      <Typography variant="label" component="figcaption" color="textSecondary">
        A review that helps
      </Typography>
      <blockquote>
        I looked for the yearly price in the header, the footer and the FAQ. Put it beside the monthly one, where I was
        already looking.
      </blockquote>
    </Example>
  );
}
