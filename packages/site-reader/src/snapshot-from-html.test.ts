import { describe, expect, it } from 'vitest';
import { siteSnapshot } from './site-snapshot.ts';
import { snapshotFromHtml } from './snapshot-from-html.ts';

const URLS = { requestedUrl: 'https://shop.example/start', finalUrl: 'https://www.shop.example/en/start' };

const read = (html: string) => siteSnapshot.parse(snapshotFromHtml(html, URLS));
const blocksOf = (html: string) => read(html).blocks.map(({ kind, section, text }) => `${kind} [${section}] ${text}`);
const textOf = (html: string) => read(html).text;

describe('reading the text of a page', () => {
  it('keeps its blocks in order, each below its heading', () => {
    const html = `
      <p>Hello</p><h1>Bread <em>for</em> all</h1><p>Fresh  every
      morning.</p><ul><li>Rye</li><li>Spelt</li></ul><h2>Praise</h2><blockquote><p>Very good.</p></blockquote>
      <table><tr><th>Loaf</th><td>4 kg</td></tr></table><form><label>Name <input></label><button>Order now</button></form>`;
    expect(blocksOf(html)).toEqual([
      'paragraph [] Hello',
      'heading [] Bread for all',
      'paragraph [Bread for all] Fresh every morning.',
      'list-item [Bread for all] Rye',
      'list-item [Bread for all] Spelt',
      'heading [Bread for all] Praise',
      'quote [Praise] Very good.',
      'table-cell [Praise] Loaf',
      'table-cell [Praise] 4 kg',
      'label [Praise] Name',
      'button [Praise] Order now',
    ]);
    expect(read(html).headings).toEqual([
      { level: 1, text: 'Bread for all' },
      { level: 2, text: 'Praise' },
    ]);
    expect(read(html).text).toBe(
      read(html)
        .blocks.map(({ text }) => text)
        .join('\n'),
    );
  });

  it('reads text in any element, and splits it at two line breaks', () => {
    expect(blocksOf('<div>One<div>Two</div>Three</div><span>Four</span> five<br>six<br><br>seven')).toEqual([
      'paragraph [] One',
      'paragraph [] Two',
      'paragraph [] Three',
      'paragraph [] Four five six',
      'paragraph [] seven',
    ]);
  });

  it('reads a heading that consists of blocks, and text after one that is never closed', () => {
    expect(read('<h1><div>Bread</div><div>for all</div></h1>').headings).toEqual([{ level: 1, text: 'Bread for all' }]);
    expect(textOf(`<h1>Bread<p>${'More and more text. '.repeat(100)}<p>The end.`)).toContain('The end.');
  });

  it('decodes entities, also the lenient ones', () => {
    expect(textOf('<p>Bread &amp; butter &ndash; 5&nbsp;&euro; &lt;b&gt; &#x1F600; &copy 2024 &unknown;')).toBe(
      'Bread & butter – 5 € <b> 😀 © 2024 &unknown;',
    );
  });

  it('adds spaces between words that only a style sheet separates', () => {
    expect(textOf('<p><strong>30+</strong><span>years</span></p>')).toBe('30+years');
    expect(textOf('<p><strong>141</strong><span>live entities</span></p>')).toBe('141 live entities');
    expect(textOf('<p><a href=/a>One</a><a href=/b>Two</a></p>')).toBe('One Two');
    expect(textOf('<p><span>H</span><span>e</span><span>y</span></p>')).toBe('Hey');
  });

  it('makes every text storable and drops what is invisible', () => {
    const text = textOf('<p>a\u0000b\u0007c\u200bd\u00ade\u202ef\u{e0041}\u{e0100}g &#0;&#xD800;&#x80; h</p>');
    expect(text).toBe('abcdefg \ufffd\ufffd€ h');
    expect(text.isWellFormed()).toBe(true);
    expect(textOf('<p>می\u200cخواهم 👩\u200d🌾</p>')).toBe('می\u200cخواهم 👩\u200d🌾');
  });

  it.each([
    '<div hidden>SECRET</div>',
    '<div hidden="until-found">SECRET</div>',
    '<div aria-hidden="true">SECRET</div>',
    '<div style="display:none">SECRET</div>',
    '<div style="color:red; DISPLAY : none">SECRET</div>',
    '<div style="visibility:hidden"><p>SECRET</p></div>',
    '<span class="sr-only">SECRET</span>',
    '<div class="results d-none">SECRET</div>',
    '<script>SECRET</script>',
    '<style>SECRET</style>',
    '<template><p>SECRET</p></template>',
    '<template><template shadowrootmode=open><p>SECRET</p></template></template>',
    '<noscript><p>SECRET</p></noscript>',
    '<!-- SECRET -->',
    '<iframe>SECRET</iframe>',
    '<svg><title>SECRET</title><text>SECRET</text></svg>',
    '<select><option>SECRET</option></select>',
    '<textarea>SECRET</textarea>',
    '<dialog>SECRET</dialog>',
    '<object>SECRET</object>',
    '<div hidden><div hidden></div>SECRET</div>',
    '<script>x<\u002fscript ><script>SECRET',
  ])('does not read hidden text: %s', (html) => {
    const snapshot = read(`<p>Hello</p>${html}<p>Bye</p>`.replace(/<p>Bye<\/p>$/, html.endsWith('SECRET') ? '' : '$&'));
    expect(JSON.stringify(snapshot)).not.toContain('SECRET');
    expect(snapshot.text).toMatch(html.endsWith('SECRET') ? /^Hello$/ : /^Hello\n?\s?Bye$/);
  });

  it.each(['d-none d-md-block', 'is-hidden is-flex-tablet', 'hidden'])(
    'reads text that is shown from a certain width, or on a click: %s',
    (names) => expect(textOf(`<p>Hello</p><p class="${names}">Bye</p>`)).toBe('Hello\nBye'),
  );

  it('reads a page that is hidden as a whole until its scripts run', () => {
    expect(textOf('<html style="visibility:hidden"><body hidden style="display:none"><p>Hello')).toBe('Hello');
  });

  it('leaves menus, sidebars and footers out of the text, but keeps their links', () => {
    const about = 'We bake bread every morning, from four in the night on, and have done so for thirty years. '.repeat(
      4,
    );
    const html = `
      <a class="skip" href="#main">Skip to content</a>
      <nav><ul><li><a href="/prices">Prices</a></ul></nav>
      <div class="top"><a href=/a>A</a> | <a href=/b>B</a> | <a href=/c>C</a></div>
      <div id="onetrust-banner-sdk"><p>Cookies! Yes?</p><button>Accept all</button></div>
      <p>We use cookies to make this site better.</p>
      <main><h1>Bread<a class=anchor href="#bread">#</a></h1><p>${about}</p>
        <ul><li><a href=/1>One</a><li><a href=/2>Two</a><li><a href=/3>Three</a><li><a href=/4>Four</a></ul>
        <button>Toggle navigation</button></main>
      <aside><p>Weather: rain</p></aside><div class="site-footer"><h4>Company</h4><p>Imprint</p></div>
      <footer><h3>About</h3><p>© Shop</p><a href="/terms">Terms</a></footer>`;
    const snapshot = read(html);
    expect(snapshot.text).toBe(`Bread\n${about.trim()}`);
    expect(snapshot.headings).toEqual([{ level: 1, text: 'Bread' }]);
    expect(snapshot.links.map(({ text }) => text)).toEqual([
      'Prices',
      'A',
      'B',
      'C',
      'One',
      'Two',
      'Three',
      'Four',
      'Terms',
    ]);
    expect(snapshot.callsToAction).toEqual([]);
  });

  it('keeps them if there is hardly any other text', () => {
    expect(textOf('<aside><p>All there is on this page stands in the margin of it.</p></aside>')).toContain(
      'All there is',
    );
  });

  it('keeps the signature below a testimonial', () => {
    const html = `<p>${'We bake bread. '.repeat(20)}</p><blockquote>Very good.<footer>Ada, baker</footer></blockquote>`;
    expect(blocksOf(html).slice(1)).toEqual(['quote [] Very good.', 'quote [] Ada, baker']);
  });

  it('cuts long texts into blocks and drops nothing', () => {
    const words = Array.from({ length: 3_000 }, (_, i) => `word${i}`).join(' ');
    const { blocks, text } = read(`<p>${words}`);
    expect(blocks.length).toBeGreaterThan(4);
    expect(text.replaceAll('\n', ' ')).toBe(words);
  });

  it('counts words in every script', () => {
    expect(read('<p>Bread, butter and 2 eggs; it’s well-made.').wordCount).toBe(7);
    expect(read('<p>今日は良い天気です').wordCount).toBe(5);
  });
});
