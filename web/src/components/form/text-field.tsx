import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { type HTMLInputTypeAttribute, type ReactNode, useId } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { TriangleIcon } from '../icons.tsx';
import { FieldProblem, Hint } from './form-parts.tsx';

/** A live region: screen readers announce added text only if it is already rendered when empty. */
const Region = styled('div')({ '&:empty': { marginTop: -6 } });

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  color: theme.vars.palette.text.secondary,
  '& svg': { flex: 'none', marginTop: 2 },
}));

/** A warning below a field that does not block the form. */
function Advice({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <Region role="status">
      {text && (
        <Line id={id}>
          <TriangleIcon size={14} />
          {text}
        </Line>
      )}
    </Region>
  );
}

const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 });

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 12px',
});

const Optional = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.disabled,
}));

type TextFieldProps = {
  readonly label: string;
  /** The result of react-hook-form's `register`; without it the field is disabled and only shows its value. */
  readonly field?: UseFormRegisterReturn;
  readonly value?: string;
  readonly error?: FieldError | undefined;
  readonly type?: HTMLInputTypeAttribute;
  readonly autoComplete?: string;
  readonly placeholder?: string;
  readonly hint?: string;
  /** A warning that updates while typing; empty for none. */
  readonly advice?: string;
  readonly isOptional?: boolean;
  /** The number of lines of a multiline field. */
  readonly rows?: number;
  /** The keyboard that a phone shows. */
  readonly inputMode?: 'numeric';
  readonly range?: { readonly min: number; readonly max: number };
  /** At the right of the label. */
  readonly aside?: ReactNode;
  /** Inside the box, at its right end. */
  readonly end?: ReactNode;
};

/** A label above a field, and its error or hint below; both are associated with it for screen readers. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    field,
    error,
    hint,
    advice,
    type = 'text',
    rows,
    isOptional,
    aside,
    range,
    end,
    inputMode,
    ...input
  } = props;
  const { ref, ...handlers }: Partial<UseFormRegisterReturn> = field ?? {};
  const id = useId();
  const described = [error && `${id}-problem`, advice && `${id}-advice`, hint !== undefined && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <Column>
      <Head>
        <span>
          <FormLabel htmlFor={id}>{label}</FormLabel>
          {isOptional && <Optional> (optional)</Optional>}
        </span>
        {aside}
      </Head>
      <OutlinedInput
        {...handlers}
        {...input}
        // The input has the padding, not the box around it.
        {...(rows !== undefined && { multiline: true, minRows: rows, sx: { p: 0 } })}
        slotProps={{ input: { ...range, inputMode } }}
        id={id}
        inputRef={ref}
        endAdornment={end}
        type={type}
        fullWidth
        disabled={field === undefined}
        error={error !== undefined}
        aria-describedby={described || undefined}
      />
      {error && <FieldProblem id={`${id}-problem`}>{error.message}</FieldProblem>}
      {advice !== undefined && <Advice id={`${id}-advice`} text={advice} />}
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Column>
  );
}
