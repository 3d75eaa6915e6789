import Autocomplete from '@mui/material/Autocomplete';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Hint } from '../../../components/form/form-parts.tsx';

const Column = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  minWidth: 0,
  '& .MuiOutlinedInput-root': { flexWrap: 'wrap', gap: 4, padding: '4px 8px' },
  '& .MuiOutlinedInput-root input': { flex: 1, minWidth: 60, padding: '4px 4px' },
  '& .MuiChip-deleteIcon': { color: theme.vars.palette.text.secondary },
}));

type TypePickerProps = {
  readonly label: string;
  readonly hint: string;
  readonly options: readonly string[];
  readonly value: readonly string[];
  readonly onChange: (types: readonly string[]) => void;
};

/** Selects event types; types that are not in the log can be typed. */
export function TypePicker({ label, hint, options, value, onChange }: TypePickerProps) {
  const id = useId();
  return (
    <Column>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <Autocomplete
        id={id}
        multiple
        freeSolo
        autoSelect
        disableCloseOnSelect
        filterSelectedOptions
        options={options}
        value={[...value]}
        onChange={(_event, types) => onChange(types)}
        renderInput={({ id: inputId, slotProps }) => {
          const { ref, ...adornments } = slotProps.input;
          return (
            <OutlinedInput
              id={inputId}
              fullWidth
              {...adornments}
              ref={ref}
              slotProps={{ input: { ...slotProps.htmlInput, 'aria-describedby': `${id}-hint` } }}
            />
          );
        }}
      />
      <Hint id={`${id}-hint`}>{hint}</Hint>
    </Column>
  );
}
