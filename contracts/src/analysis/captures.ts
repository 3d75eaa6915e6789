import { z } from 'zod';

/** How many versions of a report keep their captures, including the newest. */
export const VERSIONS_WITH_CAPTURES = 5;

/** The name under which the text of the pages is kept. */
export const TEXT_CAPTURE = 'text';

/** The place that sealed bytes are bound to, so that they open nowhere else. */
export const placeOfCapture = (of: {
  readonly productId: number;
  readonly version: number;
  readonly name: string;
}): string => `capture ${of.productId}/${of.version}/${of.name}`;

/**
 * The text of the pages that a report was made from, as stored beside the log (`text` in `write_side.captures`, gzipped
 * JSON). `page` is the address of a page without its query; `texts` are its title, its description and everything else
 * that may be quoted; `frame` is the text around the content of all pages.
 */
export const capturedText = z.object({
  pages: z.array(z.object({ page: z.string(), role: z.string().optional(), texts: z.array(z.string()) })),
  frame: z.array(z.string()),
});
export type CapturedText = z.infer<typeof capturedText>;

/** Whether a quote stands to the letter on one of the pages or, if it names one, on that page. A quote that was cut to size ends in dots of ours. */
export const standsIn = (
  { pages, frame }: CapturedText,
  { quote, page }: { readonly quote: string; readonly page?: string | undefined },
): boolean => {
  const words = quote.replace(/(?:…|\.{3})$/, '');
  const read = page === undefined ? pages : pages.filter((each) => each.page === page);
  return [...read.flatMap(({ texts }) => texts), ...frame].some((text) => text.includes(words));
};
