import Button from '@mui/material/Button';
import { useState } from 'react';
import { PlusIcon } from '../../../components/icons.tsx';
import { serverTextOf } from '../../../lib/fetch-json.ts';
import { log } from '../../../lib/log.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useClaimProduct, useIsClaimable } from '../apps-api.ts';

type ClaimButtonProps = { readonly productId: number; readonly isLoggedIn: boolean };

/** Takes over what one submitted as a visitor, from the browser that submitted it (D-47); nothing for everybody else. */
export function ClaimButton({ productId, isLoggedIn }: ClaimButtonProps) {
  const isClaimable = useIsClaimable(productId, isLoggedIn);
  const claim = useClaimProduct(productId);
  const [isPending, setIsPending] = useState(false);
  if (!isClaimable) return null;

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
    <Button variant="outlined" color="machine" size="small" disabled={isPending} onClick={() => void add()}>
      <PlusIcon /> {isPending ? 'Adding...' : 'Add to My Apps'}
    </Button>
  );
}
