import IconButton from '@mui/material/IconButton';
import { useState, type ComponentProps } from 'react';
import { TextField } from '../../components/form/text-field.tsx';
import { lineIcon, type IconProps } from '../../components/icons.tsx';

const eye = <path d="M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8Z" />;
const OpenEye = lineIcon(
  <>
    {eye}
    <circle cx="8" cy="8" r="1.9" />
  </>,
);
const CrossedEye = lineIcon(
  <>
    {eye}
    <path d="m3 13 10-10" />
  </>,
);

/** An eye, crossed out if the content is visible and can be hidden. */
function EyeIcon({ isCrossed, ...props }: IconProps & { readonly isCrossed: boolean }) {
  return isCrossed ? <CrossedEye {...props} /> : <OpenEye {...props} />;
}

/** The rules for a new password (specification, section 5), shown from the start. */
export const PASSWORD_RULES = 'At least 8 characters, with an uppercase letter, a lowercase letter and a number.';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'autoComplete'> & {
  readonly autoComplete: 'new-password' | 'current-password';
};

/** A password field with a button that shows the password. */
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
