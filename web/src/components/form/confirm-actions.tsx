import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { FormActions } from './form-parts.tsx';

type ConfirmActionsProps = {
  readonly action: ReactNode;
  /** The button's text while pending; by default `action`. */
  readonly pendingAction?: ReactNode;
  readonly isPending?: boolean;
  readonly color?: 'error' | 'people';
  readonly cancel?: ReactNode;
  readonly onCancel: () => void;
  /** Without it the button submits its form. */
  readonly onConfirm?: () => void;
};

/** The end of a form or a dialog: the cancel button, then the confirm button. */
export function ConfirmActions({
  cancel = 'Cancel',
  isPending = false,
  onCancel,
  onConfirm,
  ...rest
}: ConfirmActionsProps) {
  const { action, pendingAction = action, color } = rest;
  return (
    <FormActions>
      <Button variant="text" onClick={onCancel} disabled={isPending}>
        {cancel}
      </Button>
      <Button type={onConfirm ? 'button' : 'submit'} color={color} onClick={onConfirm} disabled={isPending}>
        {isPending ? pendingAction : action}
      </Button>
    </FormActions>
  );
}
