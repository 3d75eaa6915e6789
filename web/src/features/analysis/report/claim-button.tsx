import Button from '@mui/material/Button';
import { useState } from 'react';
import { PlusIcon } from '../../../components/icons.tsx';
import { serverTextOf } from '../../../lib/fetch-json.ts';
import { log } from '../../../lib/log.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useClaimProduct } from '../apps-api.ts';

/** Adds an app that this browser submitted as a visitor to the user's own apps (D-47). */
export function ClaimButton({ productId }: { readonly productId: number }) {
  const claim = useClaimProduct(productId);
  const [isPending, setIsPending] = useState(false);

  const add = async () => {
    setIsPending(true);
    try {
      await claim();
      showToast({ tone: 'machine', title: 'Added to My Apps' });
    } catch (error) {
      log.error('Claiming the app failed', error);
      const description = serverTextOf(error) ?? 'Failed to add it to your apps. Please try again.';
      showToast({ tone: 'destructive', title: 'Error', description });
      setIsPending(false);
    }
  };

  return (
    <Button
      variant="outlined"
      color="machine"
      size="small"
      disabled={isPending}
      onClick={() => void add()}
      sx={{ displayPrint: 'none' }}
    >
      <PlusIcon /> {isPending ? 'Adding...' : 'Add to My Apps'}
    </Button>
  );
}
