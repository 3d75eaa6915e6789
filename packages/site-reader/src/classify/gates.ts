import type { PageText } from './page-text.ts';
import { evidenceIn, matches, countOtherWords } from './page-text.ts';
import { AGE_GATE, CONSENT, CONSENT_HEADLINES, GATE_BUTTONS } from './words/gate-words.ts';
import { exactly, anywhere } from './words/phrases.ts';

const AGE = anywhere(AGE_GATE);
const BUTTON = exactly(GATE_BUTTONS);
const CONSENT_HEADLINE = exactly(CONSENT_HEADLINES);
const CONSENT_TALK = anywhere(CONSENT);

/** The other texts of a gate: the operator's name, and a line of law. */
const FEW_WORDS = 60;
/** The other texts of a consent wall. */
const BESIDES_CONSENT = 40;

const controlTexts = ({ page: { snapshot, kindSigns: marks } }: PageText): readonly string[] => [
  ...snapshot.callsToAction.map(({ text }) => text),
  ...snapshot.links.map(({ text }) => text),
  ...snapshot.forms.map(({ submit }) => submit),
  ...marks.buttons,
];

/** A question for the visitor's age, with an answer to press or to fill in, and no page behind it. */
export const ageGateEvidence = (text: PageText): string | undefined => {
  const { page, blocks, headlines } = text;
  const question = evidenceIn([...headlines, ...blocks.map((block) => block.text)], AGE);
  if (question === undefined || countOtherWords(blocks, AGE) > FEW_WORDS) return undefined;
  const isAsked = controlTexts(text).some((each) => matches(each, BUTTON) || matches(each, AGE));
  return isAsked || page.snapshot.forms.length > 0 ? question : undefined;
};

/** A page that asks for consent before it shows anything. */
export const consentWallEvidence = (text: PageText): string | undefined => {
  const { blocks, names } = text;
  const headline = evidenceIn(names, CONSENT_HEADLINE);
  if (headline === undefined || countOtherWords(blocks, CONSENT_TALK) > BESIDES_CONSENT) return undefined;
  return controlTexts(text).some((each) => matches(each, CONSENT_TALK)) ? headline : undefined;
};
