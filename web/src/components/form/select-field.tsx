import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 });

/** The system's own list: it is the best one on every device. */
const Select = styled('select')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    width: '100%',
    minHeight: 44,
    padding: '9px 12px',
    border: `1px solid ${palette.lineStrong}`,
    borderRadius: 6,
    background: palette.background.paper,
    color: palette.text.primary,
    font: 'inherit',
    textOverflow: 'ellipsis',
  };
});

type SelectFieldProps = {
  readonly label: string;
  /** What `register` of the form answered. */
  readonly field: UseFormRegisterReturn;
  readonly options: readonly { readonly value: number; readonly name: string }[];
};

/** A real label above a list of which one is chosen. */
export function SelectField({ label, field, options }: SelectFieldProps) {
  const id = useId();
  return (
    <Column>
      <div>
        <FormLabel htmlFor={id}>{label}</FormLabel>
      </div>
      <Select {...field} id={id}>
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </Column>
  );
}
