import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { expect } from 'vitest';
import { eventually } from '@twofold/testing/eventually';
import type { CanRender } from '../render/check-rendering.ts';
import { treeOf } from '../render/process-tree.ts';
import { runRenderer, type RenderBudgets, type RendererOptions } from '../render/run-renderer.ts';
import { serve } from './loopback-server.ts';

/** The response for a path of a site: a page, or a custom handler. */
export type Page = string | ((response: ServerResponse) => void);

/** An ended process stays listed as a zombie until its parent has collected it. */
const isRunning = (pid: number): boolean => {
  try {
    return !/^\d+ \(.*\) [ZX]/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

/** Has a browser load the page of a site, and waits until all its processes have ended. */
export const renderPages = async (
  how: CanRender,
  kind: 'page' | 'lighthouse',
  pages: Readonly<Record<string, Page>>,
  options: Partial<RendererOptions> & { readonly budgets: RenderBudgets },
) => {
  const asked: string[] = [];
  const site = await serve(({ url = '' }, response) => {
    asked.push(url);
    const page = pages[url];
    response.setHeader('content-type', 'text/html');
    if (typeof page === 'function') page(response);
    else response.writeHead(page === undefined ? 404 : 200).end(page);
  });
  if (!how.ok) throw new Error(how.detail);
  const pids = new Set<number>();
  let watch: NodeJS.Timeout | undefined;
  const start = performance.now();
  const answer = await runRenderer(
    { kind, url: `${site.url}/` },
    { ports: [80, 443], allow: [`127.0.0.1:${site.port}`] },
    {
      ...how,
      onStart: (pid) => (watch = setInterval(() => treeOf(pid).forEach((each) => pids.add(each)), 50)),
      ...options,
    },
    new AbortController().signal,
  );
  clearInterval(watch);
  await eventually(() => expect([...pids].filter(isRunning)).toEqual([]));
  const ms = performance.now() - start;
  return { answer, asked, ms, processes: pids.size, origin: site.url };
};
