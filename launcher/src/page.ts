import { createHash } from 'node:crypto';
import { packFile, type StaticFile } from './static-files.ts';

/** A page that is ready to send, and its content security policy. */
export type Page = { readonly file: StaticFile; readonly policy: string };

/** Packs a rendered page. Only the scripts of the built page may run. */
export const packPage = (html: string, built: string): Page => ({
  file: packFile('.html', html),
  policy: contentSecurityPolicyOf(built),
});

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/**
 * The content security policy of a page (D-112): its own origin only, and exactly the inline scripts that it contains.
 */
export const contentSecurityPolicyOf = (html: string): string => {
  const inPage = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => `'sha256-${sha256(script)}'`);
  return [
    "default-src 'self'",
    ...(inPage.length > 0 ? [`script-src 'self' ${inPage.join(' ')}`] : []),
    // Emotion writes its styles into the page.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');
