import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReviewView } from '@twofold/contracts/reviews/api';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { analysisPath, reviewCompletePath } from '../../lib/paths.ts';
import { OnwardIcon } from '../../components/icons.tsx';
import { Stars } from '../../components/stars.tsx';
import { shortDate } from '../../lib/day-of.ts';
import { ReviewWords } from './review-words.tsx';
import { StatusBadge } from './status-badge.tsx';

const Card = styled(Paper)(({ theme }) => ({
  padding: 20,
  [theme.breakpoints.up('md')]: { padding: 24 },
}));

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });

const Head = styled(Row)({
  flexWrap: 'nowrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  marginBottom: 6,
  '& > .MuiChip-root': { flex: 'none' },
});

const Links = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  marginTop: 14,
  fontWeight: 600,
  '& a': { display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: 24 },
}));

/** One review in the user's list. */
export function ReviewCard({ review }: { readonly review: ReviewView }) {
  const { id, productId, rating, status, createdAt, content } = review;
  const headingId = useId();
  return (
    <Card>
      <Head>
        <Typography variant="h4" component="h3" id={headingId}>
          {`Review #${id} • App #${productId}`}
        </Typography>
        <StatusBadge status={status} />
      </Head>
      <Row>
        <Stars rating={rating} />
        <Typography variant="caption" color="textDisabled">
          {`Submitted on ${shortDate(createdAt) ?? 'an unknown date'}`}
        </Typography>
      </Row>
      <ReviewWords content={content} id={id} />
      <Links>
        {status === 'pending' && (
          <Link to={reviewCompletePath(id)} aria-describedby={headingId}>
            Complete this review <OnwardIcon size={14} />
          </Link>
        )}
        <Link to={analysisPath(productId)} aria-describedby={headingId}>
          View App Details <OnwardIcon size={14} />
        </Link>
      </Links>
    </Card>
  );
}
