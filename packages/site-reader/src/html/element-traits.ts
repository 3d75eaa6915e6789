/** The attributes of an element from the parser; names in lower case. */
export type Attributes = Readonly<Record<string, string>>;

/** Parts of a page around its content: their text is stored separately, their links count. */
export type Region = 'navigation' | 'footer' | 'aside' | 'cookie-notice';

const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements that begin and end a block of text. */
const BLOCK = set(
  'address article aside blockquote body button center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup hr html label legend li main menu nav ol p pre search section summary ' +
    'table caption tbody td tfoot th thead tr ul',
);

/** Elements whose content visitors do not see as text of the page. */
const UNREAD = set(
  'script style template noscript noembed noframes iframe object svg math canvas video audio select option datalist ' +
    'textarea title dialog',
);

/** Elements that are the page itself: class names and styles do not hide them or make them a region. */
const WHOLE_PAGE = set('html body main head');

/** Maps instead of objects: a page may have an element named `constructor`. */
const REGION_BY_ELEMENT = new Map<string, Region>([
  ['nav', 'navigation'],
  ['footer', 'footer'],
  ['aside', 'aside'],
]);
const REGION_BY_ROLE = new Map<string, Region>([
  ['navigation', 'navigation'],
  ['menu', 'navigation'],
  ['menubar', 'navigation'],
  ['contentinfo', 'footer'],
  ['complementary', 'aside'],
]);

const NAVIGATION_NAMES = set(
  'nav navbar navigation main-nav site-nav topnav nav-menu main-menu mainmenu site-menu mobile-menu breadcrumb ' +
    'breadcrumbs toc table-of-contents skip-link skiplink',
);
const FOOTER_NAMES = set('footer site-footer page-footer main-footer footer-links');
const ASIDE_NAMES = set('sidebar');

/** Ids and class names of consent tools. */
const COOKIE_NOTICE =
  /(cookie|consent|gdpr|privacy)[-_ ]{0,2}(banner|bar|notice|pop-?up|modal|consent|law|message|dialog|overlay|alert|wall|manager|settings|preferences|disclaimer|warning|hint|layer|box|info)|onetrust|cybotcookie|usercentrics|didomi|osano-cm|iubenda-cs|cc-window|cmplz|cky-consent|borlabs|termly|klaro|truste[-_]|qc-cmp2|fc-consent|sp_message|tarteaucitron|axeptio/;

/** Class names of common style sheets for text that only screen readers read. */
const SCREEN_READER_NAMES = set(
  'sr-only visually-hidden visuallyhidden screen-reader-text screen-reader-only u-visually-hidden',
);

/**
 * Class names of Bootstrap and Bulma for content that is hidden until a script runs, such as templates of results. Not
 * `hidden`: with Tailwind CSS it marks answers and panels that open on a click, which belong to the page.
 */
const HIDING_NAMES = set('d-none is-hidden');
/** Class names that show such content from a certain width, such as `d-md-block`. */
const SHOWN_FROM_A_WIDTH =
  /^(?:d-(?:sm|md|lg|xl|xxl)-(?!none)|is-(?:block|flex|inline)-(?:tablet|desktop|widescreen|fullhd))/;
const isHiddenByNames = (names: readonly string[]): boolean =>
  names.some((each) => SCREEN_READER_NAMES.has(each)) ||
  (names.some((each) => HIDING_NAMES.has(each)) && !names.some((each) => SHOWN_FROM_A_WIDTH.test(each)));

const HIDING_STYLE = /(^|;)\s*(display\s*:\s*none|visibility\s*:\s*(hidden|collapse))/i;

const BUTTON_NAME = /(^|[\s_-])(btn|button|cta)([\s_-]|$)/i;

/** An attribute can be as long as the page; only its beginning is examined. */
const shortened = (value: string | undefined): string => (value ?? '').slice(0, 1_000);

const namesOf = (attributes: Attributes): string[] =>
  `${shortened(attributes['id'])} ${shortened(attributes['class'])}`.toLowerCase().split(/\s+/);

/** The types of inputs that users do not fill in. */
export const NOT_FILLED_IN = new Set(['hidden', 'submit', 'button', 'reset', 'image']);

export const inputTypeOf = (attributes: Attributes): string => (attributes['type'] ?? 'text').trim().toLowerCase();

const roleOf = (attributes: Attributes): string => (attributes['role'] ?? '').trim().toLowerCase();

export const isBlock = (name: string, attributes: Attributes): boolean => BLOCK.has(name) || isButton(name, attributes);

/** Whether an element is a button, or a link that looks like one. */
export const isButton = (name: string, attributes: Attributes): boolean =>
  name === 'button' ||
  roleOf(attributes) === 'button' ||
  (name === 'a' && BUTTON_NAME.test(shortened(attributes['class'])));

/** Whether an element is hidden from visitors: its text must not reach a reader, least of all a model. */
export const isHidden = (name: string, attributes: Attributes): boolean => {
  if (name === 'dialog') return attributes['open'] === undefined;
  if (name === 'template') return attributes['shadowrootmode'] === undefined; // A shadow tree is shown.
  if (UNREAD.has(name)) return true;
  if (WHOLE_PAGE.has(name)) return false;
  return (
    attributes['hidden'] !== undefined ||
    attributes['aria-hidden']?.trim().toLowerCase() === 'true' ||
    HIDING_STYLE.test(shortened(attributes['style'])) ||
    (attributes['class'] !== undefined && isHiddenByNames(namesOf(attributes)))
  );
};

/** The part of a page that an element begins, or undefined. */
export const regionOf = (name: string, attributes: Attributes): Region | undefined => {
  if (WHOLE_PAGE.has(name)) return undefined;
  const isNamed = attributes['id'] !== undefined || attributes['class'] !== undefined;
  const names = isNamed ? namesOf(attributes) : [];
  if (isNamed && COOKIE_NOTICE.test(names.join(' ')) && name !== 'a' && name !== 'article') return 'cookie-notice';
  const region = REGION_BY_ELEMENT.get(name) ?? REGION_BY_ROLE.get(roleOf(attributes));
  if (region || !isNamed || !BLOCK.has(name)) return region;
  if (names.some((each) => NAVIGATION_NAMES.has(each))) return 'navigation';
  if (names.some((each) => FOOTER_NAMES.has(each))) return 'footer';
  return names.some((each) => ASIDE_NAMES.has(each)) ? 'aside' : undefined;
};
