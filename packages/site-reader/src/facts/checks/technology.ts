import { registrableDomain } from '../../registrable-domain.ts';
import { check, info, type Check, type MeasuredSite } from '../check.ts';
import { metaOf, type Markup, type Resource } from '../markup/markup.ts';
import { FRAMEWORK_SIGNATURES } from '../signatures/frameworks.ts';
import { SERVICE_SIGNATURES } from '../signatures/services.ts';
import type { Signature, TechnologyKind } from '../signatures/signature.ts';
import { SITE_SIGNATURES } from '../signatures/sites.ts';

export const SIGNATURES: readonly Signature[] = [...SITE_SIGNATURES, ...FRAMEWORK_SIGNATURES, ...SERVICE_SIGNATURES];

/** A technology of a page, and the sign of it. */
export interface Technology {
  readonly name: string;
  readonly kind: TechnologyKind;
  readonly evidence: string;
}

const MAX_PATH = 400;

/** Whether an address is on a host or a subdomain and, if the sign has a path, begins with it. */
const isAt = (url: URL, sign: string): boolean => {
  const slash = sign.indexOf('/');
  const host = slash < 0 ? sign : sign.slice(0, slash);
  const isHost = url.hostname === host || url.hostname.endsWith(`.${host}`);
  return isHost && (slash < 0 || url.pathname.startsWith(sign.slice(slash)));
};

const shortened = ({ hostname, pathname }: URL): string => `${hostname}${pathname.slice(0, 60)}`;

/**
 * Whether a path reveals the page's own technology. A picture from another host's blog does not; a library is the same
 * from any host.
 */
const isOwnTechnology = ({ kind }: Signature, { kind: of, url }: Resource, page: URL): boolean => {
  if (kind !== 'cms' && kind !== 'shop') return true;
  return of === 'image'
    ? url.hostname === page.hostname
    : registrableDomain(url.hostname) === registrableDomain(page.hostname);
};

const loadedFrom = (signature: Signature, resources: readonly Resource[], page: URL): string | undefined => {
  const { hosts = [], path } = signature;
  if (hosts.length === 0 && !path) return undefined;
  const found = resources.find((each) => {
    if (each.kind === 'form') return false;
    if (hosts.some((host) => isAt(each.url, host))) return true;
    return path?.test(each.url.pathname.slice(0, MAX_PATH)) === true && isOwnTechnology(signature, each, page);
  });
  return found && `${found.kind} ${shortened(found.url)}`;
};

/** The targets of the links and forms of a page. */
const addressesOf = (page: Markup): readonly URL[] => [
  ...page.anchors.flatMap(({ href }) => (/^https?:/i.test(href) ? (URL.parse(href) ?? []) : [])),
  ...page.resources.filter(({ kind }) => kind === 'form').map(({ url }) => url),
];

const linkedTo = ({ linked = [] }: Signature, addresses: readonly URL[]): string | undefined => {
  const found = linked.length === 0 ? undefined : addresses.find((url) => linked.some((sign) => isAt(url, sign)));
  return found && `link to ${shortened(found)}`;
};

const namedIn = (signature: Signature, page: Markup): string | undefined => {
  const { attributes = [], elements = [], ids = [], inline = [], meta } = signature;
  const attribute = attributes.find((name) => page.signs.attributes.has(name));
  if (attribute !== undefined) return `attribute ${attribute}`;
  const element = elements.find((name) => page.signs.elements.has(name));
  if (element !== undefined) return `element ${element}`;
  const id = ids.find((name) => page.signs.ids.has(name));
  if (id !== undefined) return `id ${id}`;
  if (meta?.[1].test(metaOf(page, meta[0]) ?? '')) return `meta ${meta[0]}`;
  const words = inline.find((each) => page.inlineScripts.beginnings.includes(each));
  return words === undefined ? undefined : `inline script with ${words}`;
};

const evidenceOf = (
  signature: Signature,
  { response, url }: MeasuredSite,
  page: Markup,
  addresses: readonly URL[],
): string | undefined => {
  const generator =
    signature.generator &&
    page.metas.find((meta) => meta.key === 'generator' && signature.generator?.test(meta.content));
  if (generator) return `generator ${generator.content.slice(0, 60)}`;
  const [name = '', value] = signature.header ?? [];
  if (value?.test(response?.headers[name] ?? '')) return `header ${name}`;
  return loadedFrom(signature, page.resources, url) ?? linkedTo(signature, addresses) ?? namedIn(signature, page);
};

/** Cached by page: fifteen checks need the same list. */
const cache = new WeakMap<Markup, readonly Technology[]>();

/** The technologies of one page, in the order of the table, each with its first sign. */
export const technologiesOf = (site: MeasuredSite, page: Markup): readonly Technology[] => {
  const cached = cache.get(page);
  if (cached) return cached;
  const addresses = addressesOf(page);
  const found = SIGNATURES.flatMap((signature) => {
    const evidence = evidenceOf(signature, site, page, addresses);
    return evidence === undefined ? [] : [{ name: signature.name, kind: signature.kind, evidence }];
  });
  cache.set(page, found);
  return found;
};

/** A check for one kind of technology: no result if none of that kind was found. */
const technologyCheck = <const Kind extends TechnologyKind>(
  kind: Kind,
  title: string,
  why: string,
): Check<`technology-${Kind}`> =>
  check({
    id: `technology-${kind}`,
    group: 'technology',
    title,
    why,
    source: 'https://almanac.httparchive.org/en/2024/methodology',
    measure: (site) => {
      const byName = new Map(
        site.pages
          .flatMap((page) => technologiesOf(site, page))
          .filter((each) => each.kind === kind)
          .toReversed()
          .map((each) => [each.name, each]),
      );
      const found = SIGNATURES.flatMap(({ name }) => byName.get(name) ?? []);
      if (found.length === 0) return undefined;
      return info(
        found.map(({ name }) => name).join(', '),
        found.map(({ name, evidence }) => `${name}: ${evidence}`).join('; '),
      );
    },
  });

export const TECHNOLOGY_CHECKS = [
  technologyCheck('cms', 'Made with', 'It decides what its owners can change without a developer.'),
  technologyCheck('shop', 'Shop', 'It decides how products are sold and what a sale costs.'),
  technologyCheck('framework', 'Framework', 'It shows how the site was built and who can maintain it.'),
  technologyCheck('styles', 'Styles', 'It shows where the design of the site comes from.'),
  technologyCheck('fonts', 'Fonts and icons', 'Fonts from other hosts cost time, and these hosts learn of each visit.'),
  technologyCheck('hosting', 'Hosting and delivery', 'It decides how fast the site answers, and where.'),
  technologyCheck('analytics', 'Analytics', 'It shows how the owners learn what visitors do.'),
  technologyCheck('advertising', 'Advertising', 'It shows where the site buys visitors or sells ads.'),
  technologyCheck('payment', 'Payment', 'It shows how visitors can pay.'),
  technologyCheck('chat', 'Chat', 'It shows how visitors can contact support.'),
  technologyCheck('marketing', 'Marketing', 'It shows how the site stays in touch with customers.'),
  technologyCheck('consent', 'Consent', 'It shows how visitors are asked about cookies.'),
  technologyCheck('captcha', 'Protection from bots', 'It can also keep people out.'),
  technologyCheck('media', 'Video, maps and media', 'Embedded parts load from their own hosts.'),
  technologyCheck('monitoring', 'Monitoring', 'It shows how the owners learn of errors.'),
] as const;
