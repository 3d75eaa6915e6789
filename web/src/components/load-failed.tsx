import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { AgainIcon } from './icons.tsx';
import { Notice } from './notice.tsx';

const Stack = styled('div')({ display: 'grid', justifyItems: 'start', gap: 16 });

type LoadFailedProps = { readonly text: string; readonly onRetry: () => void };

/** A list that did not arrive: what failed, and another try. */
export function LoadFailed({ text, onRetry }: LoadFailedProps) {
  return (
    <Stack>
      <Notice isFailure>{text}</Notice>
      <Button variant="outlined" onClick={onRetry}>
        <AgainIcon /> Retry
      </Button>
    </Stack>
  );
}
