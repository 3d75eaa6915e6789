import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { Logo } from './logo.tsx';
import { paths } from '../lib/paths.ts';

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

/** Logo and name, leading home. */
export function Brand({ size }: { readonly size: number }) {
  return (
    <BrandLink to={paths.home} aria-label="Twofold, home">
      <Logo size={size} />
      Twofold
    </BrandLink>
  );
}
