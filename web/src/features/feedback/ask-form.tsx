import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormStack } from '../../components/form/form-parts.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { showToast } from '../../lib/toast-store.ts';
import { useRequestFeedback } from './api.ts';
import { explainFailure } from './explain-failure.ts';
import { BriefFields } from './brief/brief-fields.tsx';
import { briefForm, toFormValues, type BriefForm } from './brief/forms.ts';
import { appName } from './app-name.ts';
import { maxReviewers, requestFeedbackForm, type RequestFeedbackForm } from './forms.ts';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 18,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) 120px', alignItems: 'start' },
}));

const creditsIn = (count: number): string => (count === 1 ? '1 credit' : `${count} credits`);

type AskFormProps = {
  readonly credits: number;
  readonly apps: readonly { readonly id: number; readonly title: string }[];
};

/** Asks for the app and the number of reviewers, and shows the cost before anything is reserved. */
export function AskForm({ credits, apps }: AskFormProps) {
  const requestFeedback = useRequestFeedback();
  const { register, handleSubmit, control, formState, resetField } = useForm<RequestFeedbackForm>({
    resolver: zodResolver(requestFeedbackForm(credits)),
    defaultValues: { productId: apps[0]?.id ?? 0, reviewers: 1 },
  });
  const [hasBrief, setHasBrief] = useState(false);
  const brief = useForm<BriefForm>({ resolver: zodResolver(briefForm), defaultValues: toFormValues(undefined) });
  const { errors, isSubmitting } = formState;
  const reviewers = useWatch({ control, name: 'reviewers' });
  const most = maxReviewers(credits);
  const isPossible = Number.isInteger(reviewers) && reviewers >= 1 && reviewers <= most;

  const submit = async (body: RequestFeedbackForm) => {
    if (hasBrief && !(await brief.trigger())) return;
    try {
      const briefed = hasBrief ? { ...body, brief: brief.getValues() } : body;
      const { seats, totalCredits } = await requestFeedback(briefed);
      showToast({
        tone: 'people',
        title: seats === 1 ? 'Request placed: 1 review' : `Request placed: ${seats} reviews`,
        description: `${creditsIn(seats)} reserved, ${totalCredits} left.`,
      });
      resetField('reviewers');
      setHasBrief(false);
      brief.reset();
    } catch (error) {
      explainFailure(error, {
        title: 'Request failed',
        fallback: 'Failed to ask for reviewers. Please try again.',
      });
    }
  };

  return (
    <FormStack noValidate aria-busy={isSubmitting} onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Fields>
        <SelectField
          label="App"
          field={register('productId', { valueAsNumber: true })}
          options={apps.map((app) => ({ value: app.id, name: appName(app) }))}
        />
        <TextField
          label="Reviewers"
          type="number"
          field={register('reviewers', { valueAsNumber: true })}
          error={errors.reviewers}
          range={{ min: 1, max: most }}
        />
      </Fields>
      {hasBrief ? (
        <BriefFields register={brief.register} errors={brief.formState.errors} />
      ) : (
        <div>
          <Button variant="text" size="small" onClick={() => setHasBrief(true)}>
            Add a brief for reviewers
          </Button>
        </div>
      )}
      <Typography variant="body2">
        {isPossible && (
          <>
            <strong>{`${creditsIn(reviewers)} reserved, ${credits - reviewers} left.`}</strong>{' '}
          </>
        )}
        If a seat is still open after 7 days, you get its credit back.
      </Typography>
      <div>
        <Button type="submit" color="people" disabled={isSubmitting}>
          {isSubmitting ? 'Asking...' : isPossible ? `Reserve ${creditsIn(reviewers)}` : 'Reserve credits'}
        </Button>
      </div>
    </FormStack>
  );
}
