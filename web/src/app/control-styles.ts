import type { Components, Theme } from '@mui/material/styles';
import { motion } from '../lib/motion.ts';

const focusRing = (theme: Theme, outlineOffset = 2) => ({
  outline: `2px solid ${theme.vars.palette.text.primary}`,
  outlineOffset,
});

const button: Components<Theme>['MuiButton'] = {
  defaultProps: { variant: 'contained', disableElevation: true },
  styleOverrides: {
    root: ({ theme, ownerState: { variant, color = 'primary', size } }) => {
      const { palette } = theme.vars;
      return {
        minWidth: 0,
        minHeight: size === 'small' ? 32 : size === 'large' ? 52 : 40,
        padding: size === 'small' ? '4px 12px' : size === 'large' ? '12px 24px' : '8px 16px',
        fontSize: size === 'small' ? '.875rem' : size === 'large' ? '1rem' : '.9375rem',
        gap: 8,
        textAlign: 'center',
        transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
        '&.Mui-focusVisible': focusRing(theme),
        // Forced colors remove fills: a filled button would look like plain text.
        ...(variant !== 'text' && { '@media (forced-colors: active)': { border: '1px solid ButtonText' } }),
        ...(variant === 'outlined' && {
          background: color === 'primary' ? palette.background.paper : 'transparent',
          borderColor: color === 'machine' || color === 'people' ? palette[color].main : palette.lineStrong,
          '&:hover': {
            borderColor: color === 'machine' || color === 'people' ? palette[color].main : palette.lineStrong,
            background: color === 'machine' || color === 'people' ? palette[color].soft : palette.sunken,
          },
        }),
        ...(variant === 'text' && { '&:hover': { background: palette.sunken } }),
        '&.Mui-disabled': {
          background: palette.sunken,
          color: palette.text.disabled,
          border: `1px solid ${palette.divider}`,
        },
      };
    },
  },
};

const outlinedInput: Components<Theme>['MuiOutlinedInput'] = {
  defaultProps: { notched: false },
  styleOverrides: {
    root: ({ theme }) => {
      const { palette } = theme.vars;
      return {
        minHeight: 44,
        background: palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: palette.lineStrong },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: palette.lineStrong },
        // Not `Mui-focused`: a prerendered page must show the focus before the app runs, too.
        '&:focus-within': focusRing(theme, 1),
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1, borderColor: palette.lineStrong },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2, borderColor: palette.error.main },
        '&.Mui-disabled': { background: palette.sunken },
      };
    },
    input: ({ theme }) => ({
      height: 'auto',
      padding: '9px 12px',
      lineHeight: 1.5,
      '&::placeholder': { color: theme.vars.palette.text.disabled, opacity: 1 },
      '&:focus-visible': { outline: 0 },
    }),
  },
};

/** Interactive controls. No ripple effect; the focus ring has the ink color. */
export const controls: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme) }) },
  },
  MuiButton: button,
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 6,
        color: theme.vars.palette.text.secondary,
        '&:hover': { background: theme.vars.palette.sunken, color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiOutlinedInput: outlinedInput,
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: '.875rem',
        fontWeight: 600,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused': { color: theme.vars.palette.text.primary },
      }),
    },
  },
};
