/**
 * Whether an address that a stranger submitted may become a link (D-58). The slashes are required: without them a
 * browser resolves "https:a" relative to the current page.
 */
export const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);
