import type { Attributes } from '../../html/element-traits.ts';
import type { Collector, Frame } from '../../html/frame.ts';
import type { Markup } from './markup.ts';
import { startTag } from './start-tag.ts';
import { countLacking } from './tally.ts';

/** An open element that is named by its content. */
interface Named {
  readonly frame: Frame;
  hasName: boolean;
}

interface Field {
  readonly id: string;
  readonly hasName: boolean;
  readonly hasPlaceholder: boolean;
  readonly label: Named | undefined;
  readonly tag: string;
}

/** Deeper nesting is a mistake: each text goes to every open element. */
const MAX_NESTED = 4;
const MAX_FIELDS = 1_000;
const MAX_LABELS = 2_000;
const NO_FIELD = new Set(['hidden', 'submit', 'button', 'reset', 'image']);
const NAMING = ['aria-label', 'aria-labelledby', 'title'];
/** Attributes by which scripts fill in a text. */
const BOUND = /^(x-text|x-html|v-text|v-html|ng-bind|data-bind|data-i18n|data-l10n|data-translate|:|v-bind|\[)/;

const says = (text: string | undefined): boolean => (text ?? '').trim() !== '';
const isNamed = (attributes: Attributes): boolean => NAMING.some((name) => says(attributes[name]));
const roleOf = ({ attributes }: Frame): string => (attributes['role'] ?? '').trim().toLowerCase();
const typeOf = ({ attributes }: Frame): string => (attributes['type'] ?? 'text').trim().toLowerCase();

/** A field that no person is to see: what fills it in is a robot. */
const TRAP = /honey-?pot|bot-?field/i;
const isTrap = ({ id, name, class: names }: Attributes): boolean => TRAP.test(`${id} ${name} ${names}`.slice(0, 300));

/** A name that only scripts know, or that a shadow tree may hold, is not called missing. */
const mayBeNamed = ({ name, attributes }: Frame): boolean =>
  name.includes('-') || Object.keys(attributes).some((attribute) => BOUND.test(attribute));

const isField = (frame: Frame): boolean =>
  frame.name === 'select' || frame.name === 'textarea' || (frame.name === 'input' && !NO_FIELD.has(typeOf(frame)));

const isButton = (frame: Frame): boolean => frame.name === 'button' || (roleOf(frame) === 'button' && !isField(frame));

const isLink = (frame: Frame): boolean => frame.name === 'a' && frame.attributes['href'] !== undefined;

/** The inputs that are buttons: a submit button without a value is named by the browser. */
const nameOfInputButton = (frame: Frame): boolean | undefined => {
  if (frame.name !== 'input') return undefined;
  const { value, alt } = frame.attributes;
  if (typeOf(frame) === 'image') return says(alt) || isNamed(frame.attributes);
  if (typeOf(frame) === 'button') return says(value) || isNamed(frame.attributes);
  return ['submit', 'reset'].includes(typeOf(frame))
    ? value === undefined || says(value) || isNamed(frame.attributes)
    : undefined;
};

type Controls = Pick<Markup, 'fields' | 'buttons' | 'links'>;

/** Counts the controls, and those without an accessible name. */
export const collectControlNames = (
  isSilent: (frame: Frame) => boolean,
): Collector & { readonly found: () => Controls } => {
  const buttons = countLacking();
  const links = countLacking();
  const fields: Field[] = [];
  const labeled = new Set<string>();
  const open = new Map<Frame, Named>();

  const nameAll = () => {
    for (const named of open.values()) named.hasName = true;
  };
  const openLabel = (): Named | undefined => [...open.values()].find(({ frame }) => frame.name === 'label');
  const addField = (frame: Frame) => {
    const { id = '', placeholder } = frame.attributes;
    const hasName = isNamed(frame.attributes) || mayBeNamed(frame);
    if (fields.length < MAX_FIELDS && !isTrap(frame.attributes))
      fields.push({ id, hasName, hasPlaceholder: says(placeholder), label: openLabel(), tag: startTag(frame) });
  };
  const addText = (text: string, frame: Frame) => {
    if (open.size > 0 && text.trim() !== '' && !isSilent(frame)) nameAll();
  };

  return {
    open: (frame) => {
      if (isSilent(frame)) return;
      if (open.size > 0 && (isNamed(frame.attributes) || says(frame.attributes['alt']) || mayBeNamed(frame))) nameAll();
      const isInputNamed = nameOfInputButton(frame);
      if (isInputNamed !== undefined) buttons.add(isInputNamed ? undefined : startTag(frame));
      else if (isField(frame)) addField(frame);
      else if ((isButton(frame) || isLink(frame) || frame.name === 'label') && open.size < MAX_NESTED)
        open.set(frame, { frame, hasName: isNamed(frame.attributes) || mayBeNamed(frame) });
    },
    text: addText,
    hiddenText: addText,
    close: (frame) => {
      const named = open.get(frame);
      if (!named) return;
      open.delete(frame);
      const id = frame.attributes['for'];
      if (frame.name === 'label') {
        if (id && named.hasName && labeled.size < MAX_LABELS) labeled.add(id);
      } else (isButton(frame) ? buttons : links).add(named.hasName ? undefined : startTag(frame));
    },
    found: () => ({ buttons: buttons.found(), links: links.found(), fields: fieldTally(fields, labeled) }),
  };
};

const fieldTally = (fields: readonly Field[], labeled: ReadonlySet<string>): Markup['fields'] => {
  const tally = countLacking();
  let placeholderOnly = 0;
  for (const { id, hasName, hasPlaceholder, label, tag } of fields) {
    const isNamedField = hasName || labeled.has(id) || label?.hasName === true;
    if (!isNamedField && hasPlaceholder) placeholderOnly++;
    tally.add(isNamedField || hasPlaceholder ? undefined : tag);
  }
  return { ...tally.found(), placeholderOnly };
};
