import IconButton from '@mui/material/IconButton';
import { useState, type ComponentProps } from 'react';
import { TextField } from '../../components/form/text-field.tsx';
import { EyeIcon } from './eye-icon.tsx';

/** The rules for a new password (specification, section 5), shown before one of them is broken. */
export const PASSWORD_RULES = 'At least 8 characters, with an uppercase letter, a lowercase letter and a number.';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'autoComplete'> & {
  readonly autoComplete: 'new-password' | 'current-password';
};

/** A field for a password, which can be shown while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          aria-label="Show password"
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          edge="end"
          size="small"
          color="inherit"
        >
          <EyeIcon size={20} isCrossed={isShown} />
        </IconButton>
      }
    />
  );
}
