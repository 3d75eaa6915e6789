import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  marginTop: 40,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: 40 },
}));

/** A link to the settings for tokens and webhooks. */
export function DeveloperLink() {
  return (
    <Section aria-labelledby="developer-heading">
      <div>
        <Typography variant="h3" component="h2" id="developer-heading">
          Developer
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, maxWidth: '68ch' }}>
          Access tokens for scripts and pipelines, and webhooks that notify your systems.
        </Typography>
      </div>
      <Button variant="outlined" component={Link} to={paths.developer}>
        Developer settings
      </Button>
    </Section>
  );
}
