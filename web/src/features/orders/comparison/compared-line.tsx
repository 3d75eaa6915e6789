import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComparedTopic, ComparisonReport, QuotedSentence } from '@twofold/contracts/feedback/report';
import { useId, useState } from 'react';
import { ReviewerAvatar } from '../../../components/reviewer-avatar.tsx';
import { PlusIcon } from '../../../components/icons.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { counted } from '../words.ts';

const Line = styled('li')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.people.line}`,
  breakInside: 'avoid',
  '&:last-of-type': { borderBottom: 0 },
}));

const Opener = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
  width: '100%',
  padding: '18px 0',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '& small': {
    ...theme.typography.caption,
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    gap: 6,
    color: theme.vars.palette.text.secondary,
  },
  '&[aria-expanded="true"] svg': { transform: 'rotate(45deg)' },
  '@media print': { '& small': { display: 'none' } },
}));

/** Rendered even when collapsed, so that it can be printed. */
const Sentences = styled('div')({
  display: 'grid',
  gap: 14,
  paddingBottom: 20,
  '&[hidden]': { display: 'none' },
  '@media print': { '&[hidden]': { display: 'grid' } },
});

const Quotes = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  marginTop: 6,
  '& li': { display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr)', gap: 12, alignItems: 'start' },
  '& blockquote': { ...theme.typography.voice, fontSize: '1.0625rem', overflowWrap: 'anywhere' },
}));

const STANCES = { praise: 'Praise', criticism: 'Criticism', remark: 'Remark' } as const;

type ComparedLineProps = {
  readonly topic: ComparedTopic;
  readonly reviews: ComparisonReport['reviews'];
  readonly isOpenAtFirst: boolean;
};

/** One topic that reviewers agree or differ on; it expands to the sentences behind it, with their authors' avatars. */
export function ComparedLine({ topic: { statement, words, sides }, reviews, isOpenAtFirst }: ComparedLineProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const id = useId();
  const count = sides.reduce((sum, { quotes }) => sum + quotes.length, 0);
  return (
    <Line>
      <Typography variant="h4">
        <Opener type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {statement}
          <small>
            {counted(count, 'sentence')} <PlusIcon size={12} />
          </small>
        </Opener>
      </Typography>
      <Sentences id={id} hidden={!isOpen}>
        {sides.map(({ stance, quotes }) => (
          <div key={quotes.map(keyOf).join()}>
            {sides.length > 1 && (
              <Typography variant="label" color="textSecondary">
                {STANCES[stance]}
              </Typography>
            )}
            <Quotes>
              {quotes.map((quote) => (
                <Quote key={keyOf(quote)} quote={quote} reviews={reviews} />
              ))}
            </Quotes>
          </div>
        ))}
        {words.length > 0 && (
          <Typography variant="caption" color="textSecondary">
            Matched by these words: {words.join(', ')}
          </Typography>
        )}
      </Sentences>
    </Line>
  );
}

const keyOf = ({ reviewId, sentence }: QuotedSentence): string => `${reviewId}-${sentence}`;

type QuoteProps = { readonly quote: QuotedSentence; readonly reviews: ComparisonReport['reviews'] };

function Quote({ quote: { reviewId, sentence }, reviews }: QuoteProps) {
  const review = reviews.find((one) => one.reviewId === reviewId);
  const text = review?.sentences[sentence];
  if (review === undefined || text === undefined) return null;
  return (
    <li>
      <ReviewerAvatar name={review.reviewer.name} size={28} />
      <blockquote>
        <VisuallyHidden>{review.reviewer.name}: </VisuallyHidden>
        {text}
      </blockquote>
    </li>
  );
}
