import { styled } from '@mui/material/styles';

const Mark = styled('mark')(({ theme }) => ({
  padding: '1px 0',
  background: theme.vars.palette.machine.soft,
  boxShadow: `inset 0 -2px ${theme.vars.palette.machine.fill}`,
  color: 'inherit',
}));

/** A text with the first occurrence of some words marked, if there is one. */
export function MarkedText({ text, marked }: { readonly text: string; readonly marked: string }) {
  // A quote that was cut to size ends in dots of ours.
  const words = marked.replace(/(?:…|\.{3})$/, '');
  const start = words === '' ? -1 : text.indexOf(words);
  if (start < 0) return text;
  const end = start + words.length;
  return (
    <>
      {text.slice(0, start)}
      <Mark>{text.slice(start, end)}</Mark>
      {text.slice(end)}
    </>
  );
}
