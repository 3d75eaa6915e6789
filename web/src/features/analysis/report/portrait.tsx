import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Hair, Tool } from './portrait-features.ts';
import { portraitFeatures } from './portrait-features.ts';
import type { ShownPersona } from './read-report.ts';

/** Cool tints only, so that a persona is not mistaken for a real person. */
const Drawing = styled('svg')(({ theme }) => {
  const { machine, portrait } = theme.vars.palette;
  return {
    width: '100%',
    borderRadius: 2,
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
    '& .ground': { fill: machine.soft },
    '& .frame': { fill: 'none', stroke: machine.line, strokeWidth: 1.5 },
    '& .coat': { fill: machine.fill },
    '& .neck': { fill: portrait.neck },
    '& .skin': { fill: portrait.skin },
    '& .hair': { fill: portrait.hair },
    '& .line': { stroke: portrait.hair, strokeWidth: 2, fill: 'none', strokeLinecap: 'round' },
    '& .line.pale': { stroke: portrait.skin },
    '& .tool': { fill: machine.main },
    '& .tool-line': {
      stroke: machine.main,
      strokeWidth: 5,
      fill: 'none',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
  };
});

const hairs: Record<Hair, ReactNode> = {
  long: <path d="M31 60c-3-26 4-43 19-43s22 17 19 43h-7c3-18-2-28-12-28S35 42 38 60Z" />,
  short: <path d="M34 40c0-14 6-22 16-22s16 8 16 22c-4-8-8-11-16-11s-12 3-16 11Z" />,
  bun: (
    <>
      <path d="M34 36c2-12 8-18 16-18s15 5 16 16H50c-6 0-11 0-16 2Z" />
      <circle cx="50" cy="14" r="7" />
    </>
  ),
  curls: (
    <>
      <circle cx="36" cy="30" r="8" />
      <circle cx="43" cy="22" r="8" />
      <circle cx="53" cy="20" r="8.5" />
      <circle cx="62" cy="26" r="8" />
      <circle cx="66" cy="36" r="6.5" />
      <circle cx="34" cy="39" r="6" />
    </>
  ),
  cropped: <path d="M35 37c0-11 6-18 15-18s15 7 15 18c-2-5-5-7-7-8-5 2-11 2-16 0-2 1-5 3-7 8Z" />,
};

const tools: Record<Tool, ReactNode> = {
  wrench: <path className="tool" d="M82 66a9 9 0 0 0-11 11l-9 13 6 6 10-11a9 9 0 0 0 11-11l-6 5-6-6Z" />,
  dial: (
    <g className="tool-line">
      <circle cx="78" cy="82" r="12" />
      <path d="M78 82 92 70" />
    </g>
  ),
  ledger: (
    <>
      <path className="tool" d="M64 74h26v20H64Z" />
      <path className="ground" d="M68 78h18v6H68Z" />
    </>
  ),
  screen: (
    <>
      <path className="tool" d="M60 70h32v20H60ZM56 92h40v4H56Z" />
      <path className="ground" d="M64 74h24v12H64Z" />
    </>
  ),
  pen: <path className="tool" d="m86 64 8 8-20 20-10 2 2-10Z" />,
  basket: (
    <>
      <path className="tool-line" d="M70 78c0-10 16-10 16 0" />
      <path className="tool" d="M62 78h32l-4 18H66Z" />
    </>
  ),
  book: (
    <>
      <path className="tool" d="M60 72c6-2 12-2 17 2 5-4 11-4 17-2v20c-6-2-12-2-17 2-5-4-11-4-17-2Z" />
      <path className="ground" d="M76 76h2v16h-2Z" />
    </>
  ),
  heart: <path className="tool" d="M78 95C66 86 62 80 64 74s10-8 14 0c4-8 12-6 14 0s-2 12-14 21Z" />,
  none: null,
};

const beard = <path className="hair" d="M36 48c3 7 8 6 14 6s11 1 14-6c0 12-6 19-14 19s-14-7-14-19Z" />;

const glasses = (
  <g className="line">
    <rect x="37.5" y="40" width="10" height="7" rx="2" />
    <rect x="52.5" y="40" width="10" height="7" rx="2" />
    <path d="M47.5 43h5" />
  </g>
);

const eyes = (
  <g className="hair">
    <circle cx="43.5" cy="43.5" r="1.7" />
    <circle cx="56.5" cy="43.5" r="1.7" />
  </g>
);

/** A face drawn from name, age and occupation, always the same one for the same persona. Decorative: its facts are beside it. */
export function Portrait({ persona }: { readonly persona: ShownPersona }) {
  const { hair, hasBeard, hasGlasses, tool } = portraitFeatures(persona);
  return (
    <Drawing viewBox="0 0 100 100" aria-hidden="true" data-hair={hair} data-tool={tool}>
      <rect className="ground" width="100" height="100" />
      <path className="coat" d="M12 100c2-22 16-32 38-32s36 10 38 32Z" />
      <path className="neck" d="M43 56h14v16c-4 5-10 5-14 0Z" />
      <path className="skin" d="M35 38c0-10 6-16 15-16s15 6 15 16v8c0 11-7 18-15 18s-15-7-15-18Z" />
      <g className="hair">{hairs[hair]}</g>
      {hasBeard && beard}
      <path
        className={hasBeard ? 'line pale' : 'line'}
        d={hasBeard ? 'M43 57c4 3 10 3 14 0' : 'M43 55c4 3 10 3 14 0'}
      />
      {hasGlasses ? glasses : eyes}
      {tools[tool]}
      <rect className="frame" x=".75" y=".75" width="98.5" height="98.5" />
    </Drawing>
  );
}
