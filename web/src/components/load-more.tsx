import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { log } from '../lib/log.ts';
import { Notice } from './notice.tsx';

const Stack = styled('div')({ display: 'grid', justifyItems: 'center', gap: 16, marginTop: 40 });

type LoadMoreProps = {
  /** Shown on failure; the button then retries. */
  readonly failure: string;
  readonly onLoad: () => Promise<void>;
};

/** A button that loads the next page of a list. */
export function LoadMore({ failure, onLoad }: LoadMoreProps) {
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');

  const load = async () => {
    setState('pending');
    try {
      await onLoad();
      setState('idle');
    } catch (error) {
      log.error('Loading more failed', error);
      setState('failed');
    }
  };

  return (
    <Stack>
      {state === 'failed' && <Notice isFailure>{failure}</Notice>}
      <Button variant="outlined" disabled={state === 'pending'} onClick={() => void load()}>
        {state === 'pending' ? 'Loading...' : state === 'failed' ? 'Retry' : 'Load more'}
      </Button>
    </Stack>
  );
}
