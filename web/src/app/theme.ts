import type { PaletteOptions } from '@mui/material/styles';
import { createTheme } from '@mui/material/styles';
import { components } from './component-styles.ts';
import type { TwofoldPalette } from './theme-types.ts';
import { typography } from './typography.ts';

/** The sheet looks the same in light and dark: these are equal in both schemes. */
const sheet: TwofoldPalette['sheet'] = {
  machine: '#00628c',
  onMachine: '#ffffff',
  onMachineQuiet: '#d3e9f4',
  people: '#f4733a',
  onPeople: '#190d06',
  crease: 'rgb(0 0 0 / .16)',
};

const light: PaletteOptions = {
  primary: { main: '#141516', dark: '#33363a', contrastText: '#ffffff' },
  background: { default: '#fafafa', paper: '#ffffff' },
  text: { primary: '#141516', secondary: '#474a4c', disabled: '#626568' },
  divider: '#e2e2e2',
  sunken: '#f1f1f1',
  lineStrong: '#828588',
  machine: {
    main: '#00628c',
    dark: '#004f72',
    contrastText: '#ffffff',
    fill: '#1387b7',
    soft: '#e8f4fa',
    line: '#a9d3e8',
  },
  people: {
    main: '#ad420d',
    dark: '#8e3407',
    contrastText: '#ffffff',
    fill: '#e65f24',
    soft: '#fff0e7',
    line: '#f9c5a5',
  },
  error: { main: '#a81238', dark: '#8a0f2e', contrastText: '#ffffff' },
  errorSoft: '#fdeff1',
  success: { main: '#0c6a41', dark: '#0a5635', contrastText: '#ffffff' },
  successSoft: '#e8f5ee',
  warning: { main: '#141516', dark: '#33363a', contrastText: '#ffffff' },
  info: { main: '#141516', dark: '#33363a', contrastText: '#ffffff' },
  sheet,
  night: { main: '#141516', on: '#f2f2f2', onQuiet: '#b4b7b9' },
  portrait: { skin: '#ffffff', neck: '#a9d3e8', hair: '#00628c' },
  scrim: 'rgb(20 21 22 / .36)',
  shade: { edge: 'rgb(20 21 22 / .05)', near: 'rgb(20 21 22 / .06)', far: 'rgb(20 21 22 / .16)' },
};

const dark: PaletteOptions = {
  primary: { main: '#f2f2f2', dark: '#d6d8d9', contrastText: '#141516' },
  background: { default: '#111213', paper: '#191a1b' },
  text: { primary: '#f2f2f2', secondary: '#bcbec0', disabled: '#9a9da0' },
  divider: '#2d2f30',
  sunken: '#0b0c0c',
  lineStrong: '#777b7e',
  machine: {
    main: '#79cef3',
    dark: '#a2def8',
    contrastText: '#0b1216',
    fill: '#35a3d4',
    soft: '#10242d',
    line: '#245369',
  },
  people: {
    main: '#ffa771',
    dark: '#ffc09b',
    contrastText: '#190d06',
    fill: '#f37a43',
    soft: '#2a1b14',
    line: '#70402a',
  },
  error: { main: '#ff8fa0', dark: '#ffabb7', contrastText: '#141516' },
  errorSoft: '#32151a',
  success: { main: '#74d3a0', dark: '#97dfb8', contrastText: '#141516' },
  successSoft: '#11271b',
  warning: { main: '#f2f2f2', dark: '#d6d8d9', contrastText: '#141516' },
  info: { main: '#f2f2f2', dark: '#d6d8d9', contrastText: '#141516' },
  sheet,
  night: { main: '#191a1b', on: '#f2f2f2', onQuiet: '#b4b7b9' },
  portrait: { skin: '#dcf0f9', neck: '#a5cfe3', hair: '#0c4a66' },
  scrim: 'rgb(0 0 0 / .6)',
  shade: { edge: 'rgb(0 0 0 / .4)', near: 'rgb(0 0 0 / .5)', far: 'rgb(0 0 0 / .7)' },
};

const edge = '0 1px 2px var(--mui-palette-shade-edge)';
const float = '0 1px 2px var(--mui-palette-shade-near), 0 16px 40px -12px var(--mui-palette-shade-far)';

const createLook = () =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'media' },
    colorSchemes: { light: { palette: light }, dark: { palette: dark } },
    typography,
    components,
    shape: { borderRadius: 6 },
    // Cards have a hairline and no shadow: the first level is the URL bar's, the others are for what floats.
    // prettier-ignore
    shadows: ['none', edge, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float],
    breakpoints: { values: { xs: 0, sm: 480, md: 768, lg: 1024, xl: 1280 } },
  });

/** The dark scheme is for screens only; print is always light. */
const darkOnScreensOnly = (made: ReturnType<typeof createLook>): ReturnType<typeof createLook> => {
  const generate = made.generateStyleSheets;
  made.generateStyleSheets = () =>
    generate().map((sheet) =>
      Object.fromEntries(
        Object.entries(sheet).map(([rule, css]) => [rule.replace('media (', 'media screen and ('), css]),
      ),
    );
  return made;
};

let look: ReturnType<typeof createLook> | undefined;

/**
 * The look of Twofold: both color schemes as one set of CSS variables that follows the system on screens. Every color
 * of the web app is defined in this file. It is created lazily, since that takes a slow phone 60 ms: the scripts have
 * been parsed by then, and the browser could respond in between.
 */
export const theme = (): ReturnType<typeof createLook> => (look ??= darkOnScreensOnly(createLook()));
