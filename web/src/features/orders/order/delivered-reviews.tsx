import { UNNAMED_REVIEWER } from '@twofold/contracts/reviews/content';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { RequestedSeat } from '@twofold/contracts/feedback/api';
import type { OrderView } from '@twofold/contracts/orders/api';
import { mainReviewIn, REMOVED_TEXT } from '@twofold/contracts/reviews/content';
import { ReviewerAvatar } from '../../../components/reviewer-avatar.tsx';
import { Stars } from '../../../components/stars.tsx';
import { ComplaintMark, markOf, type Mark } from '../seats/complaint-mark.tsx';

const List = styled('ul')({ display: 'grid', gap: 16 });

const Words = styled('figure')(({ theme }) => ({
  padding: '20px 20px 24px',
  background: theme.vars.palette.people.soft,
  borderRadius: '4px 18px 18px 4px',
  breakInside: 'avoid',
  '&[data-mark=unusable]': { filter: 'saturate(0)' },
  '& blockquote': { ...theme.typography.voice, marginTop: 14, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  [theme.breakpoints.up('md')]: { padding: '24px 28px 28px' },
  '@media print': { border: `1px solid ${theme.vars.palette.people.line}`, background: 'none' },
}));

const Who = styled('figcaption')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  '& strong': { fontWeight: 600 },
}));

type DeliveredReviewsProps = {
  readonly seats: readonly RequestedSeat[];
  /** The complaint about one of the reviews, which is marked. */
  readonly complaint: OrderView['complaint'];
};

/** The reviews, in the order of their seats. */
export function DeliveredReviews({ seats, complaint }: DeliveredReviewsProps) {
  return (
    <List>
      {seats.map(
        ({ review, reviewer }) =>
          review && (
            <li key={review.id}>
              <DeliveredReview
                review={review}
                name={reviewer?.name ?? UNNAMED_REVIEWER}
                mark={markOf(complaint, review.id)}
              />
            </li>
          ),
      )}
    </List>
  );
}

type DeliveredReviewProps = {
  readonly review: NonNullable<RequestedSeat['review']>;
  readonly name: string;
  readonly mark: Mark | undefined;
};

function DeliveredReview({ review: { content, rating }, name, mark }: DeliveredReviewProps) {
  return (
    <Words data-mark={mark}>
      <Who>
        <ReviewerAvatar name={name} size={32} />
        <strong>{name}</strong>
        <Stars rating={rating} />
        {mark && <ComplaintMark mark={mark} />}
      </Who>
      {content === REMOVED_TEXT ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          The text was {content}.
        </Typography>
      ) : (
        <blockquote>{mainReviewIn(content) ?? content}</blockquote>
      )}
    </Words>
  );
}
