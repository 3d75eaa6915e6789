/** Names that undescribed pictures get; a gallery of them is a part of a site. */
const PICTURE = String.raw`(?:images?|immagin[ei]|bild(?:er)?|fotos?|photos?|pictures?|imagen(?:es)?|imagem|imagens|logos?|icons?|icon[aeo]s?|icônes?|ícones?|slide(?:r|s|rs)?|banners?)`;
const BEGINS = new RegExp(
  String.raw`^\W*${PICTURE}(?:\s?\d+|\W*$|\s*[:_–-].{0,80}$|(?:\s[\p{L}\d’'.&-]+){1,4}\W*$)`,
  'iu',
);
const ENDS = new RegExp(String.raw`^(?:\S+\s){0,5}\(?${PICTURE}\)?\s?\d*\W*$`, 'iu');

/** “Immagine studenti”, “Trusted image 3”, “Acme logo”: the name of a picture, not words of the site. */
export const isDecoration = (text: string): boolean => BEGINS.test(text) || ENDS.test(text);
