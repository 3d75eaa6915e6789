import { styled } from '@mui/material/styles';
import { isCut, valueText } from '../parts/value-text.ts';

const Opened = styled('details')({ '& summary': { cursor: 'pointer' } });

/** Not struck out with an old value, and wide enough to be read: the table scrolls then. */
const Full = styled('pre')(({ theme }) => ({
  display: 'inline-block',
  minWidth: 280,
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
  '&:focus-visible': { outlineOffset: -2 },
}));

/** Over several lines, also where a column holds JSON as a text. */
const inFull = (value: unknown): string => {
  if (typeof value !== 'string') return JSON.stringify(value, undefined, 2);
  try {
    return JSON.stringify(JSON.parse(value), undefined, 2);
  } catch {
    return value;
  }
};

type FieldValueProps = { readonly name: string; readonly value: unknown };

/** The value of a field. A long one, such as a whole report, is its beginning, and can be opened. */
export function FieldValue({ name, value }: FieldValueProps) {
  if (!isCut(value)) return <>{valueText(value)}</>;
  return (
    <Opened>
      <summary>{valueText(value)}</summary>
      <Full role="region" aria-label={`${name} in full`} tabIndex={0}>
        {inFull(value)}
      </Full>
    </Opened>
  );
}
