/** What a link to a language is called there, and the English name of the language. */
const NAMES: Readonly<Record<string, string>> = {
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
};

/** The language that a link is called by, in English: “German” of “Deutsch”. */
export const languageOfLink = (text: string): string | undefined => NAMES[text.trim().toLowerCase()];
