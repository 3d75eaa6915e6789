import type { Components, Theme } from '@mui/material/styles';
import { controls } from './control-styles.ts';
import { motion } from '../lib/motion.ts';
import { sans } from './typography.ts';

const baseline: Components<Theme>['MuiCssBaseline'] = {
  styleOverrides: (theme) => ({
    // The header is sticky: link targets must not scroll below it.
    html: { scrollPaddingTop: 88, WebkitTextSizeAdjust: '100%' },
    body: {
      fontFamily: sans,
      wordSpacing: '.045em',
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'break-word',
      WebkitFontSmoothing: 'antialiased',
    },
    'h1,h2,h3,h4,p,ul,ol,dl,dd,figure,blockquote,fieldset,legend': { margin: 0, padding: 0, border: 0 },
    'ul,ol': { listStyle: 'none' },
    // Avoids a single word on the last line.
    'p,li,dd,blockquote,figcaption': { textWrap: 'pretty' },
    'button,input,textarea': { wordSpacing: 'inherit' },
    svg: { display: 'block', flex: 'none' },
    a: {
      color: 'inherit',
      textDecorationColor: theme.vars.palette.lineStrong,
      textDecorationThickness: 1,
      textUnderlineOffset: '.2em',
    },
    'a:hover': { textDecorationColor: 'currentColor' },
    ':focus-visible': { outline: `2px solid ${theme.vars.palette.text.primary}`, outlineOffset: 2, borderRadius: 3 },
    // Print margins, unless the print settings override them.
    '@page': { margin: '14mm 6mm' },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  }),
};

const paper: Components<Theme>['MuiPaper'] = {
  defaultProps: { elevation: 0, variant: 'outlined' },
  styleOverrides: {
    root: ({ theme, ownerState }) => ({
      position: 'relative',
      borderRadius: 10,
      backgroundImage: 'none',
      borderColor: theme.vars.palette.divider,
      ...(ownerState.variant === 'machine' && { background: theme.vars.palette.machine.soft }),
      ...(ownerState.variant === 'people' && { background: theme.vars.palette.people.soft }),
      // Without its tint a card would have no edge.
      '@media (forced-colors: active)': { border: '1px solid CanvasText' },
    }),
  },
};

const chip: Components<Theme>['MuiChip'] = {
  defaultProps: { size: 'small' },
  styleOverrides: {
    root: ({ theme, ownerState: { variant, color } }) => {
      const { palette } = theme.vars;
      const speaker = color === 'machine' || color === 'people' ? palette[color] : undefined;
      const base = { height: 'auto', minHeight: 26, borderRadius: 4, fontSize: '.8125rem', lineHeight: 1.4 };
      if (variant === 'machine' || variant === 'people') {
        const { soft, main } = palette[variant];
        return { ...base, background: soft, color: main, borderRadius: variant === 'machine' ? 2 : 999 };
      }
      if (variant === 'state')
        return {
          ...base,
          minHeight: 24,
          fontWeight: 600,
          border: `1px solid ${speaker?.line ?? palette.divider}`,
          background: speaker?.soft ?? palette.background.paper,
          color: speaker?.main ?? palette.text.secondary,
          borderRadius: color === 'people' ? 999 : color === 'machine' ? 2 : 4,
          ...(color === 'success' && { background: palette.successSoft, color: palette.success.main, border: 0 }),
          ...(color === 'error' && { background: palette.errorSoft, color: palette.error.main, border: 0 }),
        };
      return { ...base, background: palette.sunken, color: palette.text.secondary };
    },
    icon: { width: 14, height: 14, marginLeft: 7, marginRight: -3, color: 'inherit' },
    label: { padding: '3px 9px' },
  },
};

const tabs: Components<Theme>['MuiTabs'] = {
  styleOverrides: {
    root: ({ theme }) => ({ minHeight: 0, borderBottom: `1px solid ${theme.vars.palette.divider}` }),
    list: { gap: 28 },
    indicator: ({ theme, ownerState }) => ({
      height: 3,
      transition: `left ${motion.panel}, width ${motion.panel}`,
      ...(ownerState.indicatorColor === 'machine' && { background: theme.vars.palette.machine.fill }),
      '@media (forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
    }),
  },
};

const tab: Components<Theme>['MuiTab'] = {
  defaultProps: { disableRipple: true },
  styleOverrides: {
    root: ({ theme }) => ({
      minWidth: 0,
      minHeight: 0,
      padding: '12px 0 13px',
      fontWeight: 500,
      color: theme.vars.palette.text.secondary,
      '&:hover': { color: theme.vars.palette.text.primary },
      '&:focus-visible': { outline: `2px solid ${theme.vars.palette.text.primary}`, outlineOffset: -3 },
      '&.Mui-selected': { fontWeight: 600 },
    }),
  },
};

const skeleton: Components<Theme>['MuiSkeleton'] = {
  defaultProps: { animation: 'wave', variant: 'rectangular' },
  styleOverrides: {
    root: ({ theme }) => ({
      borderRadius: 3,
      background: theme.vars.palette.sunken,
      '&::after': {
        background: `linear-gradient(90deg, transparent, ${theme.vars.palette.divider}, transparent)`,
        animationDuration: '1.6s',
      },
      // In the dark scheme, `sunken` is too close to the background to be visible.
      ...theme.applyStyles('dark', {
        background: theme.vars.palette.divider,
        '&::after': {
          background: `linear-gradient(90deg, transparent, ${theme.vars.palette.sunken}, transparent)`,
          animationDuration: '1.6s',
        },
      }),
    }),
  },
};

/** The styles and defaults of MUI components: the rules of look.md for buttons, fields, cards and tabs. */
export const components: Components<Theme> = {
  ...controls,
  MuiCssBaseline: baseline,
  MuiPaper: paper,
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiDialog: { defaultProps: { transitionDuration: 200 } },
  MuiChip: chip,
  MuiTabs: tabs,
  MuiTab: tab,
  MuiSkeleton: skeleton,
  MuiTypography: {
    defaultProps: {
      variantMapping: {
        display: 'h1',
        title: 'h1',
        lead: 'p',
        label: 'p',
        number: 'p',
        voice: 'p',
        mono: 'span',
        caption: 'p',
      },
    },
  },
};
