import type { TypographyVariantsOptions } from '@mui/material/styles';

export const sans = '"Instrument Sans Variable","Instrument Fallback","Instrument Wide",system-ui,sans-serif';
/** Reserved for text that a person wrote. */
const voice = '"Faustina Variable","Faustina Fallback",Georgia,serif';
const mono = 'ui-monospace,"SF Mono","Cascadia Mono",Menlo,Consolas,"Liberation Mono",monospace';

/** The sans has narrow word spaces; headings need more help than text. */
const heading = { fontWeight: 600, wordSpacing: '.075em', textWrap: 'balance' } as const;

/** The scale of type, in rem from the sizes of the look: nothing smaller than 13 px. */
export const typography: TypographyVariantsOptions = {
  fontFamily: sans,
  fontWeightBold: 600,
  display: {
    ...heading,
    fontSize: 'clamp(2.75rem, 1.35rem + 5.6vw, 5.25rem)',
    lineHeight: 0.98,
    letterSpacing: '-.042em',
    wordSpacing: '.1em',
  },
  title: { ...heading, fontSize: 'clamp(2.5rem, 1.75rem + 3.2vw, 4rem)', lineHeight: 1, letterSpacing: '-.04em' },
  h1: { ...heading, fontSize: 'clamp(2rem, 1.5rem + 2vw, 2.75rem)', lineHeight: 1.08, letterSpacing: '-.028em' },
  h2: {
    ...heading,
    fontSize: 'clamp(1.625rem, 1.35rem + 1.2vw, 2.125rem)',
    lineHeight: 1.14,
    letterSpacing: '-.024em',
  },
  h3: { ...heading, fontSize: '1.25rem', lineHeight: 1.3, letterSpacing: '-.014em' },
  h4: { ...heading, fontSize: '1.0625rem', lineHeight: 1.35, letterSpacing: '-.008em' },
  lead: { fontSize: 'clamp(1.0625rem, 1rem + .35vw, 1.25rem)', lineHeight: 1.5, textWrap: 'pretty' },
  body1: { fontSize: '1rem', lineHeight: 1.55, letterSpacing: 0 },
  body2: { fontSize: '.875rem', lineHeight: 1.5, letterSpacing: 0 },
  caption: { fontSize: '.8125rem', lineHeight: 1.45, letterSpacing: 0 },
  label: { fontSize: '.8125rem', lineHeight: 1.4, fontWeight: 600 },
  number: { fontSize: '3rem', lineHeight: 1, fontWeight: 600, letterSpacing: '-.04em' },
  voice: { fontFamily: voice, fontSize: '1.125rem', lineHeight: 1.45, wordSpacing: 0, textWrap: 'pretty' },
  mono: { fontFamily: mono, fontSize: '.8125rem', lineHeight: 1.4, letterSpacing: '-.01em', wordSpacing: 0 },
  button: { fontSize: '.9375rem', lineHeight: 1.3, fontWeight: 600, letterSpacing: '-.006em', textTransform: 'none' },
};
