import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { CheckIcon } from '../../components/icons.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { signalsIn, type Signal } from './feedback-signals.ts';

const suggestions: readonly { readonly signal: Signal; readonly name: string; readonly example: string }[] = [
  { signal: 'where', name: 'Where', example: 'the page, the button, the step' },
  { signal: 'what', name: 'What', example: 'what you saw, tried or missed' },
  { signal: 'why', name: 'Why', example: 'what it made you think or do' },
  { signal: 'change', name: 'What to change', example: 'what you would do instead' },
];

const Help = styled('section')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  '& ul': { display: 'grid', gap: 4, marginTop: 8 },
  '& li': { display: 'grid', gridTemplateColumns: '14px minmax(0, 1fr)', gap: 8 },
  '& svg': { marginTop: 2, color: theme.vars.palette.people.main },
  '& strong': { color: theme.vars.palette.text.primary },
}));

/** A signal that the text does not contain yet. */
const Ring = styled('span')(({ theme }) => ({
  width: 12,
  height: 12,
  margin: '3px 1px',
  borderRadius: '50%',
  border: `1.5px dashed ${theme.vars.palette.people.main}`,
}));

/** Suggestions while a review is being written: what it already covers, and what would help. They are optional. */
export function WritingHelp({ text }: { readonly text: string }) {
  const id = useId();
  const named = signalsIn(text);
  return (
    <Help aria-labelledby={id}>
      <p id={id}>Suggestions: a helpful review names</p>
      <ul>
        {suggestions.map(({ signal, name, example }) => (
          <li key={signal}>
            {named.has(signal) ? <CheckIcon size={14} /> : <Ring aria-hidden="true" />}
            <span>
              <strong>{name}</strong>
              {named.has(signal) ? <VisuallyHidden>: named</VisuallyHidden> : `: ${example}`}
            </span>
          </li>
        ))}
      </ul>
    </Help>
  );
}
