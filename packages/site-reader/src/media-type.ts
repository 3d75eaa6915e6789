/** The first bytes of files that some servers send as text/html. */
const MAGIC = ['%PDF-', '\x89PNG', 'GIF8', '\xff\xd8\xff', 'PK\x03\x04', '\x1f\x8b', 'RIFF', 'OggS', 'ID3', '\x00asm'];

const HTML_TYPES = new Set(['text/html', 'application/xhtml+xml']);

/** Only the beginning is examined. */
const SNIFFED_BYTES = 1_024;

const beginsLikeHtml = (head: string): boolean =>
  /^(<\?xml[^>]{0,200}>\s*)?(<!--|<(!doctype|html|head|body)[\s>])/i.test(head);

/** Whether the text is JSON, a feed or an SVG, despite its content type. */
const beginsLikeOther = (head: string): boolean =>
  (/^[{[]/.test(head) && !/<[a-z!]/i.test(head)) ||
  /^(<\?xml[^>]{0,200}>\s*)?(<!--.{0,400}?-->\s*)?<(rss|feed|svg|urlset|sitemapindex|rdf:rdf)[\s>]/is.test(head);

/** Whether a response is a page: by its header, or without one by its beginning, unless its bytes show another format. */
export const isHtml = (contentType: string, body: Buffer): boolean => {
  const latin1 = body.subarray(0, SNIFFED_BYTES).toString('latin1');
  const head = latin1.replace(/^\xef\xbb\xbf/, '').trimStart();
  const type = contentType.split(/[;,]/, 1)[0]?.trim().toLowerCase() ?? '';
  if (type === '' ? !beginsLikeHtml(head) : !HTML_TYPES.has(type)) return false;
  return !MAGIC.some((magic) => latin1.startsWith(magic)) && !beginsLikeOther(head);
};
