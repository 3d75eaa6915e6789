import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ConfirmActions } from '../../../components/form/confirm-actions.tsx';
import { FormStack } from '../../../components/form/form-parts.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { serverTextOf } from '../../../lib/fetch-json.ts';
import { log } from '../../../lib/log.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useReportReview } from './api.ts';
import { REASON_OPTIONS, reportForm, type ReportForm as Values, type ReportFormResult } from './forms.ts';
import { REASONS } from './words.ts';

/** A review that can be reported, with the name that its buyer sees. */
export type ReportableReview = { readonly id: number; readonly name: string };

type ReportFormProps = {
  readonly orderId: number;
  readonly token: string | undefined;
  readonly reviews: readonly ReportableReview[];
  readonly onClose: () => void;
};

/** Asks which review to report, for which reason, and for an explanation in one sentence. */
export function ReportForm({ orderId, token, reviews, onClose }: ReportFormProps) {
  const report = useReportReview(orderId, token);
  const [failure, setFailure] = useState<string>();
  const onlyOne = reviews.length === 1 ? reviews[0] : undefined;
  const { register, handleSubmit, formState } = useForm<Values, unknown, ReportFormResult>({
    resolver: zodResolver(reportForm),
    defaultValues: { reviewId: onlyOne ? String(onlyOne.id) : '', reason: '', note: '' },
  });
  const send = async (values: ReportFormResult): Promise<void> => {
    setFailure(undefined);
    try {
      await report(values);
      showToast({ tone: 'people', title: 'Complaint sent', description: 'The reviewer has 7 days to appeal.' });
      onClose();
    } catch (error) {
      log.error('Reporting a review failed', error);
      // A toast would be behind the dialog.
      setFailure(serverTextOf(error) ?? 'Could not send your complaint. Please try again.');
    }
  };
  const { isSubmitting, errors } = formState;
  return (
    <FormStack noValidate aria-busy={isSubmitting} onSubmit={(event) => void handleSubmit(send)(event)}>
      <SelectField
        label="Review"
        field={register('reviewId')}
        error={errors.reviewId}
        placeholder={onlyOne ? undefined : 'Choose a review'}
        options={reviews.map(({ id, name }) => ({ value: id, name }))}
      />
      <SelectField
        label="What is wrong with it?"
        field={register('reason')}
        error={errors.reason}
        placeholder="Choose a reason"
        options={REASON_OPTIONS.map((reason) => ({ value: reason, name: REASONS[reason] }))}
      />
      <TextField
        label="Why?"
        field={register('note')}
        error={errors.note}
        hint={`${errors.note ? '' : 'One sentence. '}The reviewer and a moderator will read it.`}
      />
      {failure !== undefined && <Notice isFailure>{failure}</Notice>}
      <ConfirmActions onCancel={onClose} isPending={isSubmitting} action="Send complaint" pendingAction="Sending…" />
    </FormStack>
  );
}
