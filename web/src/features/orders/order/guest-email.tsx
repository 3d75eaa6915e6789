import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { GiveEmailBody } from '@twofold/contracts/orders/api';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextField } from '../../../components/form/text-field.tsx';
import { serverTextOf } from '../../../lib/fetch-json.ts';
import { log } from '../../../lib/log.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useGiveEmail } from '../api.ts';
import { giveEmailForm } from '../forms.ts';

const Form = styled('form')({ display: 'grid', justifyItems: 'start', gap: 16, maxWidth: 440, marginTop: 16 });

/** The email address of a guest's order. A typo can be corrected. */
export function GuestEmail({ orderId }: { readonly orderId: number }) {
  const giveEmail = useGiveEmail(orderId);
  const [given, setGiven] = useState<string>();
  const { register, handleSubmit, formState } = useForm<GiveEmailBody>({
    resolver: zodResolver(giveEmailForm),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = async (body: GiveEmailBody) => {
    try {
      await giveEmail(body);
      setGiven(body.email);
    } catch (error) {
      log.error('Giving an email address failed', error);
      const description = serverTextOf(error) ?? 'Could not save your email address. Please try again.';
      showToast({ tone: 'destructive', title: 'Not saved', description });
    }
  };

  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch' }}>
        You bought this without an account. Leave an email address, and we’ll email you when a review arrives. Our
        emails contain a link that opens this order.
      </Typography>
      <Form noValidate aria-busy={isSubmitting} onSubmit={(event) => void handleSubmit(submit)(event)}>
        <TextField label="Email" type="email" autoComplete="email" field={register('email')} error={errors.email} />
        <Button type="submit" variant="outlined" disabled={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Email me updates'}
        </Button>
        <p role="status">{given === undefined ? '' : `We sent an email to ${given}.`}</p>
      </Form>
    </>
  );
}
