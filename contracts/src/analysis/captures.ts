import { z } from 'zod';

/** The captures of so many versions of a report are kept, including the newest. */
export const VERSIONS_WITH_CAPTURES = 5;

/** The name of the capture that holds the text of the pages. */
export const TEXT_CAPTURE = 'text';

/** The context that sealed bytes are bound to: they cannot be opened as any other capture. */
export const captureContext = (of: {
  readonly productId: number;
  readonly version: number;
  readonly name: string;
}): string => `capture ${of.productId}/${of.version}/${of.name}`;

/**
 * The text of the pages that a report was made from, stored beside the log (`text` in `write_side.captures`, gzipped
 * JSON). `page` is the address of a page without its query; `texts` are its title, its description and everything else
 * that may be quoted; `frame` is the text that surrounds the content on all pages.
 */
export const capturedText = z.object({
  pages: z.array(z.object({ page: z.string(), role: z.string().optional(), texts: z.array(z.string()) })),
  frame: z.array(z.string()),
});
export type CapturedText = z.infer<typeof capturedText>;

/** Whether a quote occurs literally on the page it names or, without one, on any page. Our dots end a quote that was cut. */
export const containsQuote = (
  { pages, frame }: CapturedText,
  { quote, page }: { readonly quote: string; readonly page?: string | undefined },
): boolean => {
  const words = quote.replace(/(?:…|\.{3})$/, '');
  const read = page === undefined ? pages : pages.filter((each) => each.page === page);
  return [...read.flatMap(({ texts }) => texts), ...frame].some((text) => text.includes(words));
};
