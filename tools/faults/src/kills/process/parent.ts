import type { FromService, OutsideCall, ToService } from './messages.ts';

/** Sends a message to the process that started this one. */
export const tell = (message: FromService): void => void process.send?.(message);

export const hear = (listener: (message: ToService) => void): void => void process.on('message', listener);

/** Calls the outside world, which is in the process that started this one, and so outlives this one. */
export const createOutsideCalls = (): ((call: OutsideCall, about: string) => Promise<void>) => {
  const waiting = new Map<number, () => void>();
  let last = 0;
  hear((message) => {
    if (message.type !== 'done outside') return;
    waiting.get(message.number)?.();
    waiting.delete(message.number);
  });
  return (call, about) =>
    new Promise((resolve) => {
      const number = ++last;
      waiting.set(number, resolve);
      tell({ type: 'outside', number, call, about });
    });
};
