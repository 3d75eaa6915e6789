import type { Context } from '../findings/context.ts';
import { listed, quoted } from '../read/wording.ts';
import { isMenuEntry, type Signs } from './field-signs.ts';

/** What general shops have departments for. */
const DEPARTMENTS = [
  'home|furniture|bedroom|living room|wohnen|möbel|maison|hogar|casa',
  'clothing|clothes|fashion|women|men|mode|bekleidung|vêtements|moda|ropa|abbigliamento|roupas',
  'kids|toys|baby|babies|nursery|kinder|spielzeug|enfants?|jouets|niños|juguetes|bebé|bambini|giocattoli|crianças|brinquedos',
  'electronics|electricals|tvs?|computers?|laptops|phones|elektronik|électronique|informática|electrónica|elettronica|eletrônicos',
  'beauty|health|kosmetik|beauté|belleza|bellezza|beleza|perfumes?',
  'sports?|outdoors?|deportes|esportes?',
  'garden|gardening|diy|tools|garten|baumarkt|jardin|bricolage|jardín|bricolaje|giardino|jardim',
  'food|groceries|grocery|lebensmittel|alimentation|alimentación|alimentari|alimentos',
].map((names) => ({
  entry: new RegExp(String.raw`^(?:${names})(?: (?:&|and|und|et|y|e) [\p{L} ]+)?$`, 'iu'),
  word: new RegExp(String.raw`(?<!\p{L})(?:${names})(?!\p{L})`, 'iu'),
}));
const FEWEST_DEPARTMENTS = 4;
/** A shop for books has books for babies and on the home: the first words of a general shop name several departments. */
const FEWEST_TOLD = 2;

const shelvesOf = ({ site, isSure, judgment }: Context): readonly string[] =>
  isSure && judgment.kind.id === 'shop'
    ? site.said.filter((passage) => passage.page === 0 && isMenuEntry(passage)).map(({ text }) => text.trim())
    : [];

/** Departments of a shop for everything that a household needs. */
export const householdSigns = (context: Context): Signs | undefined => {
  const shelves = shelvesOf(context);
  const found = DEPARTMENTS.flatMap(({ entry }) => shelves.find((shelf) => entry.test(shelf)) ?? []);
  const { title, description } = context.site.snapshot;
  const told = DEPARTMENTS.filter(({ word }) => word.test(`${title} ${description}`));
  return found.length < FEWEST_DEPARTMENTS || told.length < FEWEST_TOLD
    ? undefined
    : [
        `the site is ${context.judgment.kind.noun}`,
        `it has departments such as ${listed(found.slice(0, 3).map(quoted))}`,
      ];
};
