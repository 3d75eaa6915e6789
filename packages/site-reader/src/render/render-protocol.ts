import { z } from 'zod';
import { lighthouseResult } from '../lighthouse/lighthouse-result.ts';
import { firstScreen } from './first-screen.ts';

/* Messages to and from the processes of a render: lines of JSON, as with a reader process (`protocol.ts`). */

export const proxyRequest = z.object({
  /** Where the proxy listens: a socket in the file system is reachable from other network namespaces. */
  socketPath: z.string(),
  ports: z.array(z.int()),
  allow: z.array(z.string()),
  limits: z.object({ requests: z.int(), bytes: z.int() }),
});
export type ProxyRequest = z.infer<typeof proxyRequest>;

/** The status text of our proxy's own responses: browser messages about these are not about a server. */
export const NOT_REACHED = 'Not reached';

export const viewport = z.object({ width: z.int(), height: z.int(), isPhone: z.boolean() });
export type Viewport = z.infer<typeof viewport>;

/** The task of a browser; `check`: only start it. */
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
  /** A folder for this render, removed afterwards. */
  folder: z.string(),
  socketPath: z.string(),
  maxRequests: z.int(),
  /** The limit for a page until its network is idle. */
  settleMs: z.int(),
  /** The limit for the whole process, from its start to its answer. */
  totalMs: z.int(),
});
export type RendererRequest = z.infer<typeof rendererRequest>;

/** The maximum length of a document; the rest is cut off. */
export const MAX_HTML = 2_000_000;

/** A document after its scripts ran. */
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

/** A character of the HTML may take six bytes as JSON. */
export const MAX_RENDERER_BYTES = 6 * MAX_HTML + 1_000_000;
