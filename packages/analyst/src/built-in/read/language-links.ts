/** What a link to a language is called there, and the English name of the language. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    en: 'English',
    de: 'German',
    fr: 'French',
    es: 'Spanish',
    pl: 'Polish',
    cz: 'Czech',
    cs: 'Czech',
    ru: 'Russian',
    nl: 'Dutch',
    hu: 'Hungarian',
    english: 'English',
    deutsch: 'German',
    français: 'French',
    español: 'Spanish',
    italiano: 'Italian',
    português: 'Portuguese',
    nederlands: 'Dutch',
    polski: 'Polish',
    svenska: 'Swedish',
    dansk: 'Danish',
    русский: 'Russian',
    日本語: 'Japanese',
    简体中文: 'simplified Chinese',
    繁體中文: 'traditional Chinese',
    中文: 'Chinese',
    한국어: 'Korean',
    türkçe: 'Turkish',
    čeština: 'Czech',
    català: 'Catalan',
  }),
);

/** What is spoken in the country of a host: pages in these are for its own people. */
const AT_HOME: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ch: 'German French Italian',
    be: 'Dutch French German',
    ca: 'English French',
    es: 'Spanish Catalan',
    fi: 'Finnish Swedish',
    lu: 'French German',
  }),
);

/** The language that a link is called by, in English: “German” of “Deutsch”; none that is spoken in the host's own country. */
export const languageOfLink = (text: string, host: string): string | undefined => {
  const language = NAMES.get(text.trim().toLowerCase());
  const spoken = AT_HOME.get(host.split('.').at(-1) ?? '')?.split(' ') ?? [];
  return language !== undefined && spoken.includes(language) ? undefined : language;
};
