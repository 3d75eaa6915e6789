import Button from '@mui/material/Button';
import { useState } from 'react';
import { serverTextOf } from '../../../lib/fetch-json.ts';
import { log } from '../../../lib/log.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useListProductAgain } from '../apps-api.ts';
import type { Removal } from './removal.ts';

type ListAgainButtonProps = Pick<Removal, 'productId' | 'title'> & {
  readonly variant: 'text' | 'outlined';
  readonly describedBy: string | undefined;
};

const FAILURE = 'Failed to list the app. Please try again.';

/** Undoes an unlisting. If a moderator unlisted the app, the server refuses and its text is shown. */
export function ListAgainButton({ productId, title, variant, describedBy }: ListAgainButtonProps) {
  const listAgain = useListProductAgain(productId);
  const [isPending, setIsPending] = useState(false);

  const list = async () => {
    setIsPending(true);
    try {
      await listAgain();
      showToast({ title: 'App listed', description: `${title} is in Discover Apps again.` });
    } catch (error) {
      log.error(FAILURE, error);
      showToast({ tone: 'destructive', title: 'Error', description: serverTextOf(error) ?? FAILURE });
    } finally {
      setIsPending(false);
    }
  };

  return (
    <Button
      variant={variant}
      size="small"
      aria-describedby={describedBy}
      disabled={isPending}
      onClick={() => void list()}
    >
      {isPending ? 'Listing...' : 'List again'}
    </Button>
  );
}
