/** The words of the placeholder text that designers use while the real one is missing. */
const FILLER_WORDS: ReadonlySet<string> = new Set(
  `lorem ipsum dolor quo molest issimos quibusdam temporibus amet consectetur adipiscing adipisicing elit eiusmod tempor incididunt labore dolore magna aliqua enim minim veniam
  quis nostrud exercitation ullamco laboris nisi aliquip commodo consequat duis aute irure reprehenderit voluptate velit esse cillum
  eu fugiat nulla pariatur excepteur sint occaecat cupidatat proident culpa officia deserunt mollit laborum vestibulum praesent
  vitae mauris risus pellentesque habitant morbi tristique senectus netus malesuada fames ac turpis egestas curabitur donec nunc
  phasellus vivamus integer suspendisse sagittis mattis quam semper aliquam eget massa tortor lectus suscipit placerat eligendi
  aspernatur officiis dolorum odit recusandae tempore excepturi provident corrupti quisquam ratione omnis eius doloribus temporibus
  perferendis explicabo deleniti neque aliquid nesciunt repellendus nemo porro consequatur incidunt possimus similique autem sapiente
  semper viverra nam libero laoreet sit at vel id ornare nullam urna mollis consectetuer diam nonummy nibh euismod tincidunt
  wisi exerci tation ullamcorper hendrerit iriure molestie vero accumsan iusto dignissim qui praesentium voluptatum deleniti atque
  corrupti quos quas molestias excepturi quidem rerum facilis est et expedita distinctio temporibus autem quibusdam officiis debitis
  necessitatibus saepe eveniet voluptates repudiandae sint molestiae itaque earum hic tenetur sapiente delectus reiciendis
  voluptatibus maiores alias fringilla pretium ante porta felis mauris malesuada tristique elementum pulvinar varius purus
  gravida convallis interdum cursus ligula metus arcu orci ultricies posuere cubilia curae auctor scelerisque dictum
  rutrum congue lacinia volutpat maecenas aenean quisque suspendisse etiam fusce leo augue sem facilisis imperdiet finibus
  faucibus blandit ultrices sollicitudin tincidunt vulputate dapibus bibendum fermentum cras justo odio leo nec non sed ut et`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);

/** Default texts of shop and blog systems. */
const DEFAULT =
  /^(?:(?:site |your )?tag ?line(?: (?:goes )?here)?|default description|description|(?:enter |your )?(?:site |page )?description (?:goes )?here|.{0,60}\bjust another (?:wordpress|tumblr|blogger) (?:site|blog|weblog)|(?:ein weiteres|eine weitere) wordpress[ -](?:blog|seite|website)|un (?:site|blog) utilisant wordpress|(?:otro|un) sitio (?:más )?(?:realizado|hecho) con wordpress|un (?:nuovo )?(?:sito|blog) (?:targato|fatto con) wordpress|(?:só )?mais um site wordpress|(?:boutique|shop|tienda|negozio|loja|store|onlineshop)\s(?:en ligne )?(?:propulsée?|powered|creada?|realizzato|desenvolvid[ao]|mit)\s(?:par|by|con|com|von)?\s?prestashop|joomla! ?[-–] ?the dynamic portal engine.*|magento commerce|default store view|untitled(?: document)?|new page|page title)$/iu;

const TELL_TALE = /\b(?:lorem ipsum|dolor sit amet|consectetur adipis)/iu;

/** Whether a text is such a default. */
export const isDefault = (text: string): boolean => text.length < 120 && DEFAULT.test(text.trim());

/** Whether a sentence is placeholder text. */
export const isFiller = (text: string): boolean => {
  if (TELL_TALE.test(text) || isDefault(text)) return true;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length >= 3 && words.filter((word) => FILLER_WORDS.has(word)).length / words.length > 0.6;
};
