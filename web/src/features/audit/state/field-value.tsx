import { styled } from '@mui/material/styles';
import { isCut, valueText } from '../parts/value-text.ts';

const Opened = styled('details')({ '& summary': { cursor: 'pointer' } });

/** An inline block, so that it is not struck through within an old value; wide enough to read, the table scrolls. */
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

/** Formats JSON over several lines, also JSON that is stored as a text. */
const inFull = (value: unknown): string => {
  if (typeof value !== 'string') return JSON.stringify(value, undefined, 2);
  try {
    return JSON.stringify(JSON.parse(value), undefined, 2);
  } catch {
    return value;
  }
};

type FieldValueProps = { readonly name: string; readonly value: unknown };

/** The value of a field. A long value, such as a whole report, is shortened and can be expanded. */
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
