import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { AgainIcon } from './icons.tsx';
import { Notice } from './notice.tsx';

const Stack = styled('div')({ display: 'grid', justifyItems: 'start', gap: 16 });

type LoadFailedProps = { readonly text: string; readonly onRetry: () => void };

/** The error of a list that could not be loaded, with a retry button. */
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
