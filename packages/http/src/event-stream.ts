import type { Response } from 'express';

/** One message of server-sent events; `data` becomes JSON. */
export type Message = { readonly name: string; readonly data: unknown; readonly id?: string };

/** A browser that receives the stream. */
export type Listener = {
  /** Aborts when it disconnects or is disconnected. */
  readonly signal: AbortSignal;
  /** Returns false if too many messages are pending: then the listener was informed and disconnected. */
  readonly send: (message: Message) => boolean;
  /** Waits until everything is sent. Rejects if the listener disconnects. */
  readonly flushed: () => Promise<void>;
  /** Disconnects it after pending messages. */
  readonly end: () => void;
};

/** The maximum pending bytes per listener, beyond the kernel's buffers: more than a page of the log. */
const MAX_WAITING = 1024 * 1024;
const PING_MS = 15_000;
/** A listener that reads nothing for this long is disconnected. */
const STUCK_MS = 30_000;

/**
 * Answers a request with server-sent events. Pending messages of a slow listener are buffered up to a limit; then it
 * gets `dropped`, and is disconnected shortly after. Comments keep the connection alive.
 */
export const openEventStream = (
  response: Response,
  { maxWaiting = MAX_WAITING, pingMs = PING_MS }: { readonly maxWaiting?: number; readonly pingMs?: number } = {},
): Listener => {
  const gone = new AbortController();
  response.status(200).set({ 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
  response.flushHeaders();
  const ping = setInterval(() => response.write(':\n\n'), pingMs);
  let cut: NodeJS.Timeout | undefined;
  response.once('close', () => {
    clearInterval(ping);
    clearTimeout(cut);
    gone.abort();
  });

  const write = (message: Message): boolean => response.write(textOf(message));
  const end = (): void => {
    if (response.writableEnded) return;
    clearInterval(ping);
    response.end();
    // A client that does not read the end must not keep the connection open.
    cut = setTimeout(() => response.destroy(), STUCK_MS);
    cut.unref();
  };
  return {
    signal: gone.signal,
    send: (message) => {
      if (response.writableEnded || response.destroyed) return false;
      if (response.writableLength <= maxWaiting) {
        write(message);
        return true;
      }
      write({ name: 'dropped', data: { reason: 'Your connection fell behind; live updates stopped.' } });
      end();
      return false;
    },
    flushed: async () => {
      gone.signal.throwIfAborted();
      if (!response.writableNeedDrain) return;
      await new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => response.destroy(), STUCK_MS);
        const done = (): void => {
          clearTimeout(late);
          response.off('drain', done);
          gone.signal.removeEventListener('abort', done);
          if (gone.signal.aborted) reject(new Error('The client disconnected'));
          else resolve();
        };
        response.once('drain', done);
        gone.signal.addEventListener('abort', done);
      });
    },
    end,
  };
};

const textOf = ({ name, data, id }: Message): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
