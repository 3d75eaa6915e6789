import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { OwnBriefView } from '@twofold/contracts/feedback/api';
import { useState, type ReactNode } from 'react';
import { BriefForm } from './brief-form.tsx';

const Stack = styled('div')({
  display: 'grid',
  gap: 12,
  maxWidth: '68ch',
  overflowWrap: 'anywhere',
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const Terms = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  '& dt': { ...theme.typography.body2, fontWeight: 600 },
  '& dd': { margin: '2px 0 0', whiteSpace: 'pre-line' },
  '& ol': { paddingLeft: 20, listStyle: 'decimal' },
}));

type BriefSectionProps = {
  readonly requestId: string;
  readonly token?: string | undefined;
  readonly brief: OwnBriefView | undefined;
  readonly isOpen: boolean;
  /** A reviewer has claimed a seat. */
  readonly isLocked: boolean;
  /** An additional action next to the button that opens the form. */
  readonly beside?: ReactNode;
};

/** The texts if there is no brief. */
const UNWRITTEN = {
  open: 'Tell reviewers what to try, ask up to three questions, and give them a test login if they need one.',
  locked: 'A reviewer has claimed a seat: it’s too late for a brief, but you can still give reviewers a test login.',
  over: 'Reviewers had no brief.',
} as const;

/** The brief of one request (D-137), and its form while the request is open. */
export function BriefSection({ requestId, token, brief, isOpen, isLocked, beside }: BriefSectionProps) {
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing && isOpen) {
    return (
      <Stack>
        {isLocked && <Locked />}
        <BriefForm
          requestId={requestId}
          token={token}
          brief={brief}
          isLocked={isLocked}
          onClose={() => setIsEditing(false)}
        />
      </Stack>
    );
  }
  const isEmpty = brief === undefined || (brief.task === undefined && brief.questions.length === 0 && !brief.hasAccess);
  const verb = isLocked ? 'Change test login' : isEmpty ? 'Write a brief' : 'Edit brief';
  return (
    <Stack>
      {brief && !isEmpty ? (
        <BriefTerms brief={brief} />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {isOpen ? (isLocked ? UNWRITTEN.locked : UNWRITTEN.open) : UNWRITTEN.over}
        </Typography>
      )}
      {isOpen && (
        <Actions>
          <Button variant="outlined" size="small" onClick={() => setIsEditing(true)}>
            {verb}
          </Button>
          {beside}
        </Actions>
      )}
    </Stack>
  );
}

const Locked = () => (
  <Typography variant="body2" color="textSecondary">
    A reviewer has claimed a seat, so the task and the questions stay as they are.
  </Typography>
);

function BriefTerms({ brief: { task, questions, access } }: { readonly brief: OwnBriefView }) {
  return (
    <Terms>
      {task !== undefined && (
        <div>
          <dt>Task</dt>
          <dd>{task}</dd>
        </div>
      )}
      {questions.length > 0 && (
        <div>
          <dt>Questions</dt>
          <dd>
            <ol>
              {questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ol>
          </dd>
        </div>
      )}
      {access !== undefined && (
        <div>
          <dt>Test login</dt>
          <dd>{access}</dd>
        </div>
      )}
    </Terms>
  );
}
