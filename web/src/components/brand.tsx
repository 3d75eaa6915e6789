import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';

const Front = styled('path')(({ theme }) => ({ fill: theme.vars.palette.machine.fill }));
const Back = styled('path')(({ theme }) => ({ fill: theme.vars.palette.people.fill }));

/** A sheet with a folded corner: the front stands for the machine, the back for people. */
function Logo({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <Front d="M1.5 1.5h21v5.2L6.7 22.5H1.5Z" />
      <Back d="M22.5 6.7 6.7 22.5v-11a4.8 4.8 0 0 1 4.8-4.8Z" />
    </svg>
  );
}

const BrandLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  fontSize: '1.1875rem',
  fontWeight: 600,
  letterSpacing: '-.03em',
  textDecoration: 'none',
});

/** Logo and name, with a link to the landing page. */
export function Brand({ size }: { readonly size: number }) {
  return (
    <BrandLink to={paths.home} aria-label="Twofold, home">
      <Logo size={size} />
      Twofold
    </BrandLink>
  );
}
