import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { ConfirmActions } from '../../../components/form/confirm-actions.tsx';
import { FormStack } from '../../../components/form/form-parts.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { MAX_NAME_LENGTH, saveView } from './saved-views.ts';

type SaveViewDialogProps = { readonly search: string; readonly onClose: () => void };

/** Asks for a name, and saves the filters of the URL under it. */
export function SaveViewDialog({ search, onClose }: SaveViewDialogProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '' } });
  const rules = {
    required: 'Please enter a name',
    maxLength: { value: MAX_NAME_LENGTH, message: `The name can have at most ${MAX_NAME_LENGTH} characters` },
    setValueAs: (name: string) => name.trim(),
  };
  const save = ({ name }: { readonly name: string }) => {
    saveView({ name, search });
    onClose();
  };
  return (
    <SheetDialog open onClose={onClose} aria-labelledby="save-view-heading">
      <Typography variant="h3" component="h2" id="save-view-heading">
        Save this view
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, mb: 2 }}>
        The filters are saved in this browser. To share them, send the URL of this page.
      </Typography>
      <FormStack noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
        <TextField label="Name" field={register('name', rules)} error={formState.errors.name} autoComplete="off" />
        <ConfirmActions onCancel={onClose} action="Save view" />
      </FormStack>
    </SheetDialog>
  );
}
