import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CONTENT_LENGTH_MIN, differentLettersIn, LETTERS_MIN, lengthOf } from '@twofold/contracts/reviews/content';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { FormStack, Hint } from '../../components/form/form-parts.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { RatingInput } from './rating-input.tsx';
import { CREDITS_NEEDED, useReviewForm, type ReviewFormOptions } from './use-review-form.ts';
import { WritingHelp } from './writing-help.tsx';

/** Uses the font for people's words already while typing. */
const Voice = styled('div')(({ theme }) => ({ '& textarea': { ...theme.typography.voice, lineHeight: 1.5 } }));

const ROWS = 8;

/** What the text still lacks. The number of distinct letters is shown only for long texts, which repeat one word. */
const contentHint = (content: string, length: number): string => {
  if (length === 0) return `At least ${CONTENT_LENGTH_MIN} characters`;
  const missing = CONTENT_LENGTH_MIN - length;
  if (missing > 0) return missing === 1 ? '1 more character needed' : `${missing} more characters needed`;
  const letters = differentLettersIn(content);
  if (letters < LETTERS_MIN) return `Use at least ${LETTERS_MIN} different letters (${letters} so far)`;
  return 'Long enough to submit';
};

type ReviewFormProps = ReviewFormOptions & {
  /** Content below the text, which is not submitted. */
  readonly children?: ReactNode;
};

/**
 * The review form: a rating and a text. The draft is stored on this device until it is submitted. Without a credit the
 * button is disabled (D-85).
 */
export function ReviewForm({ children, ...props }: ReviewFormProps) {
  const { control, register, formState, content, submit } = useReviewForm(props);
  const { errors, isSubmitting } = formState;
  const length = lengthOf(content);
  const isCreditMissing = props.reviewer.credits < CREDITS_NEEDED;
  return (
    <FormStack noValidate aria-busy={isSubmitting} onSubmit={(event) => void submit(event)}>
      <Controller
        name="rating"
        control={control}
        render={({ field: { name, value, onChange, onBlur } }) => (
          <RatingInput name={name} value={value} onChange={onChange} onBlur={onBlur} />
        )}
      />
      <Voice>
        <TextField
          label="Your Review"
          field={register('content')}
          error={errors.content}
          rows={ROWS}
          hint={contentHint(content, length)}
          aside={<Hint as="span">{`${length} characters (minimum ${CONTENT_LENGTH_MIN})`}</Hint>}
        />
      </Voice>
      <WritingHelp text={content} />
      {children}
      <div>
        <Button type="submit" color="people" size="large" fullWidth disabled={isCreditMissing || isSubmitting}>
          {isSubmitting ? 'Submitting...' : 'Submit Review'}
        </Button>
        <Hint sx={{ mt: 1.25 }}>
          {isCreditMissing
            ? 'You need at least 1 credit to submit a review.'
            : props.earns === false
              ? 'Submitting costs no credits.'
              : 'Submitting costs no credits. You earn 1 when you complete the review on the next page.'}
        </Hint>
      </div>
    </FormStack>
  );
}
