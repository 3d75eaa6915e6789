import { inferred, said } from '../basis.ts';
import type { Facts } from '../facts.ts';
import { type Finding, strength, weakness } from '../statement.ts';
import { inWords } from '../wording.ts';

export const pictures = ({ name, page }: Facts): readonly Finding[] => {
  const { count, described } = page.snapshot.images;
  const isAre = count === 1 ? 'image' : 'images';
  if (count === 0) return [];
  if (described >= count) {
    return count < 3
      ? []
      : [
          strength(
            'pictures',
            `All ${inWords(count)} pictures of ${name.inText} say in words what they show`,
            inferred(`The page shows ${count} images, all of them described.`),
          ),
        ];
  }
  if (described / count > 0.7) return [];
  const many = described === 0 ? `none described` : `${described} described`;
  const text =
    described === 0
      ? `Pictures of ${name.inText} stay silent for people who cannot see them`
      : `Most pictures of ${name.inText} stay silent for people who cannot see them`;
  return [
    weakness(
      'pictures',
      described / count > 0.5 ? text.replace('Most', 'Many') : text,
      inferred(`The page shows ${count} ${isAre}, ${many}.`),
      `Say in a few words what each picture of ${name.inText} shows`,
    ),
  ];
};

export const noPictures = ({ name, page }: Facts): readonly Finding[] =>
  page.snapshot.images.count > 0
    ? []
    : [
        weakness(
          'no-pictures',
          `Tells what ${name.inText} is like and shows nothing of it`,
          inferred('The page has no image besides decoration.'),
          `Show ${name.inText} as it is, with one honest picture near the top`,
        ),
      ];

export const searchText = ({ name, page }: Facts): readonly Finding[] =>
  page.snapshot.description.trim() === ''
    ? [
        weakness(
          'description',
          `Search engines have to guess what ${name.inText} is about`,
          inferred('The page carries no description for search results.'),
          `Write the two lines that a search should show for ${name.inText}`,
        ),
      ]
    : [];

export const phones = ({ name, page }: Facts): readonly Finding[] =>
  page.snapshot.isMobileReady
    ? []
    : [
        weakness(
          'phones',
          `On a phone ${name.inText} has to be zoomed and dragged`,
          inferred('The page declares no layout for small screens.'),
          `Lay ${name.inText} out for the small screen that most visitors hold`,
        ),
      ];

export const fillerText = ({ name, page }: Facts): readonly Finding[] =>
  page.filler === undefined
    ? []
    : [
        weakness(
          'filler',
          `Filler stands on the page of ${name.inText} where words should be`,
          said(page.filler),
          `Write the real text of ${name.inText} before anybody is sent there`,
        ),
      ];

const FEW_WORDS = 60;

export const brevity = ({ name, page }: Facts): readonly Finding[] =>
  page.snapshot.wordCount < FEW_WORDS
    ? [
        weakness(
          'brevity',
          `Says too little about ${name.inText} to be judged by`,
          inferred(`The page holds fewer than ${FEW_WORDS} words.`),
          `Give ${name.inText} the three paragraphs that a stranger would ask for`,
        ),
      ]
    : [];
