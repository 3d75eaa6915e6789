import { styled } from '@mui/material/styles';

const Box = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  background: theme.vars.palette.sunken,
  borderRadius: 6,
  '&:focus-visible': { outlineOffset: 1 },
  '& pre': {
    ...theme.typography.mono,
    width: 'max-content',
    minWidth: '100%',
    margin: 0,
    padding: '12px 14px',
    lineHeight: 1.5,
  },
  '& b': { fontWeight: 600 },
}));

const KEY = /^(\s*)("(?:[^"\\]|\\.)*")(: .*)$/s;

/** One line of JSON, with the field name in bold. */
function Line({ text }: { readonly text: string }) {
  const [, indent, name, rest] = KEY.exec(text) ?? [];
  if (name === undefined) return <>{text}</>;
  return (
    <>
      {indent}
      <b>{name}</b>
      {rest}
    </>
  );
}

/** A JSON document in a scroll region. */
export function JsonView({ label, value }: { readonly label: string; readonly value: unknown }) {
  const lines = JSON.stringify(value, undefined, 2)?.split('\n') ?? [];
  return (
    <Box role="region" aria-label={label} tabIndex={0}>
      <pre>
        {lines.map((line, index) => (
          // Lines have no ids, and their order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index}>
            <Line text={line} />
            {'\n'}
          </span>
        ))}
      </pre>
    </Box>
  );
}
