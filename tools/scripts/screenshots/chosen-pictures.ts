/** A screen in the documents, cut off at this height. */
export type ChosenPicture = {
  readonly name: string;
  readonly scene: string;
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
};

const both = (picture: Omit<ChosenPicture, 'scheme'>): ChosenPicture[] => [
  { ...picture, scheme: 'light' },
  { ...picture, name: `${picture.name}-dark`, scheme: 'dark' },
];

/** The images in `docs/images`, each at most 250 kB. */
export const chosenPictures: readonly ChosenPicture[] = [
  ...both({ name: 'landing', scene: 'landing', width: 1280, height: 1000 }),
  ...both({ name: 'report', scene: 'report', width: 1280, height: 1080 }),
  ...both({ name: 'order', scene: 'order', width: 1280, height: 1120 }),
  { name: 'swot', scene: 'report-swot', width: 1280, height: 1560, scheme: 'light' },
  { name: 'personas', scene: 'report-personas', width: 1280, height: 1400, scheme: 'light' },
  { name: 'review', scene: 'review-writing', width: 1280, height: 1080, scheme: 'light' },
  { name: 'landing-phone', scene: 'landing', width: 375, height: 812, scheme: 'light' },
  { name: 'report-phone', scene: 'report', width: 375, height: 812, scheme: 'light' },
  { name: 'order-phone', scene: 'order', width: 375, height: 812, scheme: 'light' },
];
