import { inferred } from '../basis.ts';
import type { Facts } from '../facts.ts';
import { type Finding, strength, weakness } from '../statement.ts';
import { aspects } from './aspects.ts';

const fallbackStrength = ({ name, page }: Facts): Finding =>
  page.snapshot.wordCount < 400
    ? strength(
        'short',
        `Asks for little time: ${name.inText} is read in a minute or two`,
        inferred('The page holds fewer than 400 words.'),
      )
    : strength(
        'long',
        `Gives ${name.inText} room to be understood by those who read on`,
        inferred('The page holds 400 words or more.'),
      );

const fallbackWeakness = ({ name, rivals }: Facts): Finding => {
  const rival = rivals[0];
  return rival === undefined
    ? weakness(
        'no-comparison',
        `Leaves it to visitors to find out what else there is beside ${name.inText}`,
        inferred(`The page names nothing that ${name.inText} could be compared with.`),
        `Say in two lines when ${name.inText} is the right choice, and when it is not`,
      )
    : weakness(
        'comparison',
        `Names ${rival.name} but does not lay the two side by side`,
        { basis: 'quote', ...rival.quote },
        `Put ${name.inText} and ${rival.name} side by side in one honest table`,
      );
};

/** The strengths and weaknesses of a page; at least one of each, since nothing is all good or all bad. */
export const findingsOf = (facts: Facts): { strengths: readonly Finding[]; weaknesses: readonly Finding[] } => {
  const found = aspects[facts.kind].flatMap((aspect) => aspect(facts));
  const strengths = found.filter(({ side }) => side === 'strength');
  const weaknesses = found.filter(({ side }) => side === 'weakness');
  return {
    strengths: strengths.length > 0 ? strengths : [fallbackStrength(facts)],
    weaknesses: weaknesses.length > 0 ? weaknesses : [fallbackWeakness(facts)],
  };
};
