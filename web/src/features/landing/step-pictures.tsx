import { styled } from '@mui/material/styles';

const Drawing = styled('svg')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    forcedColorAdjust: 'none',
    '& .paper': { fill: palette.background.paper, stroke: palette.lineStrong, strokeWidth: 1.5 },
    '& .field': { fill: 'none', stroke: palette.lineStrong, strokeWidth: 1.5 },
    '& .ink': { stroke: palette.text.primary, strokeWidth: 3 },
    '& .cursor': { stroke: palette.text.primary, strokeWidth: 1.5 },
    '& .front': { fill: palette.sheet.machine },
    '& .back': { fill: palette.sheet.people },
    '& .front-mark': { fill: palette.sheet.onMachine },
    '& .front-line': { stroke: palette.sheet.onMachine, strokeWidth: 3 },
    '& .back-mark': { fill: palette.sheet.onPeople },
    '& .back-line': { stroke: palette.sheet.onPeople, strokeWidth: 3, strokeLinecap: 'round' },
  };
});

/** A blank sheet with one field. */
export function LinkPicture() {
  return (
    <Drawing width="150" height="150" viewBox="0 0 120 120" aria-hidden="true">
      <rect className="paper" x="1" y="1" width="118" height="118" rx="2" />
      <rect className="field" x="16" y="50" width="88" height="20" rx="3" />
      <path className="ink" d="M24 60h44" />
      <path className="cursor" d="M73 55v10" />
    </Drawing>
  );
}

/** The front, filled with findings. */
export function MachinePicture() {
  return (
    <Drawing width="150" height="150" viewBox="0 0 120 120" aria-hidden="true">
      <rect className="front" x="1" y="1" width="118" height="118" rx="2" />
      <path className="front-mark" d="M16 18h9v9h-9ZM16 43h9v9h-9ZM16 68h9v9h-9ZM16 93h9v9h-9Z" />
      <path className="front-line" d="M36 22.5h66M36 47.5h48M36 72.5h58M36 97.5h36" />
    </Drawing>
  );
}

/** The back, behind a turned corner, with the words of two people. */
export function PeoplePicture() {
  return (
    <Drawing width="150" height="150" viewBox="0 0 120 120" aria-hidden="true">
      <path className="front" d="M1 3a2 2 0 0 1 2-2h114a2 2 0 0 1 2 2v34L37 119H3a2 2 0 0 1-2-2Z" />
      <path className="back" d="M119 37 37 119V53a16 16 0 0 1 16-16Z" />
      <path className="front-mark" d="M14 14h9v9h-9Z" />
      <path className="front-line" d="M34 18.5h60" />
      <circle className="back-mark" cx="56" cy="57" r="6" />
      <circle className="back-mark" cx="56" cy="77" r="6" />
      <path className="back-line" d="M69 57h26M69 77h8" />
    </Drawing>
  );
}
