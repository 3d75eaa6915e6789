/** Letters of other alphabets and digits that look like those of our name. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '|': 'l',
  '!': 'l',
  '7': 't',
  vv: 'w',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ƒ: 'f',
  т: 't',
  τ: 't',
  ѡ: 'w',
  ԝ: 'w',
  ω: 'w',
  о: 'o',
  ο: 'o',
  օ: 'o',
  ӏ: 'l',
  і: 'l',
  ԁ: 'd',
};
const LOOKALIKE = new RegExp(
  Object.keys(LOOKALIKES)
    .map((each) => each.replace('|', '\\|'))
    .join('|'),
  'gu',
);

/** Whether a name reads like the product's own: "Twofold Staff", "TWOFOLD", "Two-f0ld". */
export const resemblesProductName = (name: string): boolean =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(LOOKALIKE, (each) => LOOKALIKES[each] ?? each)
    .replace(/[^a-z]/gu, '')
    .includes('twofold');
