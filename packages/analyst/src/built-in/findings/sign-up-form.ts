import type { Context } from './context.ts';
import { isVisitorStep } from './link-class.ts';
import { isUpgrade } from './upgrade.ts';

/** The beginning of a heading above a sign-up form: “Create your account”. */
const BEGINS =
  /^(?:create|open|start|get|join|sign ?up|register|try|jetzt|kostenlos|konto|créer|créez|inscri|crea|regístr|registra|crie|cadastr)/iu;
const FIRST_HEADINGS = 3;
const MAX_LENGTH = 45;
/** A sign-up form asks for a name, an address and a password; a login form has two fields. */
const MIN_FIELDS = 3;

/** The heading of a sign-up form on the first screen. */
export const signUpHeading = ({ site: { snapshot } }: Context): string | undefined => {
  const submits = new Set(
    snapshot.forms
      .filter(({ hasPassword, fields }) => hasPassword && fields.length >= MIN_FIELDS)
      .map(({ submit }) => submit),
  );
  const sections = new Set(
    snapshot.callsToAction.filter(({ text }) => submits.has(text)).map(({ section }) => section.trim()),
  );
  return snapshot.headings
    .slice(0, FIRST_HEADINGS)
    .map(({ text }) => text.trim())
    .find((text) => text.length <= MAX_LENGTH && sections.has(text) && BEGINS.test(text));
};

/** Whether a button other than an upgrade stands right below the first heading. */
export const hasPrimaryButton = ({ site }: Context): boolean => {
  const [first] = site.snapshot.headings;
  return site.snapshot.callsToAction.some(
    ({ text, section }) => section === first?.text && !isUpgrade(text) && isVisitorStep(site, text),
  );
};
