import { styled } from '@mui/material/styles';
import { setSlashKey, useSlashKey } from './slash-key.ts';

const Line = styled('label')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 24,
  color: theme.vars.palette.text.secondary,
  '& input': { width: 16, height: 16, margin: 0, accentColor: theme.vars.palette.text.primary },
}));

/** Turns the single-key shortcut off, against accidental use; Ctrl-K stays. */
export function SlashKeyChoice() {
  const { isOn } = useSlashKey();
  return (
    <Line>
      <input type="checkbox" checked={isOn} onChange={({ target }) => setSlashKey(target.checked)} />
      <span>Open with the / key as well as with Ctrl K</span>
    </Line>
  );
}
