import { inputTypeOf, NOT_FILLED_IN, type Attributes } from '../../html/element-traits.ts';
import type { Collector, OpenElement } from '../../html/open-element.ts';
import type { Markup } from './markup.ts';
import { startTag } from './start-tag.ts';
import { tallyMissing } from './tally.ts';

/** An open element that is named by its content. */
interface Named {
  readonly element: OpenElement;
  hasName: boolean;
}

interface Field {
  readonly id: string;
  readonly hasName: boolean;
  readonly hasPlaceholder: boolean;
  readonly label: Named | undefined;
  readonly tag: string;
}

/** Each text goes to every open element; deeper nesting is a mistake. */
const MAX_NESTED = 4;
const MAX_FIELDS = 1_000;
const MAX_LABELS = 2_000;
const NAMING = ['aria-label', 'aria-labelledby', 'title'];
/** Attributes by which scripts fill in a text. */
const BOUND = /^(x-text|x-html|v-text|v-html|ng-bind|data-bind|data-i18n|data-l10n|data-translate|:|v-bind|\[)/;

const says = (text: string | undefined): boolean => (text ?? '').trim() !== '';
const isNamed = (attributes: Attributes): boolean => NAMING.some((name) => says(attributes[name]));
const roleOf = ({ attributes }: OpenElement): string => (attributes['role'] ?? '').trim().toLowerCase();

/** A honeypot: a field that only robots see and fill in. */
const HONEYPOT = /honey-?pot|bot-?field/i;
const isHoneypot = ({ id, name, class: names }: Attributes): boolean =>
  HONEYPOT.test(`${id} ${name} ${names}`.slice(0, 300));

/** Whether a script or a shadow tree may give the name: such a name is not counted as missing. */
const mayBeNamed = ({ name, attributes }: OpenElement): boolean =>
  name.includes('-') || Object.keys(attributes).some((attribute) => BOUND.test(attribute));

const isField = (element: OpenElement): boolean =>
  element.name === 'select' ||
  element.name === 'textarea' ||
  (element.name === 'input' && !NOT_FILLED_IN.has(inputTypeOf(element.attributes)));

const isButton = (element: OpenElement): boolean =>
  element.name === 'button' || (roleOf(element) === 'button' && !isField(element));

const isLink = (element: OpenElement): boolean => element.name === 'a' && element.attributes['href'] !== undefined;

/** Whether an input that is a button has a name. The browser names submit and reset buttons without a value. */
const isInputButtonNamed = (element: OpenElement): boolean | undefined => {
  if (element.name !== 'input') return undefined;
  const { value, alt } = element.attributes;
  if (inputTypeOf(element.attributes) === 'image') return says(alt) || isNamed(element.attributes);
  if (inputTypeOf(element.attributes) === 'button') return says(value) || isNamed(element.attributes);
  return ['submit', 'reset'].includes(inputTypeOf(element.attributes))
    ? value === undefined || says(value) || isNamed(element.attributes)
    : undefined;
};

type Controls = Pick<Markup, 'fields' | 'buttons' | 'links'>;

/** Counts the controls, and those without an accessible name. */
export const collectControlNames = (
  isSilent: (element: OpenElement) => boolean,
): Collector & { readonly found: () => Controls } => {
  const buttons = tallyMissing();
  const links = tallyMissing();
  const fields: Field[] = [];
  const labeled = new Set<string>();
  const open = new Map<OpenElement, Named>();

  const nameAll = () => {
    for (const named of open.values()) named.hasName = true;
  };
  const openLabel = (): Named | undefined => [...open.values()].find(({ element }) => element.name === 'label');
  const addField = (element: OpenElement) => {
    const { id = '', placeholder } = element.attributes;
    const hasName = isNamed(element.attributes) || mayBeNamed(element);
    if (fields.length < MAX_FIELDS && !isHoneypot(element.attributes))
      fields.push({ id, hasName, hasPlaceholder: says(placeholder), label: openLabel(), tag: startTag(element) });
  };
  const addText = (text: string, element: OpenElement) => {
    if (open.size > 0 && text.trim() !== '' && !isSilent(element)) nameAll();
  };

  return {
    open: (element) => {
      if (isSilent(element)) return;
      if (open.size > 0 && (isNamed(element.attributes) || says(element.attributes['alt']) || mayBeNamed(element)))
        nameAll();
      const isInputNamed = isInputButtonNamed(element);
      if (isInputNamed !== undefined) buttons.add(isInputNamed ? undefined : startTag(element));
      else if (isField(element)) addField(element);
      else if ((isButton(element) || isLink(element) || element.name === 'label') && open.size < MAX_NESTED)
        open.set(element, { element, hasName: isNamed(element.attributes) || mayBeNamed(element) });
    },
    text: addText,
    hiddenText: addText,
    close: (element) => {
      const named = open.get(element);
      if (!named) return;
      open.delete(element);
      const id = element.attributes['for'];
      if (element.name === 'label') {
        if (id && named.hasName && labeled.size < MAX_LABELS) labeled.add(id);
      } else (isButton(element) ? buttons : links).add(named.hasName ? undefined : startTag(element));
    },
    found: () => ({ buttons: buttons.found(), links: links.found(), fields: fieldTally(fields, labeled) }),
  };
};

const fieldTally = (fields: readonly Field[], labeled: ReadonlySet<string>): Markup['fields'] => {
  const tally = tallyMissing();
  let placeholderOnly = 0;
  for (const { id, hasName, hasPlaceholder, label, tag } of fields) {
    const isNamedField = hasName || labeled.has(id) || label?.hasName === true;
    if (!isNamedField && hasPlaceholder) placeholderOnly++;
    tally.add(isNamedField || hasPlaceholder ? undefined : tag);
  }
  return { ...tally.found(), placeholderOnly };
};
