import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { StatementQuestion } from './statement-question.tsx';
import type { StatementAnswers } from './use-statement-answers.ts';

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  padding: '20px 18px 22px',
  border: `1px solid ${theme.vars.palette.people.line}`,
  borderRadius: 18,
  background: theme.vars.palette.people.soft,
  [theme.breakpoints.up('sm')]: { padding: '24px 26px 26px' },
}));

const Head = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: 12,
  '& button': { flex: 'none' },
});

const COUNTS = ['No claims', 'One claim', 'Two claims', 'Three claims'] as const;

type StatementQuestionsProps = {
  readonly answers: StatementAnswers;
  /** Called when the user skips the questions; without it they cannot be skipped. */
  readonly onSkip?: () => void;
  /** The heading level; by default, one below a heading of level 2. */
  readonly component?: 'h2' | 'h3';
  /** Content after the statements, such as a button that sends the answers. */
  readonly children?: ReactNode;
};

/** Asks a reviewer to judge statements of the AI report (D-128). Nothing if there are none. */
export function StatementQuestions({ answers, onSkip, component = 'h3', children }: StatementQuestionsProps) {
  const id = useId();
  const [isSkipped, setIsSkipped] = useState(false);
  const { statements, chosen, choose } = answers;
  if (statements.length === 0 || isSkipped) return null;
  const skip = () => {
    setIsSkipped(true);
    onSkip?.();
  };
  return (
    <Panel aria-labelledby={id}>
      <div>
        <Head>
          <Typography variant="h3" component={component} id={id}>
            Does this match what you saw?
          </Typography>
          {onSkip && (
            <Button variant="text" size="small" color="people" onClick={skip} sx={{ mr: -1.5 }}>
              Skip
            </Button>
          )}
        </Head>
        <Typography variant="body2" color="textSecondary">
          {COUNTS[statements.length]} from the AI report. Optional.
        </Typography>
      </div>
      {statements.map((statement) => (
        <StatementQuestion
          key={statement.path}
          statement={statement}
          chosen={chosen[statement.path]}
          onChoose={(answer) => choose(statement.path, answer)}
        />
      ))}
      {children}
    </Panel>
  );
}
