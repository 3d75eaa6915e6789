import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { OwnBriefView } from '@twofold/contracts/feedback/api';
import { ConfirmActions } from '../../../components/form/confirm-actions.tsx';
import { FormStack } from '../../../components/form/form-parts.tsx';
import { showToast } from '../../../lib/toast-store.ts';
import { useWriteBrief } from '../api.ts';
import { explainFailure } from '../explain-failure.ts';
import { BriefFields } from './brief-fields.tsx';
import { briefForm, toFormValues, type BriefForm as Values } from './forms.ts';

type BriefFormProps = {
  readonly requestId: string;
  readonly token: string | undefined;
  readonly brief: OwnBriefView | undefined;
  /** A reviewer has claimed a seat: only the test login can change. */
  readonly isLocked: boolean;
  readonly onClose: () => void;
};

/** The form that creates or replaces the brief of a request. */
export function BriefForm({ requestId, token, brief, isLocked, onClose }: BriefFormProps) {
  const writeBrief = useWriteBrief(requestId, token);
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(briefForm),
    defaultValues: toFormValues(brief),
  });
  const save = async (values: Values): Promise<void> => {
    try {
      await writeBrief(values);
      showToast({ tone: 'people', title: 'Brief saved', description: 'Reviewers with a seat can see it.' });
      onClose();
    } catch (error) {
      explainFailure(error, { title: 'Error', fallback: 'Failed to save the brief. Please try again.' });
    }
  };
  const { isSubmitting } = formState;
  return (
    <FormStack noValidate aria-busy={isSubmitting} onSubmit={(event) => void handleSubmit(save)(event)}>
      <BriefFields register={register} errors={formState.errors} isLocked={isLocked} />
      <ConfirmActions
        onCancel={onClose}
        color="people"
        isPending={isSubmitting}
        action="Save brief"
        pendingAction="Saving..."
      />
    </FormStack>
  );
}
