import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { StatementsToJudge } from '@twofold/contracts/reviews/api';
import { MAX_COMMENT } from '@twofold/contracts/reviews/content';
import { useId } from 'react';
import { visuallyHidden } from '../../../components/visually-hidden.tsx';
import type { ChosenAnswer } from './answers-draft.ts';

const OPTIONS = [
  { answer: 'agree', label: 'Agree' },
  { answer: 'disagree', label: 'Disagree' },
  { answer: 'cannot-tell', label: 'Can\u2019t tell' },
] as const;

const Question = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  minWidth: 0,
  // The field has its own legend.
  '& > legend': { display: 'flex', gap: 10, marginBottom: 10, fontWeight: 500, overflowWrap: 'anywhere' },
  '& > legend::before': {
    content: '""',
    flex: 'none',
    width: 9,
    height: 9,
    marginTop: '.5em',
    borderRadius: 1,
    background: theme.vars.palette.machine.fill,
    forcedColorAdjust: 'none',
  },
}));

const Pills = styled('div')(({ theme }) => {
  const { people, background, text } = theme.vars.palette;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    '& label': { position: 'relative', cursor: 'pointer' },
    '& span': {
      ...theme.typography.body2,
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 44,
      padding: '6px 16px',
      borderRadius: 99,
      border: `1px solid ${people.line}`,
      background: background.paper,
    },
    '& input': visuallyHidden,
    '& input:checked + span': {
      fontWeight: 600,
      color: people.contrastText,
      background: people.main,
      borderColor: people.main,
    },
    '& input:focus-visible + span': { outline: `2px solid ${text.primary}`, outlineOffset: 2 },
    '@media (forced-colors: active)': {
      '& input:checked + span': { color: 'HighlightText', background: 'Highlight', forcedColorAdjust: 'none' },
    },
  };
});

const Comment = styled(OutlinedInput)(({ theme }) => ({ '& input': { ...theme.typography.voice, lineHeight: 1.4 } }));

type StatementQuestionProps = {
  readonly statement: StatementsToJudge['statements'][number];
  readonly chosen: ChosenAnswer | undefined;
  readonly onChoose: (answer: ChosenAnswer) => void;
};

/** One statement of the report, with three possible answers, and a field for the reason once one is selected. */
export function StatementQuestion({ statement, chosen, onChoose }: StatementQuestionProps) {
  const name = useId();
  const comment = chosen?.comment ?? '';
  return (
    <Question>
      <legend id={`${name}-claim`}>{statement.text}</legend>
      <Pills>
        {OPTIONS.map(({ answer, label }) => (
          <label key={answer}>
            <input
              type="radio"
              name={name}
              aria-describedby={`${name}-claim`}
              checked={chosen?.answer === answer}
              onChange={() => onChoose({ answer, comment })}
            />
            <span>{label}</span>
          </label>
        ))}
      </Pills>
      {chosen && (
        <Comment
          fullWidth
          size="small"
          value={comment}
          placeholder="Why? (optional)"
          slotProps={{
            input: { 'aria-label': 'Why? (optional)', 'aria-describedby': `${name}-claim`, maxLength: MAX_COMMENT },
          }}
          // Enter would submit the surrounding review form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={({ target }) => onChoose({ answer: chosen.answer, comment: target.value })}
        />
      )}
    </Question>
  );
}
