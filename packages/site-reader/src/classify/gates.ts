import { countOtherWords, evidenceIn, matches, type PageText } from './page-text.ts';
import { AGE_GATE, CONSENT, CONSENT_HEADLINES, GATE_BUTTONS } from './words/gate-words.ts';
import { anywhere, exactly } from './words/phrases.ts';

const AGE = anywhere(AGE_GATE);
const BUTTON = exactly(GATE_BUTTONS);
const CONSENT_HEADLINE = exactly(CONSENT_HEADLINES);
const CONSENT_TOPIC = anywhere(CONSENT);

/** The maximum of other words on an age gate: the operator's name, and a line of legal text. */
const FEW_WORDS = 60;
/** The maximum of other words on a consent wall. */
const BESIDES_CONSENT = 40;

const controlTexts = ({ page: { snapshot, kindSigns } }: PageText): readonly string[] => [
  ...snapshot.callsToAction.map(({ text }) => text),
  ...snapshot.links.map(({ text }) => text),
  ...snapshot.forms.map(({ submit }) => submit),
  ...kindSigns.buttons,
];

/** The question, if a page only asks for the visitor's age, with a button or a form for the answer. */
export const ageGateEvidence = (text: PageText): string | undefined => {
  const { page, blocks, headlines } = text;
  const question = evidenceIn([...headlines, ...blocks.map((block) => block.text)], AGE);
  if (question === undefined || countOtherWords(blocks, AGE) > FEW_WORDS) return undefined;
  const hasAnswerButton = controlTexts(text).some((each) => matches(each, BUTTON) || matches(each, AGE));
  return hasAnswerButton || page.snapshot.forms.length > 0 ? question : undefined;
};

/** The headline, if a page asks for consent before it shows anything. */
export const consentWallEvidence = (text: PageText): string | undefined => {
  const { blocks, names } = text;
  const headline = evidenceIn(names, CONSENT_HEADLINE);
  if (headline === undefined || countOtherWords(blocks, CONSENT_TOPIC) > BESIDES_CONSENT) return undefined;
  return controlTexts(text).some((each) => matches(each, CONSENT_TOPIC)) ? headline : undefined;
};
