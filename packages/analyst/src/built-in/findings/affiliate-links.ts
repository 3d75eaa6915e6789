import { kindsOf } from '../kind/kind.ts';
import type { Context } from './context.ts';

const PAID_BY_SHOPS = kindsOf('news media reference forum directory blog game portfolio');
/** Addresses that identify to a shop which site referred the visitor. */
const AFFILIATE =
  /[?&](?:aff(?:iliate)?_?id|awinaffid|irclickid)=|\/aff_c\?|\/\/(?:[\w-]+\.)*(?:go2cloud\.org|shareasale\.com|awin1\.com|linksynergy\.com|anrdoezrs\.net|jdoqocy\.com|tkqlhce\.com|dpbolvw\.net|amzn\.to|hop\.clickbank\.net)\/|\/\/(?:www\.)?amazon\.[a-z.]+\/[^#]*[?&]tag=/iu;

/** The host of each affiliate link. */
export const affiliateHosts = ({ site, isSure, judgment }: Context): readonly string[] =>
  isSure && !PAID_BY_SHOPS.has(judgment.kind.id)
    ? []
    : site.snapshot.links
        .filter(({ href, isExternal }) => isExternal && AFFILIATE.test(href))
        .map(({ href }) => URL.parse(href)?.hostname ?? '');
