import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReceivedReviewView } from '@twofold/contracts/reviews/api';
import { REMOVED_TEXT } from '@twofold/contracts/reviews/content';
import { ReviewerAvatar } from '../../components/reviewer-avatar.tsx';
import { Stars } from '../../components/stars.tsx';
import { cutText } from '../../lib/cut-text.ts';
import { shortDate } from '../../lib/day-of.ts';
import { fullText } from './review-text.ts';

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 16,
  paddingBlock: 24,
  borderTop: `1px solid ${theme.vars.palette.people.line}`,
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
  '&:first-of-type': { paddingTop: 0, borderTop: 0 },
  '& blockquote': { ...theme.typography.voice, marginTop: 8, whiteSpace: 'pre-line' },
}));

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '2px 16px',
  '& p': { flex: '1 1 200px' },
  '& strong': { fontWeight: 600 },
});

/** One line about the reviewer: profiles may be long. */
const EXPERTISE_LENGTH = 120;

/** One review, as its buyer or the app's owner sees it. */
export function ReceivedReview({ review }: { readonly review: ReceivedReviewView }) {
  const { rating, content, createdAt, reviewer } = review;
  return (
    <Item>
      <ReviewerAvatar name={reviewer.name} size={44} />
      <div>
        <Head>
          <p>
            <strong>{reviewer.name}</strong>{' '}
            <Typography variant="body2" component="span" color="textSecondary">
              {cutText(reviewer.expertise, EXPERTISE_LENGTH)}
            </Typography>
          </p>
          <Stars rating={rating} />
        </Head>
        {content === REMOVED_TEXT ? (
          // A placeholder, so not in the font for people's words.
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            The text was {REMOVED_TEXT}. The rating stays.
          </Typography>
        ) : (
          <blockquote>{fullText(content)}</blockquote>
        )}
        <Typography variant="caption" color="textDisabled" sx={{ mt: 1 }}>
          {`Submitted on ${shortDate(createdAt) ?? 'an unknown date'}`}
        </Typography>
      </div>
    </Item>
  );
}
