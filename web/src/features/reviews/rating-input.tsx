import { styled } from '@mui/material/styles';
import { RATINGS, Stars } from '../../components/stars.tsx';
import { visuallyHidden } from '../../components/visually-hidden.tsx';

const Group = styled('fieldset')({ display: 'grid', gap: 10, minWidth: 0 });

const Legend = styled('legend')(({ theme }) => ({ ...theme.typography.body2, marginBottom: 10, fontWeight: 600 }));

const Line = styled('div')(({ theme }) => {
  const { people, background, text } = theme.vars.palette;
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    '& label': { position: 'relative', display: 'grid', placeItems: 'center', cursor: 'pointer' },
    '& label + label::before': {
      content: '""',
      position: 'absolute',
      right: '50%',
      top: '50%',
      width: '100%',
      borderTop: `2px solid ${people.line}`,
    },
    '& label[data-on] + label[data-on]::before': { borderColor: people.main },
    '& span': {
      position: 'relative',
      zIndex: 1,
      display: 'grid',
      placeItems: 'center',
      width: 48,
      height: 48,
      borderRadius: '50%',
      border: `1.5px solid ${people.main}`,
      color: people.main,
      background: background.paper,
      fontSize: '1.0625rem',
      fontWeight: 600,
    },
    '& [data-on] span': { color: people.contrastText, background: people.main },
    // Forced colors remove fills: selected and unselected would look the same.
    '@media (forced-colors: active)': {
      '& [data-on] span': { color: 'HighlightText', background: 'Highlight', forcedColorAdjust: 'none' },
    },
    '& input': visuallyHidden,
    '& input:focus-visible + span': { outline: `2px solid ${text.primary}`, outlineOffset: 2 },
  };
});

const Ends = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  gap: 12,
  color: theme.vars.palette.text.secondary,
  '& > :last-child': { textAlign: 'right' },
}));

type RatingInputProps = {
  readonly name: string;
  readonly value: number;
  readonly onChange: (rating: number) => void;
  readonly onBlur?: () => void;
};

/** Five radio buttons in a row, labeled "1" to "5" (D-90), with the matching stars. */
export function RatingInput({ name, value, onChange, onBlur }: RatingInputProps) {
  return (
    <Group>
      <Legend>Rating</Legend>
      <Line>
        {RATINGS.map((rating) => (
          <label key={rating} data-on={rating <= value || undefined}>
            <input
              type="radio"
              name={name}
              value={rating}
              checked={rating === value}
              onChange={() => onChange(rating)}
              onBlur={onBlur}
            />
            <span>{rating}</span>
          </label>
        ))}
      </Line>
      <Ends aria-hidden="true">
        <span>Not for me at all</span>
        <Stars rating={value} />
        <span>Would use it tomorrow</span>
      </Ends>
    </Group>
  );
}
