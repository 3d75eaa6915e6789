import { type Context, languageMark } from '../findings/context.ts';
import { headedParts, listedParts } from '../findings/headed-parts.ts';
import { kindsOf } from '../kind/kind.ts';
import { listed, quoted } from '../read/wording.ts';
import { type Finding, inferred, type Statement, statement, strength } from './statement.ts';

/** Kinds whose headings are features; headings of a practice or an agency are its services. */
const SOFTWARE = kindsOf('saas app developer-tool open-source game');

type Parts = { readonly names: string; readonly where: string; readonly isList: boolean };

/** Parts with their own headings, else entries of a list under a heading of the offer. */
const partsIn = (context: Context): Parts | undefined => {
  const language = languageMark(context.site);
  const headed = headedParts(context);
  if (headed.length > 0)
    return { names: `${listed(headed.map(quoted))}${language}`, where: 'Sibling headings', isList: false };
  const list = listedParts(context);
  if (list === undefined) return undefined;
  const more = list.count - list.names.length;
  const words = list.names.map(quoted);
  const names = `${more > 0 ? `${words.join(', ')} and more` : listed(words)}${language}`;
  return { names, where: `Entries of the list below ${quoted(list.heading)}`, isList: true };
};

const groundOfParts = ({ names, where }: Parts) => inferred(`${where} of the first page read ${names}.`);

/** The features of software that have their own headings or entries. */
export const featuresOf = (context: Context): readonly Statement[] => {
  const parts = context.isSure && SOFTWARE.has(context.judgment.kind.id) ? partsIn(context) : undefined;
  if (parts === undefined) return [];
  return [statement('features', 0.35, `Features it puts first: ${parts.names}`, groundOfParts(parts))];
};

/** The strength of naming the parts of the offer one by one. */
export const explainedParts = (context: Context): readonly Finding[] => {
  const parts = context.isSure ? partsIn(context) : undefined;
  if (parts === undefined) return [];
  const label = parts.isList ? 'Lists what it offers' : 'Explained one by one';
  return [strength('explained', 0.35, `${label}: ${parts.names}`, groundOfParts(parts))];
};
