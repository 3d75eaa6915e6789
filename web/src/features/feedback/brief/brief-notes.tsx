import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { BriefView } from '@twofold/contracts/feedback/api';
import { useId, useState } from 'react';
import { explainFailure } from '../explain-failure.ts';
import { readAccess } from '../api.ts';

const Box = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: '14px 16px',
  borderRadius: 10,
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.people.line}`,
  overflowWrap: 'anywhere',
  '& p': { whiteSpace: 'pre-line' },
  '& pre': { ...theme.typography.body2, margin: 0, fontFamily: 'inherit', whiteSpace: 'pre-wrap' },
}));

type BriefNotesProps = { readonly requestId: string; readonly brief: BriefView };

/** The brief for a reviewer with a seat (D-137): the task, and the test login on demand. */
export function BriefNotes({ requestId, brief: { task, hasAccess, questions } }: BriefNotesProps) {
  const id = useId();
  if (task === undefined && !hasAccess && questions.length === 0) return null;
  return (
    <Box aria-labelledby={id}>
      <Typography variant="h4" component="h3" id={id}>
        Brief from the owner
      </Typography>
      {task !== undefined && <Typography variant="body2">{task}</Typography>}
      {questions.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {questions.length === 1 ? 'There is 1 question' : `There are ${questions.length} questions`} for you below
          your review.
        </Typography>
      )}
      {hasAccess && <TestLogin requestId={requestId} />}
    </Box>
  );
}

function TestLogin({ requestId }: { readonly requestId: string }) {
  const [access, setAccess] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const show = async (): Promise<void> => {
    setIsPending(true);
    try {
      setAccess((await readAccess(requestId)).access);
    } catch (error) {
      explainFailure(error, { title: 'Error', fallback: 'Failed to load the test login. Please try again.' });
    }
    setIsPending(false);
  };
  return (
    <div>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        Test login
      </Typography>
      <div aria-live="polite">
        {access === undefined ? (
          <Button variant="outlined" size="small" disabled={isPending} onClick={() => void show()} sx={{ mt: 0.75 }}>
            {isPending ? 'Loading...' : 'Show test login'}
          </Button>
        ) : (
          <pre>{access}</pre>
        )}
      </div>
    </div>
  );
}
