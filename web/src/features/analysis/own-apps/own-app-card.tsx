import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { OwnProduct } from '@twofold/contracts/analysis/api';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { analysisPath } from '../../../lib/paths.ts';
import { FoldCorner } from '../../../components/fold-corner.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { hostOf } from '../../../lib/host-of.ts';
import { lineClamp } from '../../../lib/line-clamp.ts';
import { shortDate } from '../../../lib/day-of.ts';
import { readApp } from '../read-app.ts';
import { LimitedChip } from '../report/limited-chip.tsx';
import { RemovalButtons } from '../removal/removal-buttons.tsx';

/** Specification, section 9. */
const CHIPS = 2;
const CHIP_WORDS = 3;

const Card = styled(Paper)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  height: '100%',
  padding: 20,
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('md')]: { padding: 24 },
  '&[data-turned]': { borderBottomRightRadius: 0 },
}));

const Row = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 12,
});

const States = styled('div')({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 6,
  maxWidth: '50%',
  marginTop: 2,
});

const Foot = styled(Row)({ alignItems: 'center', marginTop: 'auto' });

/** Its first button is aligned with the text above. */
const Removal = styled('div')(({ theme }) => ({
  marginLeft: -12,
  marginBottom: -8,
  '&::before': {
    content: '""',
    display: 'block',
    margin: '0 0 8px 12px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));

const Description = styled('p')(({ theme }) => ({ ...theme.typography.body2, ...lineClamp(2) }));

const Chips = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 6, '& li': { maxWidth: '100%' } });

/** The first three words, without dots (D-83) and without trailing punctuation. */
const firstWords = (text: string): string =>
  text
    .trim()
    .split(/\s+/)
    .slice(0, CHIP_WORDS)
    .join(' ')
    .replace(/[:;,–—]$/, '');

/** A record without the field counts as listed. */
const isHidden = ({ isListed }: Partial<OwnProduct>): boolean => isListed === false;

const counted = (reviews: number): string => (reviews === 1 ? '1 review' : `${reviews} reviews`);

/** One of the user's own apps. Its corner is folded if it has reviews. */
export function OwnAppCard({ product }: { readonly product: OwnProduct }) {
  const { reviewCount } = product;
  const id = useId();
  const app = readApp(product);
  return (
    <Card data-turned={reviewCount > 0 || undefined}>
      <Row>
        <div>
          <Typography variant="h3" id={id} sx={lineClamp(2)}>
            {app.title}
          </Typography>
          <Typography variant="body2" component="div">
            <SiteLink url={app.url} label={hostOf(app.url)} describedBy={id} />
          </Typography>
        </div>
        <States>
          {reviewCount > 0 && <Chip variant="state" color="people" label={counted(reviewCount)} />}
          {app.isLimited && <LimitedChip />}
          {isHidden(product) && <Chip variant="state" label="Not listed" />}
        </States>
      </Row>
      <Description>{app.description}</Description>
      {app.strengths.length > 0 && (
        <Chips aria-label="Strengths">
          {app.strengths.slice(0, CHIPS).map((strength) => (
            <li key={strength}>
              <Chip variant="machine" label={firstWords(strength)} />
            </li>
          ))}
        </Chips>
      )}
      <Foot>
        <Typography variant="caption" color="textDisabled">
          {shortDate(app.createdAt)}
        </Typography>
        <Button variant="outlined" size="small" component={Link} to={analysisPath(app.id)} aria-describedby={id}>
          View Analysis
        </Button>
      </Foot>
      <Removal>
        <RemovalButtons
          productId={app.id}
          title={app.title}
          as="owner"
          isListed={!isHidden(product)}
          describedBy={id}
          isQuiet
        />
      </Removal>
      {reviewCount > 0 && <FoldCorner />}
    </Card>
  );
}
