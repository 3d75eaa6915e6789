/** What a technology is for. */
export type TechnologyKind =
  | 'cms'
  | 'shop'
  | 'framework'
  | 'styles'
  | 'analytics'
  | 'advertising'
  | 'payment'
  | 'chat'
  | 'consent'
  | 'captcha'
  | 'fonts'
  | 'media'
  | 'hosting'
  | 'monitoring'
  | 'marketing';

/**
 * How a technology is known. Any one of its signs is enough, so each must be one that nothing else has. Hosts cover their
 * subdomains, and may go on with the beginning of a path; they count for what a page loads, not for where it links to.
 */
export interface Signature {
  readonly name: string;
  readonly kind: TechnologyKind;
  /** Of scripts, styles, images and frames. */
  readonly hosts?: readonly string[];
  /** Of links and forms. */
  readonly linked?: readonly string[];
  /** Within the path of what the page loads. */
  readonly path?: RegExp;
  /** `meta name="generator"`. */
  readonly generator?: RegExp;
  readonly header?: readonly [name: string, value: RegExp];
  /** Names of attributes. */
  readonly attributes?: readonly string[];
  readonly elements?: readonly string[];
  readonly ids?: readonly string[];
  /** Words at the beginning of a script that stands in the page. */
  readonly inline?: readonly string[];
  readonly meta?: readonly [name: string, content: RegExp];
}
