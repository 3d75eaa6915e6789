import { styled } from '@mui/material/styles';
import { isCut, valueText } from '../parts/value-text.ts';

const Long = styled('details')(({ theme }) => ({
  '& summary': { cursor: 'pointer' },
  // Not struck out with an old value, and wide enough to be read: the table scrolls then.
  '& pre': {
    display: 'inline-block',
    minWidth: 300,
    maxHeight: 480,
    margin: '8px 0 0',
    padding: '8px 10px',
    overflow: 'auto',
    background: theme.vars.palette.sunken,
    borderRadius: 6,
    font: 'inherit',
    fontWeight: 400,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '& pre:focus-visible': { outlineOffset: -2 },
}));

type FieldValueProps = { readonly name: string; readonly value: unknown };

/** The value of a field. A long one, such as a whole report, is its beginning, and can be opened. */
export function FieldValue({ name, value }: FieldValueProps) {
  if (!isCut(value)) return <>{valueText(value)}</>;
  return (
    <Long>
      <summary>{valueText(value)}</summary>
      <pre role="region" aria-label={`${name} in full`} tabIndex={0}>
        {typeof value === 'string' ? value : JSON.stringify(value, undefined, 2)}
      </pre>
    </Long>
  );
}
