import type { PageSnapshot } from '../site-snapshot.ts';
import { line } from './clean-text.ts';
import type { Attributes } from './element-traits.ts';
import type { Collector, Frame } from './frame.ts';
import { addText, textRun, wholeText, type TextRun } from './text-run.ts';

type Form = PageSnapshot['forms'][number];

const MAX_FORMS = 20;
const MAX_FIELDS = 50;
const MAX_LABELS = 500;
const MAX_LABEL_TEXT = 400;

/** Inputs that are switches: outside a form they belong to the interface. */
const SWITCHES = new Set(['checkbox', 'radio', 'range', 'color']);

/** Inputs that users do not fill in. */
const NO_FIELD = new Set(['hidden', 'submit', 'button', 'reset', 'image']);

interface Field {
  readonly id: string;
  /** What to call it when no label does. */
  readonly name: string;
  readonly type: string;
}

interface OpenForm {
  readonly fields: Field[];
  submit: string;
}

const typeOf = (attributes: Attributes): string => (attributes['type'] ?? 'text').trim().toLowerCase();

const isField = ({ name, attributes, isHidden }: Frame): boolean =>
  name === 'select' || name === 'textarea' || (name === 'input' && !isHidden && !NO_FIELD.has(typeOf(attributes)));

const isSubmit = ({ name, attributes }: Frame): boolean => {
  const type = (attributes['type'] ?? (name === 'button' ? 'submit' : '')).trim().toLowerCase();
  return (name === 'button' || name === 'input') && type === 'submit';
};

const fieldOf = ({ name, attributes }: Frame): Field => ({
  id: (attributes['id'] ?? '').slice(0, 200),
  name: line(
    attributes['aria-label'] ||
      attributes['placeholder'] ||
      attributes['name'] ||
      (name === 'input' ? typeOf(attributes) : name),
  ),
  type: name === 'input' ? typeOf(attributes) : name,
});

/**
 * Collects forms by their fields. Fields outside any form count as one more form: many pages have no `form` element.
 */
export const collectForms = (): Collector & { readonly found: () => Form[] } => {
  const orphans: OpenForm = { fields: [], submit: '' };
  const forms: OpenForm[] = [];
  const labels = new Map<string, string>();
  let form = orphans;
  let label: { readonly frame: Frame; readonly text: TextRun; target: string } | undefined;
  let button: { readonly frame: Frame; readonly text: TextRun } | undefined;

  const addField = (frame: Frame) => {
    const field = fieldOf(frame);
    const id = field.id || `(${forms.length}/${form.fields.length})`;
    if (form.fields.length < MAX_FIELDS) form.fields.push({ ...field, id });
    if (label && label.target === '') label.target = id;
  };

  const closeLabel = () => {
    if (label && label.target !== '' && labels.size < MAX_LABELS) labels.set(label.target, line(wholeText(label.text)));
    label = undefined;
  };

  return {
    open: (frame, parent) => {
      if (parent.isHidden || (frame.isHidden && !isField(frame))) return;
      if (frame.name === 'form' && forms.length < MAX_FORMS) forms.push((form = { fields: [], submit: '' }));
      if (frame.name === 'label')
        label = { frame, text: textRun(MAX_LABEL_TEXT), target: frame.attributes['for'] ?? '' };
      if (isField(frame)) addField(frame);
      if (!isSubmit(frame)) return;
      if (frame.name === 'button') button = { frame, text: textRun(MAX_LABEL_TEXT) };
      else form.submit ||= line(frame.attributes['value'] ?? 'Submit');
    },
    text: (text) => {
      if (label) addText(label.text, text);
      if (button) addText(button.text, text);
    },
    close: (frame) => {
      if (frame === label?.frame) closeLabel();
      if (frame === button?.frame) {
        form.submit ||= line(wholeText(button.text)) || line(frame.attributes['aria-label'] ?? '');
        button = undefined;
      }
      if (frame.name === 'form') form = orphans;
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
