import { styled } from '@mui/material/styles';
import { TriangleIcon } from '../icons.tsx';

/** Screen readers announce what comes into it, so it is there before there is a text. */
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
export function Advice({ id, text }: { readonly id: string; readonly text: string }) {
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
