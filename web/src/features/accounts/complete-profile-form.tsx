import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import type { UserView } from '@twofold/contracts/accounts/api';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { FieldPair, FormStack } from '../../components/form/form-parts.tsx';
import { log } from '../../lib/log.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useUpdateProfile } from './account-writes.ts';
import type { CompleteProfileForm as Form } from './forms.ts';
import { completeProfileForm } from './forms.ts';
import { joinName, splitName } from './full-name.ts';
import { ExpertiseField, FirstNameField, LastNameField, SocialProfileField } from './profile-fields.tsx';
import { refusedInProfile } from './refused-profile.ts';

type CompleteProfileFormProps = {
  /** The user; undefined if the address has no id. */
  readonly userId: number | undefined;
  /** The existing data; empty if they could not be read (D-36). */
  readonly user: UserView | undefined;
};

/** The profile of a new reviewer. Unlike in the profile itself, the names are required. */
export function CompleteProfileForm({ userId, user }: CompleteProfileFormProps) {
  const updateProfile = useUpdateProfile(userId);
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm<Form>({
    resolver: zodResolver(completeProfileForm),
    defaultValues: {
      ...splitName(user?.fullName ?? ''),
      socialProfile: user?.socialProfile ?? '',
      expertise: user?.expertise ?? '',
    },
  });
  const { errors, isSubmitting } = formState;

  const submit = async ({ firstName, lastName, socialProfile, expertise }: Form) => {
    try {
      await updateProfile({ socialProfile, expertise, fullName: joinName(firstName, lastName) });
    } catch (error) {
      log.error('Failed to update profile', error);
      showToast({
        tone: 'destructive',
        title: 'Update Failed',
        description: 'Failed to update your profile. Please try again.',
      });
      for (const { field, message } of refusedInProfile(error)) setError(field, { message }, { shouldFocus: true });
      return;
    }
    showToast({ title: 'Profile Updated!' });
    await navigate(paths.profile);
  };

  return (
    <FormStack noValidate aria-busy={isSubmitting} onSubmit={(event) => void handleSubmit(submit)(event)}>
      <FieldPair>
        <FirstNameField field={register('firstName')} error={errors.firstName} />
        <LastNameField field={register('lastName')} error={errors.lastName} />
      </FieldPair>
      <SocialProfileField field={register('socialProfile')} error={errors.socialProfile} />
      <ExpertiseField field={register('expertise')} error={errors.expertise} />
      <Button type="submit" size="large" disabled={isSubmitting} sx={{ alignSelf: 'flex-start' }}>
        {isSubmitting ? 'Saving...' : 'Save Profile'}
      </Button>
    </FormStack>
  );
}
