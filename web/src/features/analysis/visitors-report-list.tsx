import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { analysisPath, paths } from '../../app/paths.ts';
import { Wrap } from '../../components/wrap.tsx';
import { hostOf } from '../../lib/host-of.ts';
import { shortDate } from '../../lib/short-date.ts';
import { useProduct } from './api.ts';
import { isUnknown } from './apps-api.ts';
import { forgetReport, visitorsReports } from './visitors-reports.ts';

const Section = styled('section')({ paddingBottom: 'clamp(72px, 8vw, 108px)' });

const List = styled('ul')(({ theme }) => ({
  marginBlock: 20,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '2px 16px',
    padding: '12px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& a': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& span:last-child': { marginLeft: 'auto' },
}));

/** What was analysed in this browser by whoever is not logged in; a report that was taken down is left out from then on. */
export function VisitorsReportList() {
  const [ids] = useState(visitorsReports);
  return (
    <Section aria-labelledby="visitors-reports-heading">
      <Wrap>
        <Typography variant="h2" id="visitors-reports-heading">
          Read in this browser
        </Typography>
        <List>
          {ids.map((id) => (
            <Report key={id} id={id} />
          ))}
        </List>
        <Typography color="textSecondary">
          <Link to={paths.auth}>Log in</Link> to add one to your apps: its report then has a button for that.
        </Typography>
      </Wrap>
    </Section>
  );
}

function Report({ id }: { readonly id: number }) {
  const { data: product, error } = useProduct(id);
  const isGone = isUnknown(error);
  useEffect(() => {
    if (isGone) forgetReport(id);
  }, [isGone, id]);
  if (isGone) return null;
  return (
    <li>
      <Link to={analysisPath(id)}>{product?.title || `Report ${id}`}</Link>
      {product && (
        <>
          <span>{hostOf(product.url)}</span>
          <span>{shortDate(product.createdAt)}</span>
        </>
      )}
    </li>
  );
}
