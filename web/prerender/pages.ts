import { benchbook } from '../src/features/analysis/report/testing/benchbook.ts';

/** A screen that is rendered at build time, with its texts for search engines and previews. */
export type PageToDraw = {
  /** The route that it is served for, as in `paths.ts`. */
  readonly path: string;
  /** An example address of this route. */
  readonly address: string;
  /** Its file in the built app. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** The API addresses that the screen requests immediately; the server adds those that depend on the URL. */
  readonly asks: readonly string[];
  /** Example answers: they determine which styles the screen needs with data. */
  readonly examples?: Readonly<Record<string, unknown>>;
};

export const HOME: PageToDraw = {
  path: '/',
  address: '/',
  file: 'index.html',
  title: 'Twofold: see your product twice',
  description:
    'A free analysis of any website in about twenty seconds, with the sentence behind each finding. Then feedback by people who match your customer.',
  asks: ['/config.json'],
};

/**
 * Every screen with external links to it, and with the same first view for everyone. Long forms are not included: text
 * typed before the app runs would be lost.
 */
export const pagesToDraw: readonly PageToDraw[] = [
  HOME,
  {
    path: '/analysis/:id',
    address: '/analysis/1',
    file: 'analysis.html',
    title: 'Analysis · Twofold',
    description: 'What a machine read in this site, with the sentence behind each finding.',
    asks: [],
    examples: { '/api/products/1': benchbook },
  },
  {
    path: '/discover',
    address: '/discover',
    file: 'discover.html',
    title: 'Discover Apps · Twofold',
    description:
      'Apps whose makers want to know what people think. Review one and earn a credit for feedback on yours.',
    asks: ['/api/products'],
  },
  {
    path: '/submit-url',
    address: '/submit-url',
    file: 'submit-url.html',
    title: 'Submit Your App · Twofold',
    description: 'Paste the address of your site and read in about twenty seconds what a machine finds in it.',
    asks: [],
  },
  {
    path: '/terms',
    address: '/terms',
    file: 'terms.html',
    title: 'Terms of Service · Twofold',
    description: 'What you may expect of Twofold, and what Twofold expects of you, in plain words.',
    asks: [],
  },
  {
    path: '/privacy',
    address: '/privacy',
    file: 'privacy.html',
    title: 'Privacy Policy · Twofold',
    description: 'What Twofold keeps about you, why, for how long, and how you have it deleted.',
    asks: [],
  },
];
