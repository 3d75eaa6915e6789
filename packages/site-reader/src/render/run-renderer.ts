import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runChild, type ChildOutcome } from '../run-child.ts';
import type { TargetRules } from '../target.ts';
import { UNPRIVILEGED_ID } from './drop-privileges.ts';
import type { Chromium } from './find-chromium.ts';
import { isolate, type Isolation } from './isolation.ts';
import { killNamespace, killTree, memoryOfTree } from './process-tree.ts';
import {
  MAX_RENDERER_BYTES,
  rendererAnswer,
  type ProxyRequest,
  type RendererAnswer,
  type RendererRequest,
  type RenderTask,
} from './render-protocol.ts';

/** The limits of one page. */
export interface RenderBudgets {
  readonly totalMs: number;
  readonly settleMs: number;
  readonly requests: number;
  readonly bytes: number;
  /** The memory of the renderer and everything that it starts. */
  readonly memoryBytes: number;
}

export const RENDER_BUDGETS: RenderBudgets = {
  // Two seconds less than 20: a busy machine needs them to end a browser and everything that it has started.
  totalMs: 18_000,
  settleMs: 8_000,
  requests: 300,
  bytes: 30_000_000,
  memoryBytes: 1_000_000_000,
};

export interface RendererOptions {
  readonly chromium: Chromium;
  readonly isolation: Isolation;
  readonly hasSandbox: boolean;
  readonly budgets: RenderBudgets;
  readonly onStart?: (pid: number) => void;
  /** Another proxy, for tests. */
  readonly proxyEntry?: URL;
}

const MEMORY_POLL_MS = 200;
const NODE_MEMORY_MB = 256;
/** Lighthouse keeps a trace of everything that the page did. */
const LIGHTHOUSE_MEMORY_MB = 512;

/** The programs: JavaScript in the build, TypeScript in the sources. */
const PROXY = new URL(import.meta.url.endsWith('.ts') ? './proxy-child.ts' : './proxy-child.js', import.meta.url);
const RENDERER = new URL(
  import.meta.url.endsWith('.ts') ? './renderer-child.ts' : './renderer-child.js',
  import.meta.url,
);
const LIGHTHOUSE = new URL(
  import.meta.url.endsWith('.ts') ? '../lighthouse/lighthouse-child.ts' : '../lighthouse/lighthouse-child.js',
  import.meta.url,
);

/**
 * Loads one page in a separate browser, with a separate proxy as its only connection to the network. Both, and everything
 * that the browser has started, are killed before the answer is returned. Never throws because of the page.
 */
export const runRenderer = async (
  task: RenderTask,
  rules: TargetRules,
  options: RendererOptions,
  signal: AbortSignal,
): Promise<RendererAnswer> => {
  const start = performance.now();
  const folder = await mkdtemp(path.join(tmpdir(), 'twofold-render-'));
  if (process.getuid?.() === 0) await chown(folder, UNPRIVILEGED_ID, UNPRIVILEGED_ID);
  const ending = new AbortController();
  const either = AbortSignal.any([signal, ending.signal]);
  const proxy = startProxy(`${folder}/proxy`, rules, options, either);
  try {
    // The deadline includes the time spent so far.
    const totalMs = Math.max(1, Math.round(options.budgets.totalMs - (performance.now() - start)));
    const left = { ...options, budgets: { ...options.budgets, totalMs } };
    return answerOf(await startRenderer(task, folder, proxy.isListening, left, either));
  } finally {
    ending.abort();
    await proxy.ended;
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
};

const startProxy = (
  socketPath: string,
  rules: TargetRules,
  { budgets, proxyEntry = PROXY }: RendererOptions,
  signal: AbortSignal,
) => {
  let listening: (question: string) => void;
  const isListening = new Promise<string>((resolve) => (listening = resolve));
  const request: ProxyRequest = {
    socketPath,
    ports: [...rules.ports],
    allow: [...rules.allow],
    limits: { requests: budgets.requests, bytes: budgets.bytes },
  };
  const ended = runChild(`${JSON.stringify(request)}\n`, {
    entry: proxyEntry,
    environment: {},
    deadlineMs: budgets.totalMs,
    memoryMb: NODE_MEMORY_MB,
    maxAnswerBytes: 1_000,
    signal,
    onQuestion: (question) => {
      listening(question);
      return new Promise(() => {}); // No answer: the process is killed.
    },
  });
  return { isListening, ended };
};

const startRenderer = async (
  task: RenderTask,
  folder: string,
  isProxyListening: Promise<string>,
  { chromium, isolation, hasSandbox, budgets, onStart }: RendererOptions,
  signal: AbortSignal,
): Promise<ChildOutcome> => {
  const request: RendererRequest = {
    task,
    ...chromium,
    hasSandbox,
    folder,
    socketPath: `${folder}/proxy`,
    maxRequests: budgets.requests,
    settleMs: budgets.settleMs,
    totalMs: budgets.totalMs,
  };
  const tooLarge = new AbortController();
  let watch: NodeJS.Timeout | undefined;
  const outcome = await runChild(`${JSON.stringify(request)}\n`, {
    entry: task.kind === 'lighthouse' ? LIGHTHOUSE : RENDERER,
    environment: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: folder, TMPDIR: folder },
    deadlineMs: budgets.totalMs,
    memoryMb: task.kind === 'lighthouse' ? LIGHTHOUSE_MEMORY_MB : NODE_MEMORY_MB,
    maxAnswerBytes: MAX_RENDERER_BYTES,
    signal: AbortSignal.any([signal, tooLarge.signal]),
    onQuestion: () => isProxyListening,
    wrap: (command) => isolate(command, isolation),
    onStart: (pid) => {
      onStart?.(pid);
      watch = setInterval(() => {
        void memoryOfTree(pid).then((bytes) => bytes > budgets.memoryBytes && tooLarge.abort());
      }, MEMORY_POLL_MS);
    },
    onKill: isolation === 'namespaces' ? killNamespace : killTree,
  });
  clearInterval(watch);
  return tooLarge.signal.aborted ? { problem: `killed for more than ${budgets.memoryBytes} bytes of memory` } : outcome;
};

const answerOf = (outcome: ChildOutcome): RendererAnswer => {
  if ('problem' in outcome) return { ok: false, detail: outcome.problem.slice(0, 2_000) };
  try {
    return rendererAnswer.parse(JSON.parse(outcome.line));
  } catch {
    return { ok: false, detail: 'an invalid answer' };
  }
};
