import { fail, info, notMeasured, pass, warning, type CheckInfo, type Finding } from '../facts/check.ts';
import type { LighthouseResult } from '../lighthouse/lighthouse-result.ts';

type Timed = Pick<LighthouseResult, 'vitals' | 'isHostSlow'>;
type Vitals = LighthouseResult['vitals'];

/** A metric of the first screen: good up to the first limit, poor beyond the second. */
interface Vital {
  readonly about: CheckInfo;
  readonly of: keyof Vitals;
  readonly limits: readonly [good: number, poor: number];
  readonly unit?: 's' | 'ms';
  readonly advice: string;
}

const SECOND_MS = 1_000;
const PHONE = 'Measured once on a simulated slow phone.';
const ON_SLOW_HOST = `${PHONE} Our machine was busy, so the real value may be lower; it is not judged.`;

const vital = (id: string, title: string, why: string, source: string, rest: Omit<Vital, 'about'>): Vital => ({
  about: { id: `browser-${id}`, group: 'performance', title, why, source },
  ...rest,
});

/** Limits are those of web.dev if it has them, else those of Lighthouse on a phone. */
const VITALS: readonly Vital[] = [
  vital(
    'largest-paint',
    'Largest contentful paint',
    'Until then, visitors wait for the main content.',
    'https://web.dev/articles/lcp',
    {
      of: 'largestContentfulPaintMs',
      limits: [2_500, 4_000],
      unit: 's',
      advice: 'Load the largest picture or text of the first screen first, and make it smaller.',
    },
  ),
  vital(
    'layout-shift',
    'Cumulative layout shift',
    'Content that moves during loading is misread and misclicked.',
    'https://web.dev/articles/cls',
    {
      of: 'layoutShift',
      limits: [0.1, 0.25],
      advice: 'Reserve space for pictures, ads and notices that arrive later.',
    },
  ),
  vital(
    'blocking-time',
    'Total blocking time',
    'While scripts run without a pause, taps and keys do nothing.',
    'https://web.dev/articles/tbt',
    {
      of: 'totalBlockingTimeMs',
      limits: [200, 600],
      unit: 'ms',
      advice: 'Load less JavaScript, and split long tasks.',
    },
  ),
  vital(
    'first-paint',
    'First contentful paint',
    'A blank screen looks like a site that is down.',
    'https://web.dev/articles/fcp',
    {
      of: 'firstContentfulPaintMs',
      limits: [1_800, 3_000],
      unit: 's',
      advice: 'Answer sooner, and load styles and fonts that the first screen does not need later.',
    },
  ),
  vital(
    'speed-index',
    'Speed index',
    'It says how soon the first screen looks complete.',
    'https://developer.chrome.com/docs/lighthouse/performance/speed-index',
    {
      of: 'speedIndexMs',
      limits: [3_400, 5_800],
      unit: 's',
      advice: 'Show the first screen before the rest of the page is loaded.',
    },
  ),
];

const shown = (value: number, unit: Vital['unit']): number =>
  unit === 's'
    ? Math.round(value / (SECOND_MS / 10)) / 10
    : unit === 'ms'
      ? Math.round(value)
      : Math.round(value * 1_000) / 1_000;

const judge = ({ of, limits: [good, poor], unit, advice }: Vital, { vitals, isHostSlow }: Timed): Finding => {
  const found = vitals[of];
  if (found === null) return notMeasured('Lighthouse could not measure it.');
  const value = shown(found, unit);
  if (found <= good) return pass(value, PHONE, unit);
  if (isHostSlow && unit !== undefined) return info(value, ON_SLOW_HOST, unit);
  return found <= poor ? warning(value, PHONE, advice, unit) : fail(value, PHONE, advice, unit);
};

/** How soon a page is visible and usable; a text is the reason for a missing result. */
export const vitalsFindings = (result: Timed | string): readonly (readonly [CheckInfo, Finding])[] =>
  VITALS.map((each) => [each.about, typeof result === 'string' ? notMeasured(result) : judge(each, result)]);
