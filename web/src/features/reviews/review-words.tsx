import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { fullText, listedText } from './review-text.ts';

const Words = styled('p')(({ theme }) => ({
  ...theme.typography.voice,
  marginTop: 12,
  overflowWrap: 'anywhere',
  '&[data-whole]': { whiteSpace: 'pre-line' },
}));

type ReviewWordsProps = { readonly content: string; readonly id: number };

/** The text of a review, shortened in lists, with a button for the rest. */
export function ReviewWords({ content, id }: ReviewWordsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const wordsId = useId();
  const shown = listedText(content);
  const whole = fullText(content).trim();
  return (
    <>
      <Words id={wordsId} data-whole={isWhole || undefined}>
        {isWhole ? whole : shown}
      </Words>
      {whole !== '' && whole !== shown && (
        <Button
          variant="text"
          size="small"
          sx={{ mt: 0.5, ml: -1.5 }}
          aria-expanded={isWhole}
          aria-controls={wordsId}
          aria-label={`Read all of review #${id}`}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show less' : 'Read all'}
        </Button>
      )}
    </>
  );
}
