import { inputTypeOf, NOT_FILLED_IN, type Attributes } from '../../html/element-traits.ts';
import type { Collector, OpenElement } from '../../html/open-element.ts';
import type { Markup } from './markup.ts';
import { tallyMissing } from './tally.ts';

/** Whether an open element has a name, which may be its content. */
interface Named {
  hasName: boolean;
}

interface Field {
  readonly element: OpenElement;
  readonly label: Named | undefined;
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

const hasOwnName = (element: OpenElement): boolean => isNamed(element.attributes) || mayBeNamed(element);

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
  const type = inputTypeOf(element.attributes);
  if (type === 'image') return says(alt) || isNamed(element.attributes);
  if (type === 'button') return says(value) || isNamed(element.attributes);
  if (type !== 'submit' && type !== 'reset') return undefined;
  return value === undefined || says(value) || isNamed(element.attributes);
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
  const openLabel = (): Named | undefined => [...open].find(([{ name }]) => name === 'label')?.[1];
  const addField = (element: OpenElement) => {
    if (fields.length < MAX_FIELDS && !isHoneypot(element.attributes)) fields.push({ element, label: openLabel() });
  };
  const addText = (text: string, element: OpenElement) => {
    if (open.size > 0 && text.trim() !== '' && !isSilent(element)) nameAll();
  };

  return {
    open: (element) => {
      if (isSilent(element)) return;
      if (open.size > 0 && (hasOwnName(element) || says(element.attributes['alt']))) nameAll();
      const isInputNamed = isInputButtonNamed(element);
      if (isInputNamed !== undefined) buttons.add(element, isInputNamed);
      else if (isField(element)) addField(element);
      else if ((isButton(element) || isLink(element) || element.name === 'label') && open.size < MAX_NESTED)
        open.set(element, { hasName: hasOwnName(element) });
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
      } else (isButton(element) ? buttons : links).add(element, named.hasName);
    },
    found: () => ({ buttons: buttons.found(), links: links.found(), fields: fieldTally(fields, labeled) }),
  };
};

const fieldTally = (fields: readonly Field[], labeled: ReadonlySet<string>): Markup['fields'] => {
  const tally = tallyMissing();
  let placeholderOnly = 0;
  for (const { element, label } of fields) {
    const { id = '', placeholder } = element.attributes;
    const hasName = hasOwnName(element) || labeled.has(id) || label?.hasName === true;
    if (!hasName && says(placeholder)) placeholderOnly++;
    tally.add(element, hasName || says(placeholder));
  }
  return { ...tally.found(), placeholderOnly };
};
