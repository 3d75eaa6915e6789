import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmActions } from '../../../components/form/confirm-actions.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { useOperations } from '../operations.ts';
import { PROJECTIONS, type Projection } from './handler.ts';
import { useOperationRequest } from './use-operation-request.ts';

/** Requests a rebuild, after an explanation. */
export function RebuildButton({ projection: { name, rebuild } }: { readonly projection: Projection }) {
  const [isOpen, setIsOpen] = useState(false);
  const operations = useOperations(PROJECTIONS, name);
  const { ask, isPending } = useOperationRequest(PROJECTIONS);

  const confirm = async () => {
    await ask(`Rebuild of ${name} requested`, operations.rebuild);
    setIsOpen(false);
  };

  return (
    <>
      <Button variant="outlined" size="small" disabled={rebuild !== undefined} onClick={() => setIsOpen(true)}>
        Rebuild
      </Button>
      <SheetDialog open={isOpen} onClose={() => setIsOpen(false)} aria-labelledby={`rebuild-${name}`}>
        <Typography variant="h3" component="h2" id={`rebuild-${name}`}>
          Rebuild {name}?
        </Typography>
        <Typography variant="body2" sx={{ mt: 1, mb: 2.5 }}>
          The projector reads the whole log again into a new generation of the table. The current one stays in use until
          the new one has caught up, and nothing is lost. Your request is recorded in the log.
        </Typography>
        <ConfirmActions
          onCancel={() => setIsOpen(false)}
          onConfirm={() => void confirm()}
          isPending={isPending}
          action="Rebuild"
          pendingAction="Requesting..."
        />
      </SheetDialog>
    </>
  );
}
