import { notMeasured, pass, warning, type CheckInfo, type Finding } from '../facts/check.ts';
import type { FirstScreen } from '../render/first-screen.ts';

const about = (id: string, title: string): CheckInfo => ({
  id: `browser-first-call-${id}`,
  group: 'user-experience',
  title,
  why: 'Many visitors decide on the first screen, before they scroll.',
  source: 'https://www.nngroup.com/articles/page-fold-manifesto/',
});

const SCREENS = {
  phone: about('phone', 'Call to action on a phone'),
  desktop: about('desktop', 'Call to action on a desktop'),
};

const judge = (seen: FirstScreen | undefined): Finding => {
  if (!seen) return notMeasured('The page could not be shown.');
  const { call } = seen;
  if (!call) return notMeasured('We found no button or link worded as a call to action.');
  const evidence = `“${call.text}”`;
  if (call.place === 'visible') return pass('Visible without scrolling', evidence);
  if (call.place === 'covered')
    return warning('Covered', evidence, 'Do not let notices and other layers cover the call to action.');
  return warning('Below the first screen', evidence, 'Move the call to action up, or repeat it on the first screen.');
};

/** Whether a call to action is visible without scrolling, on both screens (390 and 1280 pixels wide). */
export const callToActionFindings = (
  seen: Readonly<Partial<Record<keyof typeof SCREENS, FirstScreen>>>,
): readonly (readonly [CheckInfo, Finding])[] => [
  [SCREENS.phone, judge(seen.phone)],
  [SCREENS.desktop, judge(seen.desktop)],
];
