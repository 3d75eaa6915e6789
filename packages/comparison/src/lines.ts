import type { ComparisonLine, Stance } from '@twofold/contracts/feedback/comparison';
import type { Opinion } from './reading/opinions.ts';

const MAX_LINES = 8;

/** The opinions on one aspect of a topic, by stance. */
type AspectOpinions = {
  readonly aspect: string;
  readonly praise: readonly Opinion[];
  readonly criticism: readonly Opinion[];
};

const peopleIn = (opinions: readonly Opinion[]): ReadonlySet<number> =>
  new Set(opinions.map(({ reviewId }) => reviewId));
const isPraise = ({ stance }: Opinion): boolean => stance === 'praise';

/** The opinions on one aspect of a topic. A reviewer with both opinions counts for neither. */
const opinionsOnAspect = (aspect: string, opinions: readonly Opinion[]): AspectOpinions => {
  const praise = opinions.filter(isPraise);
  const criticism = opinions.filter((each) => !isPraise(each));
  const [praising, criticizing] = [peopleIn(praise), peopleIn(criticism)];
  return {
    aspect,
    praise: praise.filter(({ reviewId }) => !criticizing.has(reviewId)),
    criticism: criticism.filter(({ reviewId }) => !praising.has(reviewId)),
  };
};

/** Drops likes and dislikes of reviewers who also say the opposite about the topic. */
const withoutContradictedLikes = (about: readonly Opinion[]): readonly Opinion[] =>
  about.filter(
    ({ aspect, stance, reviewId }) =>
      aspect !== 'liked' || !about.some((other) => other.reviewId === reviewId && other.stance !== stance),
  );

/** Whether a reviewer's general opinion of the topic contradicts a side. */
const isContested = (side: readonly Opinion[], about: readonly Opinion[]): boolean => {
  const [{ aspect, stance } = { aspect: 'liked', stance: 'praise' as Stance }] = side;
  return about.some((other) => other.stance !== stance && (aspect === 'liked' || other.aspect === 'liked'));
};

type Candidate = { readonly line: ComparisonLine; readonly people: number };

const lineOf = (
  kind: ComparisonLine['kind'],
  topic: string,
  aspect: string,
  sides: readonly (readonly Opinion[])[],
): Candidate => ({
  people: peopleIn(sides.flat()).size,
  line: {
    kind,
    topic,
    aspect,
    sides: sides.map((side) => ({
      stance: side[0]?.stance ?? 'praise',
      quotes: side
        .map(({ reviewId, from, to }) => ({ reviewId, from, to }))
        .toSorted((a, b) => a.reviewId - b.reviewId || a.from - b.from)
        .slice(0, 60),
    })),
  },
});

/** At most one line about a topic: where people contradict each other, else where they agree. */
const lineAbout = (topic: string, about: readonly Opinion[]): Candidate | undefined => {
  const plain = withoutContradictedLikes(about);
  const aspects = [...new Set(plain.map(({ aspect }) => aspect))].toSorted();
  const byAspect = aspects.map((aspect) =>
    opinionsOnAspect(
      aspect,
      plain.filter((each) => each.aspect === aspect),
    ),
  );
  const differences = byAspect
    .filter(({ praise, criticism }) => praise.length > 0 && criticism.length > 0)
    .map(({ aspect, praise, criticism }) => lineOf('difference', topic, aspect, [praise, criticism]));
  const agreements = byAspect
    .flatMap(({ aspect, praise, criticism }) => [
      { aspect, side: praise, other: criticism },
      { aspect, side: criticism, other: praise },
    ])
    .filter(({ side, other }) => peopleIn(side).size > 1 && other.length === 0 && !isContested(side, plain))
    .map(({ aspect, side }) => lineOf('agreement', topic, aspect, [side]));
  const candidates = differences.length > 0 ? differences : agreements;
  return candidates.toSorted(byWeight)[0];
};

/** Lines of more people first; of these, lines that name an aspect. */
const byWeight = (one: Candidate, other: Candidate): number =>
  other.people - one.people || Number(one.line.aspect === 'liked') - Number(other.line.aspect === 'liked');

/** Where people agree and where they differ: one line for each topic, the best supported first, for any order of the reviews. */
export const comparisonLines = (opinions: readonly Opinion[]): ComparisonLine[] => {
  const topics = [...new Set(opinions.map(({ topic }) => topic.id))].toSorted();
  const candidates = topics.flatMap(
    (topic) =>
      lineAbout(
        topic,
        opinions.filter((each) => each.topic.id === topic),
      ) ?? [],
  );
  const ranked = candidates.toSorted(byWeight);
  const ofKind = (kind: ComparisonLine['kind']) =>
    ranked.flatMap(({ line }) => (line.kind === kind ? [line] : [])).slice(0, MAX_LINES);
  return [...ofKind('agreement'), ...ofKind('difference')];
};
