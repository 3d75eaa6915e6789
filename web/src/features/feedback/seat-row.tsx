import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { OpenRequest } from '@twofold/contracts/feedback/api';
import { SiteLink } from '../../components/site-link.tsx';
import { hostOf } from '../../lib/host-of.ts';
import { appName } from './app-name.ts';

/** A seat in a row: its drawing and its text. Below 860 px they are stacked. */
export const SeatRow = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr)',
  gap: '8px 20px',
  alignItems: 'center',
  paddingBlock: 16,
  overflowWrap: 'anywhere',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '& > *': { gridColumn: 2 },
  '& > svg': { gridColumn: 1, alignSelf: 'start' },
  [theme.breakpoints.up(860)]: {
    gridTemplateColumns: '52px minmax(0, 1.1fr) minmax(0, 2fr) 270px auto',
    '& > *': { gridColumn: 'auto' },
    '& > svg': { gridColumn: 'auto', alignSelf: 'center' },
  },
}));

type SeatOfAppProps = { readonly product: OpenRequest['product']; readonly id: string };

/** The app that a seat is for. */
export function SeatOfApp({ product, id }: SeatOfAppProps) {
  return (
    <div>
      <Typography variant="h4" component="h3" id={id}>
        {appName(product)}
      </Typography>
      <Typography variant="caption" component="div">
        <SiteLink url={product.url} label={hostOf(product.url)} />
      </Typography>
    </div>
  );
}
