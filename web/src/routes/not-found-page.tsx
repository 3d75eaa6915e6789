import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { usePageTitle } from '../components/use-page-title.ts';
import { Wrap } from '../components/wrap.tsx';

const Layout = styled(Wrap)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '32px 64px',
  paddingBlock: 'clamp(72px, 8vw, 108px)',
  '& p': { margin: '10px 0 22px' },
});

const Sheet = styled('svg')(({ theme }) => ({
  width: 'min(300px, 100%)',
  height: 'auto',
  stroke: theme.vars.palette.lineStrong,
  strokeWidth: 2,
  '& .front': { fill: 'none', strokeDasharray: '7 7' },
  '& .back': { fill: theme.vars.palette.sunken },
}));

/** With a picture of a missing sheet: only its outline. */
export function NotFoundPage() {
  usePageTitle('404 Page Not Found');
  return (
    <Layout>
      <Sheet viewBox="-1 -1 302 222" aria-hidden="true">
        <path className="front" d="M0 0H300V40L120 220H0Z" />
        <path className="back" d="M300 40 120 220V80a40 40 0 0 1 40-40Z" />
      </Sheet>
      <div>
        <Typography variant="h1">404 Page Not Found</Typography>
        <Typography color="textSecondary">Did you forget to add the page to the router?</Typography>
        <Button component={Link} to={paths.home}>
          Go Home
        </Button>
      </div>
    </Layout>
  );
}
