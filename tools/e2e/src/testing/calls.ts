/** Submits a URL like the web app and returns the response. */
export const submitUrl = (origin: string, url: string): Promise<Response> =>
  fetch(`${origin}/api/analyze/url`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url }),
  });

/** Analyzes a URL and returns the id of the report. */
export const analyze = async (origin: string, url: string): Promise<number> => {
  const response = await submitUrl(origin, url);
  const text = await response.text();
  if (response.status !== 201) throw new Error(`The analysis failed: ${response.status} ${text}`);
  const answer: { productId: number } = JSON.parse(text);
  return answer.productId;
};

/** The address of one of the launcher's sample sites. Default: the first one. */
export const sampleSiteOf = async (origin: string, name?: string): Promise<string> => {
  const config: { sampleSites: { name: string; url: string }[] } = JSON.parse(
    await (await fetch(`${origin}/config.json`)).text(),
  );
  const site = config.sampleSites.find((each) => name === undefined || each.name === name);
  if (!site) throw new Error('The launcher offers no such sample site');
  return site.url;
};

/** The ids of all reports, newest first. */
export const listReports = async (origin: string): Promise<number[]> => {
  const products: { id: number }[] = JSON.parse(await (await fetch(`${origin}/api/products`)).text());
  return products.map(({ id }) => id);
};

/** The status of the response for a report. */
export const reportStatus = async (origin: string, productId: number): Promise<number> =>
  (await fetch(`${origin}/api/products/${productId}`)).status;
