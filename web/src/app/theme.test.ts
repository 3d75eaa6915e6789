import { describe, expect, it } from 'vitest';
import { theme } from './theme.ts';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!./theme.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Relative luminance of `#rrggbb`, as WCAG 2.2 defines it. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (text: string, ground: string): number => {
  const [light = 0, dark = 0] = [luminance(text), luminance(ground)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

describe('the palette', () => {
  it.each(['light', 'dark'] as const)(
    'can be read in the %s scheme: every text on every ground (WCAG 1.4.3)',
    (scheme) => {
      const palette = theme().colorSchemes[scheme]!.palette;
      const { background, text, machine, people, error, success, primary, sheet, night } = palette;
      const grounds = [background.default, background.paper, palette.sunken, machine.soft, people.soft];
      const texts = [text.primary, text.secondary, text.disabled, machine.main, people.main, error.main, success.main];
      const pairs = [
        ...texts.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)),
        ...[primary, machine, people, error, success].flatMap(
          ({ main, dark, contrastText }) =>
            [
              [contrastText, main],
              [contrastText, dark],
            ] as const,
        ),
        [error.main, palette.errorSoft] as const,
        [success.main, palette.successSoft] as const,
        [sheet.onMachine, sheet.machine] as const,
        [sheet.onMachineQuiet, sheet.machine] as const,
        [sheet.onPeople, sheet.people] as const,
        [night.on, night.main] as const,
        [night.onQuiet, night.main] as const,
      ];
      const unreadable = pairs.filter(([ink, ground]) => contrast(ink, ground) < 4.5);
      expect(unreadable).toEqual([]);
    },
  );

  it.each(['light', 'dark'] as const)('shows the edge of controls in the %s scheme (WCAG 1.4.11)', (scheme) => {
    const palette = theme().colorSchemes[scheme]!.palette;
    for (const ground of [palette.background.default, palette.background.paper])
      for (const edge of [palette.lineStrong, palette.machine.fill, palette.people.fill])
        expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
  });
});

describe('the sources of the web app', () => {
  it('name no color outside the theme', () => {
    const color = /#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})\b(?![-\w])|\brgba?\(|\bhsla?\(/i;
    const guilty = Object.entries(sources).flatMap(([file, text]) => {
      const line = text
        .split('\n')
        .find((candidate) => color.test(candidate.replaceAll(/href="#[^"]*"|'\/?#[^']*'/g, '')));
      return line === undefined ? [] : [`${file}: ${line.trim()}`];
    });
    expect(Object.keys(sources).length).toBeGreaterThan(30);
    expect(guilty).toEqual([]);
  });
});

describe('the dark scheme', () => {
  it('is for screens only, not for print', () => {
    const rules = theme()
      .generateStyleSheets()
      .flatMap((sheet) => Object.keys(sheet));
    expect(rules.filter((rule) => rule.includes('dark'))).toEqual(['@media screen and (prefers-color-scheme: dark)']);
  });
});
