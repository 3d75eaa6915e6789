import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '../../components/form/text-field.tsx';

type ProfileFieldProps = { readonly field: UseFormRegisterReturn; readonly error?: FieldError | undefined };

export function FirstNameField(props: ProfileFieldProps) {
  return <TextField label="First Name" autoComplete="given-name" {...props} />;
}

export function LastNameField(props: ProfileFieldProps) {
  return <TextField label="Last Name" autoComplete="family-name" {...props} />;
}

export function SocialProfileField(props: ProfileFieldProps) {
  return (
    <TextField
      label="Social Profile URL"
      isOptional
      type="url"
      autoComplete="url"
      placeholder="https://linkedin.com/in/your-name"
      {...props}
    />
  );
}

export function ExpertiseField(props: ProfileFieldProps) {
  return (
    <TextField
      label="Areas of Expertise"
      isOptional
      rows={4}
      hint="What you do and know well. We use it to match apps to you."
      {...props}
    />
  );
}
