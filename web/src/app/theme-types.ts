/** The colors of one speaker, machine or people. `fill`, `soft` and `line` are for shapes, never for text. */
type SourcePalette = {
  readonly main: string;
  /** The hover state of `main`. */
  readonly dark: string;
  readonly contrastText: string;
  readonly fill: string;
  readonly soft: string;
  readonly line: string;
};

/** The theme's colors beyond MUI's palette, defined for both the light and the dark scheme. */
export type TwofoldPalette = {
  /** The color of machine findings and machine actions. */
  readonly machine: SourcePalette;
  /** The color of people's reviews, seats, credits and prices. */
  readonly people: SourcePalette;
  /** Sunken areas, and the hover state of neutral controls. */
  readonly sunken: string;
  /** The border of controls; `divider` is the hairline. */
  readonly lineStrong: string;
  readonly errorSoft: string;
  readonly successSoft: string;
  readonly scrim: string;
  /** The folded sheet itself: the same in both schemes. */
  readonly sheet: {
    readonly machine: string;
    readonly onMachine: string;
    readonly onMachineQuiet: string;
    readonly people: string;
    readonly onPeople: string;
    readonly crease: string;
  };
  /** The closing band, dark in both schemes. */
  readonly night: { readonly main: string; readonly on: string; readonly onQuiet: string };
  /** Tints of the drawn portraits, cool ones only. */
  readonly portrait: { readonly skin: string; readonly neck: string; readonly hair: string };
  readonly shade: { readonly edge: string; readonly near: string; readonly far: string };
};

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends TwofoldPalette {}
  interface PaletteOptions extends TwofoldPalette {}
  interface TypographyVariants {
    display: React.CSSProperties;
    title: React.CSSProperties;
    lead: React.CSSProperties;
    label: React.CSSProperties;
    number: React.CSSProperties;
    voice: React.CSSProperties;
    mono: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    display: React.CSSProperties;
    title: React.CSSProperties;
    lead: React.CSSProperties;
    label: React.CSSProperties;
    number: React.CSSProperties;
    voice: React.CSSProperties;
    mono: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    title: true;
    lead: true;
    label: true;
    number: true;
    voice: true;
    mono: true;
    h5: false;
    h6: false;
    subtitle1: false;
    subtitle2: false;
    overline: false;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    machine: true;
    people: true;
  }
}

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    machine: true;
    people: true;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    /** A property found by the machine: square. */
    machine: true;
    /** The pill shape is reserved for people. */
    people: true;
    /** A state, with an icon and a word. */
    state: true;
  }
  interface ChipPropsColorOverrides {
    machine: true;
    people: true;
  }
}

declare module '@mui/material/Tabs' {
  interface TabsPropsIndicatorColorOverrides {
    machine: true;
  }
}
