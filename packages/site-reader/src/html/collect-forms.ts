import type { PageSnapshot } from '../site-snapshot.ts';
import { line } from './clean-text.ts';
import { inputTypeOf, NOT_FILLED_IN } from './element-traits.ts';
import type { Collector, OpenElement } from './open-element.ts';
import { addText, textRun, wholeText, type TextRun } from './text-run.ts';

type Form = PageSnapshot['forms'][number];

const MAX_FORMS = 20;
const MAX_FIELDS = 50;
const MAX_LABELS = 500;
const MAX_LABEL_TEXT = 400;

/** Inputs that only switch something: outside a form they belong to the interface. */
const SWITCHES = new Set(['checkbox', 'radio', 'range', 'color']);

interface Field {
  readonly id: string;
  /** Its name if it has no label. */
  readonly name: string;
  readonly type: string;
}

interface OpenForm {
  readonly fields: Field[];
  submit: string;
}

const isField = ({ name, attributes, isHidden }: OpenElement): boolean =>
  name === 'select' ||
  name === 'textarea' ||
  (name === 'input' && !isHidden && !NOT_FILLED_IN.has(inputTypeOf(attributes)));

const isSubmit = ({ name, attributes }: OpenElement): boolean => {
  const type = (attributes['type'] ?? (name === 'button' ? 'submit' : '')).trim().toLowerCase();
  return (name === 'button' || name === 'input') && type === 'submit';
};

const fieldOf = ({ name, attributes }: OpenElement): Field => ({
  id: (attributes['id'] ?? '').slice(0, 200),
  name: line(
    attributes['aria-label'] ||
      attributes['placeholder'] ||
      attributes['name'] ||
      (name === 'input' ? inputTypeOf(attributes) : name),
  ),
  type: name === 'input' ? inputTypeOf(attributes) : name,
});

/** Collects forms by their fields. Fields outside any form count as one more form: many pages have no `form` element. */
export const collectForms = (): Collector & { readonly found: () => Form[] } => {
  const orphans: OpenForm = { fields: [], submit: '' };
  const forms: OpenForm[] = [];
  const labels = new Map<string, string>();
  let form = orphans;
  let label: { readonly element: OpenElement; readonly text: TextRun; target: string } | undefined;
  let button: { readonly element: OpenElement; readonly text: TextRun } | undefined;

  const addField = (element: OpenElement) => {
    const field = fieldOf(element);
    const id = field.id || `(${forms.length}/${form.fields.length})`;
    if (form.fields.length < MAX_FIELDS) form.fields.push({ ...field, id });
    if (label && label.target === '') label.target = id;
  };

  const closeLabel = () => {
    if (label && label.target !== '' && labels.size < MAX_LABELS) labels.set(label.target, line(wholeText(label.text)));
    label = undefined;
  };

  return {
    open: (element, parent) => {
      if (parent.isHidden || (element.isHidden && !isField(element))) return;
      if (element.name === 'form' && forms.length < MAX_FORMS) forms.push((form = { fields: [], submit: '' }));
      if (element.name === 'label')
        label = { element, text: textRun(MAX_LABEL_TEXT), target: element.attributes['for'] ?? '' };
      if (isField(element)) addField(element);
      if (!isSubmit(element)) return;
      if (element.name === 'button') button = { element, text: textRun(MAX_LABEL_TEXT) };
      else form.submit ||= line(element.attributes['value'] ?? 'Submit');
    },
    text: (text) => {
      if (label) addText(label.text, text);
      if (button) addText(button.text, text);
    },
    close: (element) => {
      if (element === label?.element) closeLabel();
      if (element === button?.element) {
        form.submit ||= line(wholeText(button.text)) || line(element.attributes['aria-label'] ?? '');
        button = undefined;
      }
      if (element.name === 'form') form = orphans;
    },
    found: () =>
      [...forms, orphans]
        .filter((each) => each.fields.some(({ type }) => each !== orphans || !SWITCHES.has(type)))
        .slice(0, MAX_FORMS)
        .map(({ fields, submit }) => ({
          fields: fields.map(({ id, name }) => labels.get(id) || name),
          submit,
          hasPassword: fields.some(({ type }) => type === 'password'),
        })),
  };
};
