const many = (text: string, times: number): string => text.repeat(times);

/** Up to a million characters of the worst input for a parser that backtracks, recurses, or buffers everything. */
export const HOSTILE_PAGES: Readonly<Record<string, string>> = {
  'nested elements': many('<div>', 400_000),
  'nested elements, closed': `${many('<div>', 90_000)}x${many('</div>', 90_000)}`,
  'end tags that close nothing': many('<b>', 150_000) + many('</i>', 150_000),
  'scripts in a script': many('<script>', 60_000),
  'headings in a heading': many('<h1>', 100_000),
  'links in links': many('<a href=x><i>', 300) + many('x&amp;', 150_000),
  'buttons in buttons': many('<button>', 500) + many('x&amp;', 150_000),
  'lists, forms and tables without end tags': many('<li><form><input><table><tr><td>a', 25_000),
  entities: `<p>${many('&amp;', 300_000)}`,
  'raised entities': `<sup>${many('&#49;', 200_000)}`,
  attributes: `<a ${Array.from({ length: 100_000 }, (_, i) => `a${i}=1`).join(' ')}>x`,
  'a long attribute': `<a class="${many('a ', 400_000)}" style="${many('display : ', 50_000)}" title="${many('&lt;', 100_000)}">x`,
  'attributes that never end': many('<a title="', 100_000),
  'comments that never end': many('<!--', 250_000),
  'line breaks': many('x<br>', 100_000),
  links: many('<a href=#>x</a>', 35_000),
  'crossed-out texts': many('<s>x</s>', 60_000),
  'labels and inputs': many('<label for=x>a</label><input id=x>', 30_000),
  'white space': many(' \n\t', 330_000),
  digits: many('1', 1_000_000),
  numbers: `<p>${many('1,111', 200_000)}`,
  'numbers apart': `<p>${many('111 ', 250_000)}`,
  prices: `<p>${many('$1/mo ', 160_000)}`,
  'prices in blocks': many('<p>$1/mo', 60_000),
  'one sentence': `<p>${many('a.', 400_000)} $5`,
  'text without spaces': `<p>${many('漢字', 300_000)}`,
  'nested JSON': `<script type="application/ld+json">${many('[', 900_000)}</script>`,
  'a long list of JSON': `<script type="application/ld+json">[${many('{"@type":"A","name":"b"},', 40_000)}1]</script>`,
  'less-than signs': many('<', 500_000),
  'a word of cookie notices': `<p>${many('we ', 300_000)}`,
  'everything there is': Array.from(
    { length: 1_500 },
    (_, i) =>
      `<h2>漢字漢字漢字漢字漢字漢字漢字漢字${i}</h2><p>漢字漢字漢字 €${i} <a href="/${i}${many('y', 900)}">漢字${i}</a></p>` +
      `<button>漢字漢字${i}</button><form><input placeholder="漢字${i}"></form>` +
      `<script type="application/ld+json">{"@type":"漢字","name":"${i}","description":"${many('漢', 900)}"}</script>`,
  ).join(''),
};
