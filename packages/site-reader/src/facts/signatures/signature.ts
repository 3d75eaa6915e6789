/** The purpose of a technology. */
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
 * How a technology is recognized. One sign is sufficient, so each must be unique to it. Hosts include their subdomains,
 * and may have a path prefix; they match the page's resources, not its links.
 */
export interface Signature {
  readonly name: string;
  readonly kind: TechnologyKind;
  /** Hosts of scripts, styles, images and frames. */
  readonly hosts?: readonly string[];
  /** Hosts that links and forms lead to. */
  readonly linked?: readonly string[];
  /** Part of the path of a resource. */
  readonly path?: RegExp;
  /** `meta name="generator"`. */
  readonly generator?: RegExp;
  readonly header?: readonly [name: string, value: RegExp];
  readonly attributes?: readonly string[];
  readonly elements?: readonly string[];
  readonly ids?: readonly string[];
  /** Text at the beginning of an inline script. */
  readonly inline?: readonly string[];
  readonly meta?: readonly [name: string, content: RegExp];
}
