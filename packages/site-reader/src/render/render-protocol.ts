import { z } from 'zod';
import { lighthouseResult } from '../lighthouse/lighthouse-result.ts';
import { firstScreen } from './first-screen.ts';

/* Messages to and from the processes of a render: lines of JSON, as with a reader process (`protocol.ts`). */

export const proxyRequest = z.object({
  /** Where the proxy listens: a socket in the file system reaches across network namespaces. */
  socketPath: z.string(),
  ports: z.array(z.int()),
  allow: z.array(z.string()),
  limits: z.object({ requests: z.int(), bytes: z.int() }),
});
export type ProxyRequest = z.infer<typeof proxyRequest>;

/** Our proxy's own answers: a browser's report of them is not about a server. */
export const NOT_REACHED = 'Not reached';

export const viewport = z.object({ width: z.int(), height: z.int(), isPhone: z.boolean() });
export type Viewport = z.infer<typeof viewport>;

/** What to do with a browser; `check`: whether one starts at all. */
const renderTask = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('check') }),
  z.object({ kind: z.literal('page'), url: z.string() }),
  z.object({ kind: z.literal('screenshot'), url: z.string(), viewport, maxBytes: z.int() }),
  z.object({ kind: z.literal('lighthouse'), url: z.string() }),
]);
export type RenderTask = z.infer<typeof renderTask>;

export const rendererRequest = z.object({
  task: renderTask,
  program: z.string(),
  environment: z.record(z.string(), z.string()),
  hasSandbox: z.boolean(),
  /** Of this render alone, and removed after it. */
  folder: z.string(),
  socketPath: z.string(),
  maxRequests: z.int(),
  /** How long a page may take until it is quiet, */
  settleMs: z.int(),
  /** and the whole process, from its start to its answer. */
  totalMs: z.int(),
});
export type RendererRequest = z.infer<typeof rendererRequest>;

/** Of the HTML of a document, more than this is not looked at. */
export const MAX_HTML = 2_000_000;

/** A document after its scripts. */
export const renderedPage = z.object({
  html: z.string().max(MAX_HTML),
  finalUrl: z.string().max(2_048),
  status: z.int(),
});
export type RenderedPage = z.infer<typeof renderedPage>;

export const rendererAnswer = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    version: z.string().max(100),
    page: renderedPage.optional(),
    /** In base64. */
    webp: z.string().max(400_000).optional(),
    seen: firstScreen.optional(),
    lighthouse: lighthouseResult.optional(),
  }),
  z.object({ ok: z.literal(false), detail: z.string().max(2_000) }),
]);
export type RendererAnswer = z.infer<typeof rendererAnswer>;

/** Each character of the HTML may take six bytes as JSON. */
export const MAX_RENDERER_BYTES = 6 * MAX_HTML + 1_000_000;
