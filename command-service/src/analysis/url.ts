/** The address that is analyzed: parsed once, without its fragment (D-55). The schema has shown that it parses. */
export const addressToAnalyze = (text: string): string => {
  const url = new URL(text);
  url.hash = '';
  return url.href;
};
