import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Hint } from '../../../components/form/form-parts.tsx';
import type { Answers } from './answers.ts';

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  '& textarea': { ...theme.typography.voice, lineHeight: 1.5 },
}));

/** The maximum length of an answer. The server limits the whole review. */
const MAX_LENGTH = 3_000;

type BriefAnswersProps = {
  readonly questions: readonly string[];
  readonly answers: Answers;
  readonly onAnswer: (index: number, text: string) => void;
};

/** A field for each question of the owner. Answers become part of the review. */
export function BriefAnswers({ questions, answers, onAnswer }: BriefAnswersProps) {
  const id = useId();
  if (questions.length === 0) return null;
  return (
    <>
      {questions.map((question, index) => (
        <Column key={question}>
          <FormLabel htmlFor={`${id}-${index}`}>{question}</FormLabel>
          <OutlinedInput
            id={`${id}-${index}`}
            multiline
            minRows={2}
            sx={{ p: 0 }}
            value={answers[index] ?? ''}
            onChange={(event) => onAnswer(index, event.target.value)}
            slotProps={{ input: { maxLength: MAX_LENGTH } }}
          />
        </Column>
      ))}
      <Hint>Your answers are added to your review, below their questions.</Hint>
    </>
  );
}
