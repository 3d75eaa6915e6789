import type { Fact } from '@twofold/site-reader/facts/fact';
import { quoted } from '../read/wording.ts';
import { type Finding, measuredAs, weakness } from '../report/statement.ts';
import type { Context } from './context.ts';

/** The value of facts about pictures and links: “12 of 15”. */
const COUNTED = /^(\d+) of (\d+)$/u;
const countIn = ({ status, value }: Fact): { readonly lacking: number; readonly all: number } => {
  const [, lacking = 0, all = 0] = status === 'fail' ? (COUNTED.exec(String(value)) ?? []) : [];
  return { lacking: Number(lacking), all: Number(all) };
};

/** The values of an attribute in the elements that a fact has as evidence. */
const valuesOf = ({ evidence }: Fact, attribute: string): readonly string[] =>
  Array.from(evidence.matchAll(new RegExp(String.raw`\s${attribute}="([^"]+)"`, 'gu')), ([, value = '']) => value);

const MAX_LENGTH = 40;

/** A defect that many pages have a little of. It is reported only if it affects a large share. */
type Defect = (fact: Fact) => { readonly weight: number; readonly text: string; readonly fix: string } | undefined;

/** File names of decorative pictures, which need no alternative text. */
const DECORATION =
  /^data:|pixel|blank|spacer|empty|arrow|btn|button|bullet|icon|line|shadow|corner|bg|background|loading|placeholder/iu;
const [MIN_PICTURES, MIN_SHARE_OF_PICTURES] = [5, 0.8];
const pictures: Defect = (fact) => {
  const { lacking, all } = countIn(fact);
  if (lacking < MIN_PICTURES || lacking < all * MIN_SHARE_OF_PICTURES) return undefined;
  const which = lacking === all ? `None of the ${all} pictures has` : `${lacking} of ${all} pictures lack`;
  const named = valuesOf(fact, 'src')
    .map((address) => address.split(/[?#]/u)[0]?.split('/').at(-1) ?? '')
    .find((name) => name.length > 4 && name.length <= MAX_LENGTH && !DECORATION.test(name));
  const first = named === undefined ? '' : `, beginning with ${quoted(named)}`;
  return {
    weight: 0.4,
    text: `${which} alt text: image search and screen readers skip them`,
    fix: `Add alt text to each picture${first}`,
  };
};

const [MIN_LINKS, MIN_SHARE_OF_LINKS] = [5, 0.2];
const links: Defect = (fact) => {
  const { lacking, all } = countIn(fact);
  if (lacking < MIN_LINKS || lacking < all * MIN_SHARE_OF_LINKS) return undefined;
  const to = valuesOf(fact, 'href').find((href) => !/^(?:#|javascript:)/iu.test(href) && href.length <= MAX_LENGTH * 2);
  const example = to === undefined ? '' : `, such as the one to ${quoted(to)}`;
  return {
    weight: 0.39,
    text: `${lacking} of ${all} links have no name${example}: screen readers read out addresses`,
    fix: `Give each of the ${lacking} links without a name a text, or its picture an alt text${example}`,
  };
};

const DEFECTS: Readonly<Record<string, Defect>> = {
  'image-alternatives': pictures,
  'link-names': links,
};

/** Measured facts that affect most of the pictures or many of the links of the page. */
export const grossDefects = ({ site }: Context): readonly Finding[] =>
  site.snapshot.facts.flatMap((fact) => {
    const found = DEFECTS[fact.id]?.(fact);
    return found === undefined
      ? []
      : [weakness(`measured-${fact.id}`, found.weight, found.text, measuredAs(fact.id), found.fix)];
  });
