import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { FormActions } from '../../components/form/form-parts.tsx';
import { copyText } from '../../lib/copy-text.ts';

const Secret = styled('code')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  marginBlock: '16px 20px',
  padding: '14px 16px',
  borderRadius: 10,
  background: theme.vars.palette.sunken,
  fontFamily: 'ui-monospace, monospace',
  overflowWrap: 'anywhere',
  userSelect: 'all',
}));

type SecretOnceProps = {
  /** The id of the heading, which labels the containing dialog. */
  readonly headingId: string;
  readonly heading: string;
  readonly text: string;
  readonly secret: string;
  readonly onDone: () => void;
};

/** A secret that is shown once, with a copy button. */
export function SecretOnce({ headingId, heading, text, secret, onDone }: SecretOnceProps) {
  const next = useRef<HTMLButtonElement>(null);
  // The previously focused element is gone, so the next action is focused.
  useEffect(() => next.current?.focus(), []);
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async () => setState((await copyText(secret)) ? 'copied' : 'failed');
  return (
    <>
      <Typography variant="h3" component="h2" id={headingId}>
        {heading}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {text}
      </Typography>
      <Secret>{secret}</Secret>
      <FormActions>
        <Button variant="text" onClick={onDone}>
          Done
        </Button>
        <Button ref={next} onClick={() => void copy()}>
          <span aria-live="polite">
            {state === 'copied' ? 'Copied' : state === 'failed' ? 'Select and copy it' : 'Copy'}
          </span>
        </Button>
      </FormActions>
    </>
  );
}
