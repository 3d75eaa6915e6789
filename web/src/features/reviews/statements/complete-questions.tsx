import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Problem } from '../../../components/form/form-parts.tsx';
import { TriangleIcon } from '../../../components/icons.tsx';
import { StatementQuestions } from './statement-questions.tsx';
import type { StatementAnswers } from './use-statement-answers.ts';

type CompleteQuestionsProps = { readonly answers: StatementAnswers; readonly reviewId: number };

/** The statements below a completed review, with a button that sends the answers, and the result. */
export function CompleteQuestions({ answers, reviewId }: CompleteQuestionsProps) {
  const { state, statements, chosen, send } = answers;
  const hasChosen = statements.some(({ path }) => chosen[path] !== undefined);
  if (state === 'sent') {
    return (
      <Typography role="status" color="textSecondary">
        Thanks. Your answers now stand beside these claims in the report.
      </Typography>
    );
  }
  return (
    <StatementQuestions answers={answers} component="h2">
      <div>
        <Button color="people" disabled={!hasChosen || state === 'sending'} onClick={() => void send(reviewId)}>
          {state === 'sending' ? 'Sending...' : 'Send answers'}
        </Button>
        {state === 'failed' && (
          <Problem role="alert" sx={{ mt: 1.25 }}>
            <TriangleIcon size={14} />
            Your answers could not be saved, but your review is complete. Please try again.
          </Problem>
        )}
      </div>
    </StatementQuestions>
  );
}
