import Typography from '@mui/material/Typography';
import type { UpdateProfileBody, UserView } from '@twofold/contracts/accounts/api';
import { useForm } from 'react-hook-form';
import { ConfirmActions } from '../../../components/form/confirm-actions.tsx';
import { FieldPair, FormStack } from '../../../components/form/form-parts.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { log } from '../../../lib/log.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useUpdateProfile } from '../account-writes.ts';
import { joinName, splitName } from '../full-name.ts';
import { ExpertiseField, FirstNameField, LastNameField, SocialProfileField } from '../profile-fields.tsx';
import { refusedInProfile } from '../refused-profile.ts';

type Form = Required<UpdateProfileBody> & ReturnType<typeof splitName>;

const fieldsOf = ({ fullName, socialProfile, expertise }: UserView): Form => ({
  ...splitName(fullName),
  fullName,
  socialProfile,
  expertise,
});

type ProfileFormProps = {
  readonly user: UserView;
  /** Called when editing is cancelled, or the profile is saved. */
  readonly onClose: () => void;
};

/** Edit mode (specification, section 2). Only the server validates; the email address is read-only. */
export function ProfileForm({ user, onClose }: ProfileFormProps) {
  const updateProfile = useUpdateProfile(user.id);
  const { register, handleSubmit, getValues, setValue, setError, reset, formState } = useForm<Form>({
    defaultValues: fieldsOf(user),
  });
  const { errors, isSubmitting } = formState;

  // A change of either name updates the full name.
  const onChange = () => setValue('fullName', joinName(getValues('firstName'), getValues('lastName')));

  const cancel = () => {
    reset(fieldsOf(user));
    onClose();
  };

  const submit = async ({ fullName, socialProfile, expertise }: Form) => {
    try {
      await updateProfile({ fullName, socialProfile, expertise });
    } catch (error) {
      log.error('Saving the profile failed', error);
      showToast({ tone: 'destructive', title: 'Error', description: 'Failed to update profile. Please try again.' });
      for (const { field, message } of refusedInProfile(error)) setError(field, { message }, { shouldFocus: true });
      return;
    }
    showToast({ title: 'Profile Updated', description: 'Your profile has been successfully updated.' });
    onClose();
  };

  return (
    <>
      <Typography variant="h3" component="h2" id="account-heading" sx={{ mb: 2.5 }}>
        Edit Profile
      </Typography>
      <FormStack noValidate aria-busy={isSubmitting} onSubmit={(event) => void handleSubmit(submit)(event)}>
        <FieldPair>
          <FirstNameField field={register('firstName', { onChange })} error={errors.firstName} />
          <LastNameField field={register('lastName', { onChange })} />
        </FieldPair>
        <FieldPair>
          <TextField label="Email" type="email" value={user.email} hint="Email address cannot be changed" />
          <SocialProfileField field={register('socialProfile')} error={errors.socialProfile} />
        </FieldPair>
        <ExpertiseField field={register('expertise')} error={errors.expertise} />
        <ConfirmActions onCancel={cancel} isPending={isSubmitting} action="Save Changes" pendingAction="Saving..." />
      </FormStack>
    </>
  );
}
