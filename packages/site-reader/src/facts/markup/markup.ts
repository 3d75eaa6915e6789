import type { FoundBlock } from '../../html/collect-text.ts';

export interface Meta {
  /** Its name, property or http-equiv, in lower case. */
  readonly key: string;
  readonly content: string;
}

export interface LinkTag {
  /** In lower case. */
  readonly rels: readonly string[];
  readonly href: string;
  readonly hreflang: string | undefined;
}

/** A resource that a page loads, or the target of a form. */
export interface Resource {
  readonly kind: 'script' | 'style' | 'image' | 'frame' | 'media' | 'form' | 'hint';
  readonly url: URL;
  readonly isInNoscript: boolean;
}

/** The number of elements of a kind, and of those that lack something. */
export interface Tally {
  readonly count: number;
  readonly missing: number;
  /** The first of these, as start tags. */
  readonly examples: readonly string[];
}

/** The parts of a page's markup that checks need; every list is capped. */
export interface Markup {
  /** The base of relative addresses. */
  readonly base: string;
  /** The text of the first `title` element. */
  readonly title: string | undefined;
  /** The `lang` attribute of the first element. */
  readonly lang: string | undefined;
  readonly metas: readonly Meta[];
  readonly linkTags: readonly LinkTag[];
  readonly headings: readonly { readonly level: number; readonly text: string }[];
  readonly images: Tally & { readonly fileNames: readonly string[] };
  readonly fields: Tally & { readonly placeholderOnly: number };
  readonly buttons: Tally;
  readonly links: Tally;
  /** Links and buttons with their texts; a button has no address. */
  readonly anchors: readonly { readonly text: string; readonly href: string }[];
  readonly resources: readonly Resource[];
  readonly inlineScripts: { readonly count: number; readonly beginnings: string };
  readonly jsonLd: {
    readonly blocks: number;
    readonly types: readonly string[];
    /** The errors of blocks that are not JSON. */
    readonly broken: readonly string[];
    /** The number of blocks that are too long to be parsed. */
    readonly unread: number;
  };
  readonly microdataTypes: readonly string[];
  /** Names of attributes and elements, and ids, that identify frameworks. */
  readonly signs: {
    readonly attributes: ReadonlySet<string>;
    readonly elements: ReadonlySet<string>;
    readonly ids: ReadonlySet<string>;
  };
  readonly hasCookieNotice: boolean;
  readonly texts: readonly FoundBlock[];
}

/** The content of the first non-empty meta element, by the first key that has one. */
export const metaOf = ({ metas }: Markup, ...keys: readonly string[]): string | undefined => {
  for (const key of keys) {
    const found = metas.find((meta) => meta.key === key && meta.content !== '');
    if (found) return found.content;
  }
  return undefined;
};
