const codes =
  `AT AU BE BG BR CA CH CN CZ DE DK EE ES FI FR GB GR HR HU IE IN IS IT JP KR LT LU LV MX NL NO NZ PL PT RO RS SE SG SI SK TR UA US ZA`.split(
    ' ',
  );

const languages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'];

const names = languages.flatMap((language) => {
  const display = new Intl.DisplayNames([language], { type: 'region' });
  return codes.map((code) => display.of(code) ?? code);
});

const wide = `worldwide international internationally nationwide uk usa u.s. europe eu european weltweit europaweit deutschlandweit
  mondiale mundial internacional internazionale wereldwijd europa england scotland wales`;

const words = [...new Set([...names.map((name) => name.toLowerCase()), ...wide.split(/\s+/u)])];

const pattern = new RegExp(
  String.raw`(?<![\p{L}])(?:${words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)).join('|')})(?![\p{L}])`,
  'iu',
);

/** Whether a text names a country, a continent of customers, or the world. */
export const namesCountry = (text: string): boolean => pattern.test(text);
