import { inferred, said } from '../basis.ts';
import type { Facts } from '../facts.ts';
import { type Finding, strength, weakness } from '../statement.ts';
import { excerpt, listed, quoted, shortened } from '../wording.ts';

const MANY_STEPS = 7;

export const nextStep = ({ name, access }: Facts): readonly Finding[] => {
  const { steps, firstStep } = access;
  if (steps.length === 0) {
    return [
      weakness(
        'next-step',
        `Leaves visitors of ${name.inText} without a next step`,
        inferred('No button and no link on the page asks visitors to do something.'),
        `End the page of ${name.inText} with the one thing a convinced visitor should do`,
      ),
    ];
  }
  if (steps.length >= MANY_STEPS) {
    const some = steps.slice(0, 4).map(quoted);
    return [
      weakness(
        'next-step',
        `Pulls visitors of ${name.inText} into ${steps.length} directions at once`,
        inferred(`Buttons read ${listed(some)}, and ${steps.length - 4} more.`),
        `Make ${quoted(steps[0] ?? '')} the one step that stands out`,
      ),
    ];
  }
  const basis =
    firstStep === undefined ? inferred(`A button of the page reads ${quoted(steps[0] ?? '')}.`) : said(firstStep);
  return [strength('next-step', `Makes the next step plain: ${quoted(firstStep?.quote ?? steps[0] ?? '')}`, basis)];
};

export const questions = ({ name, access }: Facts): readonly Finding[] =>
  access.questions === undefined
    ? []
    : [strength('questions', `Answers questions about ${name.inText} before they are asked`, access.questions)];

export const newsletter = ({ name, access }: Facts): readonly Finding[] =>
  access.newsletter === undefined
    ? [
        weakness(
          'newsletter',
          `Whoever likes ${name.inText} has no way to hear of it again`,
          inferred('The page mentions no newsletter and has no form for an address.'),
          `Offer readers of ${name.inText} a letter, and say how often it comes`,
        ),
      ]
    : [
        strength(
          'newsletter',
          `Keeps in touch with those who liked what they found on ${name.inText}`,
          access.newsletter,
        ),
      ];

export const contact = ({ name, access }: Facts): readonly Finding[] => {
  const direct = access.phone ?? access.email ?? access.address;
  if (direct !== undefined)
    return [strength('contact', `Within reach: ${quoted(excerpt(direct.quote, 80))}`, said(direct))];
  if (access.contact !== undefined)
    return [strength('contact', `People behind ${name.inText} can be written to`, access.contact)];
  return [
    weakness(
      'contact',
      `How to reach the people behind ${name.inText} stays open`,
      inferred('Neither phone number nor address stands in the body of the page, and no link names a contact.'),
      `Put a phone number, an address and a name on the page of ${name.inText}`,
    ),
  ];
};

/** For pages of which it is not clear that anybody should be reachable. */
export const contactIfGiven = (facts: Facts): readonly Finding[] =>
  contact(facts).filter(({ side }) => side === 'strength');

/** A business that names no place of its own may well have no door to open. */
export const hours = ({ name, access, kind }: Facts): readonly Finding[] => {
  if (access.hours !== undefined)
    return [
      strength(
        'hours',
        `Opening hours are there to be read: ${quoted(excerpt(access.hours.quote, 80))}`,
        said(access.hours),
      ),
    ];
  if (kind === 'local' && access.address === undefined) return [];
  return [
    weakness(
      'hours',
      `When ${name.inText} is open cannot be seen`,
      inferred('No opening hours stand in the body of the page.'),
      `Show the opening hours of ${name.inText} where visitors look first`,
    ),
  ];
};

export const booking = ({ name, access }: Facts): readonly Finding[] =>
  access.booking === undefined
    ? [
        weakness(
          'booking',
          `No time with ${name.inText} can be booked from the page`,
          inferred('No sentence, button or link of the page offers an appointment or a reservation.'),
          `Let people ask ${name.inText} for a time at night, when they think of it`,
        ),
      ]
    : [strength('booking', `A time with ${name.inText} can be asked for at once`, access.booking)];

export const giving = ({ name, matter, access }: Facts): readonly Finding[] => {
  if (matter.donate !== undefined)
    return [strength('giving', `Asks plainly for the help that ${name.inText} needs`, said(matter.donate))];
  const step = access.steps.find((text) => /donat|give|spend|don\b|dona|doar|doe\b|doneer/iu.test(text));
  return step === undefined
    ? [
        weakness(
          'giving',
          `Nobody is asked to help ${name.inText}`,
          inferred('Neither a sentence nor a button of the page asks for a gift.'),
          `Ask for something on the page of ${name.inText}: a gift, an hour, a signature`,
        ),
      ]
    : [
        strength(
          'giving',
          `Asks plainly for the help that ${name.inText} needs`,
          inferred(`A button of the page reads ${quoted(step)}.`),
        ),
      ];
};

const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|januari|februari|maart|mei|augustus';

const date = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:\d{1,2}\.?(?:\s?(?:-|–|to|bis|and|&)\s?\d{1,2}\.?)?\s+(?:de\s+)?(?:${months})|(?:${months})\s+\d{1,2})(?![\p{L}\p{N}])`,
  'iu',
);

export const whenAndWhere = ({ name, page }: Facts): readonly Finding[] => {
  const found = page.prose.find(({ text }) => date.test(text) && text.length < 200);
  return found === undefined
    ? [
        weakness(
          'date',
          `When ${name.inText} takes place cannot be found`,
          inferred('No day of any month stands on the page.'),
          `Put day, place and city of ${name.inText} into the first line`,
        ),
      ]
    : [
        strength(
          'date',
          `Says when it happens: ${quoted(excerpt(found.text, 90))}`,
          said({ quote: shortened(found.text, 280), section: found.section }),
        ),
      ];
};
