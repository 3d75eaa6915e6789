import { createHash } from 'node:crypto';

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
