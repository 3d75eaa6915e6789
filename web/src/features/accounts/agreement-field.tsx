import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { CheckField } from '../../components/form/check-field.tsx';

type AgreementFieldProps = {
  readonly field: UseFormRegisterReturn;
  readonly error: FieldError | undefined;
};

/** The terms to agree to. They open in a new tab, so that the form keeps its content. */
export function AgreementField(props: AgreementFieldProps) {
  return (
    <CheckField {...props}>
      I agree to the{' '}
      <Link to={paths.terms} target="_blank" title="Opens in a new tab">
        Terms
      </Link>{' '}
      and{' '}
      <Link to={paths.privacy} target="_blank" title="Opens in a new tab">
        Privacy Policy
      </Link>
    </CheckField>
  );
}
