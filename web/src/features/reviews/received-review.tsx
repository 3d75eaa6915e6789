import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReviewView } from '@twofold/contracts/reviews/api';
import { REMOVED_TEXT } from '@twofold/contracts/reviews/content';
import { Stars } from '../../components/stars.tsx';
import { shortDate } from '../../lib/short-date.ts';
import { fullText } from './review-text.ts';

const Item = styled('li')(({ theme }) => ({
  paddingBlock: 24,
  borderTop: `1px solid ${theme.vars.palette.people.line}`,
  breakInside: 'avoid',
  '&:first-of-type': { paddingTop: 0, borderTop: 0 },
  '& blockquote': {
    ...theme.typography.voice,
    marginTop: 8,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
}));

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2px 16px',
});

/** One review, as those read it who asked for it. */
export function ReceivedReview({ review }: { readonly review: ReviewView }) {
  const { rating, content, createdAt } = review;
  return (
    <Item>
      <Head>
        <Stars rating={rating} />
        <Typography variant="caption" color="textSecondary">
          {`Submitted on ${shortDate(createdAt) ?? 'an unknown date'}`}
        </Typography>
      </Head>
      {content === REMOVED_TEXT ? (
        // Nobody wrote these words: they are not set in the voice.
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          The text was {REMOVED_TEXT}. The rating stays.
        </Typography>
      ) : (
        <blockquote>{fullText(content)}</blockquote>
      )}
    </Item>
  );
}
