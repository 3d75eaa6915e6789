import type { Fact } from '@twofold/site-reader/facts/fact';
import { type Finding, measuredAs, weakness } from '../report/statement.ts';
import type { Context } from './context.ts';

/** What was measured and costs customers; everything else is in the section of measured facts alone. `{name}` is the site. */
const READINGS: Readonly<Record<Fact['id'], readonly [weight: number, text: string, fix: string]>> = {
  indexable: [
    0.9,
    '{name} asks search engines to stay away, so no one finds it by searching',
    'Remove “noindex” from {name} if it should be found',
  ],
  viewport: [
    0.36,
    'The page we read of {name} has no layout for phones',
    'Lay out {name} for phones, beginning with the first screen',
  ],
};

/** A separate page for phones, or an app. */
const FOR_PHONES =
  /\bmobile (?:version|view|style|theme|skin|(?:web)?site|apps?)\b|version mobile|mobile (?:ansicht|version)|versión móvil|versione mobile|versão mobile|mobil nézet|мобильная версия|(?:iphone|android|ios)[ -]?apps?|^https?:\/\/(?:m|mobile?)\./iu;

/** A forum lets visitors choose a style, one of which may be for phones. */
const STYLES = /^(?:style|theme|skin)(?:_?id|chooser)?$/iu;

/** The one measured fact that concerns customers most, as a weakness. */
export const measuredFindings = ({ site, judgment }: Context): readonly Finding[] => {
  const { links, blocks, frame, forms } = site.snapshot;
  const isChosen = forms.some(({ fields }) => fields.some((field) => STYLES.test(field)));
  const isForPhones = [
    ...links.flatMap(({ text, href }) => [text, href]),
    ...blocks.map(({ text }) => text),
    ...frame,
  ].some((text) => FOR_PHONES.test(text.slice(0, 200)));
  const named = (text: string): string => text.replace('{name}', () => site.name.inText);
  return site.snapshot.facts
    .flatMap(({ id, status }) => {
      const [weight, text, fix] = READINGS[id] ?? [];
      // Large marketplaces serve phones other pages than those a program reads.
      if (status !== 'fail' || (id === 'viewport' && (isForPhones || isChosen || judgment.kind.id === 'marketplace')))
        return [];
      if (weight === undefined || text === undefined || fix === undefined) return [];
      return [weakness(`measured-${id}`, weight, named(text), measuredAs(id), named(fix))];
    })
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 1);
};
