import type { Fact } from '@twofold/site-reader/facts/fact';
import { quoted } from '../read/wording.ts';
import { type Finding, measuredAs, weakness } from '../report/statement.ts';
import type { Context } from './context.ts';

type Reading = {
  readonly weight: number;
  readonly text: (fact: Fact, name: string) => string;
  readonly fix: (name: string, fact: Fact) => string;
};

const FILE = /src="[^"]*?([^"/]{3,40}\.(?:jpe?g|png|gif|webp|svg))"/iu;
const FIELD = /(?:name|id)="([^"\d]{3,30})"/u;

/** The first of the elements that were seen, by its file or field. */
const suchAs = ({ evidence }: Fact, form: RegExp): string => {
  const found = form.exec(evidence)?.[1];
  return found === undefined ? '' : `, beginning with ${quoted(found)}`;
};

/** Facts that cost visitors or customers; headers and formalities, which any site may lack, stay in the section of measured facts. */
const readings: Readonly<Record<string, Reading>> = {
  viewport: {
    weight: 0.38,
    text: (_, name) => `${name} is not laid out for phones`,
    fix: (name) => `Add a viewport to the head of ${name} and check the first screen on a phone`,
  },
  indexable: {
    weight: 0.9,
    text: (_, name) => `${name} asks search engines to stay away`,
    fix: (name) => `Remove “noindex” from ${name} if it should be found`,
  },
  'image-alternatives': {
    weight: 0.38,
    text: ({ value }) => `${value} images have no text for people who do not see them`,
    fix: (_, fact) => `Describe in alt what the images without a text show${suchAs(fact, FILE)}`,
  },
  'field-labels': {
    weight: 0.38,
    text: ({ value }) => `${value} form fields have no label`,
    fix: (_, fact) => `Give the form fields without a label one that stays visible${suchAs(fact, FIELD)}`,
  },
  'html-weight': {
    weight: 0.38,
    text: ({ value }) => `The page alone weighs ${value} kB before images and scripts`,
    fix: () => 'Move repeated markup and data out of the page',
  },
};

/** Checks of the pages that find what a fact has already measured. */
const MEASURED_AS: Readonly<Record<string, string>> = {
  images: 'image-alternatives',
  'no-description': 'description',
  dated: 'copyright-year',
};

/** Whether the section of measured facts already says so. */
export const isMeasured = ({ site }: Context, { kind, basis }: Finding): boolean =>
  basis.basis === 'measured' ||
  site.snapshot.facts.some(({ id, status }) => id === MEASURED_AS[kind] && (status === 'fail' || status === 'warning'));

const MOST = 2;

/** The gravest of what was measured, as weaknesses; the rest is in the section of measured facts. */
export const measuredFindings = ({ site }: Context): readonly Finding[] =>
  site.snapshot.facts
    .flatMap((fact) => {
      const reading = readings[fact.id];
      if (reading === undefined || fact.status !== 'fail') return [];
      const name = site.name.inText;
      return [
        weakness(
          `measured-${fact.id}`,
          reading.weight,
          reading.text(fact, name),
          measuredAs(fact.id),
          reading.fix(name, fact),
        ),
      ];
    })
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST);
