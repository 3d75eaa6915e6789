import { inferred, said } from '../basis.ts';
import type { Audience } from '../facts/audience.ts';
import type { Facts } from '../facts.ts';
import { type Finding, strength, weakness } from '../statement.ts';
import { excerpt, listed, quoted, withArticle } from '../wording.ts';
import { kindNames } from '../words/site-kinds.ts';

/** The page's own words for a group: plain in an English sentence, quoted where they are in another language. */
export const named = ({ language }: Facts, phrase: string): string => (language.isEnglish ? phrase : quoted(phrase));

/** The first group, and those that the same sentence names. */
export const companions = ({ audiences }: Facts): readonly Audience[] =>
  audiences.filter(({ quote }) => quote.quote === audiences[0]?.quote.quote).slice(0, 3);

export const audience = (facts: Facts): readonly Finding[] => {
  const { name, audiences, everybody } = facts;
  const first = audiences[0];
  if (first !== undefined) {
    const group = listed(companions(facts).map(({ phrase }) => named(facts, phrase)));
    const text = first.isEarly ? `Says early whom it is for: ${group}` : `Says whom it is for, if late: ${group}`;
    return [strength('audience', text, said(first.quote))];
  }
  if (everybody !== undefined) {
    return [
      weakness(
        'audience',
        `${name.subject} wants to be for everyone, so nobody in particular feels meant`,
        said(everybody),
        `Name the one group that needs ${name.inText} most, and name it first`,
      ),
    ];
  }
  return [
    weakness(
      'audience',
      `Leaves open whom ${name.inText} is made for`,
      inferred(`No sentence on the page says for whom ${name.inText} is made.`),
      `Say in the first lines of ${name.inText} who should read on`,
    ),
  ];
};

/** For sites that are open to whoever comes by: a named group helps, none does no harm. */
export const audienceIfNamed = (facts: Facts): readonly Finding[] =>
  facts.audiences.length === 0 ? [] : audience(facts);

export const headline = ({ name, offering, page, kind }: Facts): readonly Finding[] => {
  if (offering?.isPlain === true)
    return [
      strength('headline', `Says what it is: ${quoted(excerpt(offering.quote.quote, 110))}`, said(offering.quote)),
    ];
  const first = page.prose.find(({ place }) => place === 'heading');
  const basis =
    first === undefined
      ? inferred(`The page of ${name.inText} has no heading.`)
      : said({ quote: first.text, section: first.section });
  const what = kind === 'site' ? `what ${name.inText} is` : `that ${name.inText} is ${withArticle(kindNames[kind])}`;
  return [
    weakness(
      'headline',
      `The first words of ${name.inText} do not say what it is`,
      basis,
      `Open with one plain line that says ${what}, and what it is good for`,
    ),
  ];
};

export const problem = ({ name, matter }: Facts): readonly Finding[] =>
  matter.problem === undefined
    ? []
    : [
        strength(
          'problem',
          `Begins with the trouble that ${name.inText} takes away, in words its readers know`,
          said(matter.problem),
        ),
      ];

export const selfPraise = ({ name, proof }: Facts): readonly Finding[] =>
  proof.selfPraise === undefined
    ? []
    : [
        weakness(
          'self-praise',
          `Praises ${name.inText} in words that nobody can check`,
          said(proof.selfPraise),
          `Put a figure or an example in the place of ${quoted(excerpt(proof.selfPraise.quote, 70))}`,
        ),
      ];

export const figure = ({ name, proof }: Facts): readonly Finding[] =>
  proof.figure === undefined
    ? []
    : [strength('figure', `Speaks of ${name.inText} in figures rather than adjectives`, said(proof.figure))];

export const since = ({ name, matter }: Facts): readonly Finding[] =>
  matter.since === undefined
    ? []
    : [
        strength(
          'since',
          `Experience counts: ${name.inText} goes back to ${matter.since.year}`,
          said(matter.since.quote),
        ),
      ];

export const handmade = ({ name, matter }: Facts): readonly Finding[] =>
  matter.handmade === undefined
    ? []
    : [
        strength(
          'origin',
          `Tells where the things of ${name.inText} come from and how they are made`,
          said(matter.handmade),
        ),
      ];

export const oneVoice = ({ name, matter }: Facts): readonly Finding[] =>
  matter.oneVoice === undefined
    ? []
    : [strength('one-voice', `One person speaks on ${name.inText}, and says “I”`, said(matter.oneVoice))];

export const headlines = ({ name, matter, kind }: Facts): readonly Finding[] => {
  const first = matter.headlines[0];
  return first === undefined
    ? [
        weakness(
          'headlines',
          `Shows nothing of what ${name.inText} holds at first sight`,
          inferred(`No headline of an article stands on the page of ${name.inText}.`),
          `Bring the best pieces of ${name.inText} to the first page, by title`,
        ),
      ]
    : [
        strength(
          'headlines',
          `${kind === 'government' ? 'Leads with errands people have' : 'Leads with something to read'}: ${quoted(excerpt(first.quote, 90))}`,
          said(first),
        ),
      ];
};
