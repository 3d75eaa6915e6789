import type { Context } from './context.ts';
import { isStepOfVisitors } from './link-class.ts';
import { isUpgrade } from './upgrade.ts';

/** How a heading above a form for a new account begins: “Create your account”. */
const BEGINS =
  /^(?:create|open|start|get|join|sign ?up|register|try|jetzt|kostenlos|konto|créer|créez|inscri|crea|regístr|registra|crie|cadastr)/iu;
const FIRST_HEADINGS = 3;
const LONGEST = 45;
/** A name, an address and a password: who logs in types two of them. */
const FEWEST_FIELDS = 3;

/** The heading of a form in the first screen that makes an account. */
export const accountForm = ({ site: { snapshot } }: Context): string | undefined => {
  const submits = new Set(
    snapshot.forms
      .filter(({ hasPassword, fields }) => hasPassword && fields.length >= FEWEST_FIELDS)
      .map(({ submit }) => submit),
  );
  const sections = new Set(
    snapshot.callsToAction.filter(({ text }) => submits.has(text)).map(({ section }) => section.trim()),
  );
  return snapshot.headings
    .slice(0, FIRST_HEADINGS)
    .map(({ text }) => text.trim())
    .find((text) => text.length <= LONGEST && sections.has(text) && BEGINS.test(text));
};

/** Whether a button stands right below the first heading, other than one that costs more. */
export const hasOwnButton = ({ site }: Context): boolean => {
  const [first] = site.snapshot.headings;
  return site.snapshot.callsToAction.some(
    ({ text, section }) => section === first?.text && !isUpgrade(text) && isStepOfVisitors(site, text),
  );
};
