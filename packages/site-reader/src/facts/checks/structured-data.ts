import { check, fail, info, pass } from '../check.ts';

export const structuredDataCheck = check({
  id: 'structured-data',
  group: 'search',
  title: 'Structured data',
  why: 'Search engines show prices, ratings, questions and more from it.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data',
  measure: ({ markup: { jsonLd, microdataTypes } }) => {
    if (jsonLd.broken.length > 0)
      return fail(
        jsonLd.broken.length,
        jsonLd.broken.slice(0, 3).join('; '),
        'Fix the JSON: search engines ignore a block that they cannot parse.',
        jsonLd.broken.length === 1 ? 'broken block' : 'broken blocks',
      );
    const types = [...new Set([...jsonLd.types, ...microdataTypes])];
    const inJson = jsonLd.blocks === 0 ? [] : [`${jsonLd.blocks} JSON-LD ${jsonLd.blocks === 1 ? 'block' : 'blocks'}`];
    const evidence = [...inJson, ...(microdataTypes.length > 0 ? ['microdata'] : [])].join(', ');
    if (types.length > 0)
      return pass(
        types.slice(0, 12).join(', '),
        `${evidence}; valid JSON`.replace(/^microdata; valid JSON$/, 'microdata'),
      );
    if (jsonLd.unread > 0) return info('Not read', `${evidence}, too long to be read`);
    if (jsonLd.blocks > 0) return info('Without types', evidence);
    return info('None', 'Neither JSON-LD nor microdata of schema.org');
  },
});
