import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Problem } from '../../../components/form/form-parts.tsx';
import { useCachedStreams } from '../figures-api.ts';
import { SearchIcon } from '../parts/icons.tsx';
import { SecondaryText } from '../parts/secondary-text.tsx';
import { useOpenPerson } from '../people/use-open-person.ts';
import { commandsFor, type Command } from './commands.ts';
import { SlashKeyChoice } from './slash-key-choice.tsx';

const Frame = styled(Dialog)(({ theme }) => ({
  '& .MuiBackdrop-root': { background: theme.vars.palette.scrim },
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': {
    width: 'min(100% - 24px, 560px)',
    maxHeight: 'calc(100% - 24px)',
    margin: '12px',
    borderRadius: 12,
    boxShadow: theme.vars.shadows[8],
    [theme.breakpoints.up('md')]: { marginTop: '12vh' },
  },
}));

const Field = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '4px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& input': {
    ...theme.typography.body1,
    flex: 1,
    minWidth: 0,
    minHeight: 48,
    padding: 0,
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  },
}));

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  overflowY: 'auto',
  maxHeight: 'min(400px, 60vh)',
  padding: 8,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 16px',
    padding: '8px 10px',
    borderRadius: 6,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  '& li.Mui-focused': {
    background: theme.vars.palette.sunken,
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.text.primary}`,
  },
}));

const Foot = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: '10px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** Escape closes the dialog, not the list. */
const leaveEscape = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }): void => {
  if (event.key === 'Escape') event.defaultMuiPrevented = true;
};

/** Opens a page, a stream, a user or a search of the log by a typed text. No request is sent until one is selected. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();
  const openPerson = useOpenPerson();
  const options = commandsFor(text, useCachedStreams());

  const run = async (command: Command) => {
    if ('to' in command) {
      onClose();
      await navigate(command.to);
      return;
    }
    const failure = await openPerson(command.email);
    setProblem(failure);
    if (failure === undefined) onClose();
  };

  const list = useAutocomplete<Command>({
    id: 'palette',
    open: true,
    value: null,
    options: [...options],
    inputValue: text,
    autoHighlight: true,
    clearOnEscape: false,
    filterOptions: (all) => all,
    getOptionLabel: ({ name }) => name,
    getOptionKey: ({ name, kind }) => `${kind} ${name}`,
    onInputChange: (_event, typed, reason) => {
      if (reason !== 'input') return;
      setText(typed);
      setProblem(undefined);
    },
    onChange: (_event, command) => void (command && run(command)),
  });

  return (
    <Frame open onClose={onClose} slotProps={{ paper: { 'aria-label': 'Search the console' } }}>
      <Field {...list.getRootProps({ onKeyDown: leaveEscape })}>
        <SearchIcon />
        <input
          {...list.getInputProps()}
          // The dialog is opened to type into it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          aria-label="Page, stream, number, id or email"
          placeholder="Page, stream, number, id or email"
        />
      </Field>
      <List {...list.getListboxProps()} aria-label="Results">
        {list.groupedOptions.map((command, index) => {
          const { key, ...props } = list.getOptionProps({ option: command, index });
          return (
            <li key={key} {...props}>
              {command.name} <SecondaryText>{command.kind}</SecondaryText>
            </li>
          );
        })}
      </List>
      <Foot>
        {problem !== undefined && <Problem role="alert">{problem}</Problem>}
        <SlashKeyChoice />
      </Foot>
    </Frame>
  );
}
