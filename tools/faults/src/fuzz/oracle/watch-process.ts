import type { EventEmitter } from 'node:events';
import type { Finding } from './finding.ts';

const SIGNALS = ['unhandledRejection', 'uncaughtException'] as const;

/** The properties of the clean prototype. */
const OWN_NAMES = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Listens for uncaught errors, and checks the prototype of all objects. */
export const watchProcess = (signals: Pick<EventEmitter, 'on' | 'off'> = process) => {
  const found: Finding[] = [];
  const listeners = SIGNALS.map((signal) => {
    const listener = (reason: unknown): void => {
      found.push({ rule: 'process', what: `${signal}: ${reason instanceof Error ? reason.stack : String(reason)}` });
    };
    signals.on(signal, listener);
    return { signal, listener };
  });
  return {
    /** The findings since the last call. */
    judge: (): Finding[] => {
      const polluted = Object.getOwnPropertyNames(Object.prototype).filter((name) => !OWN_NAMES.has(name));
      for (const key of polluted) Reflect.deleteProperty(Object.prototype, key);
      const ofPrototype = polluted.map((key): Finding => ({ rule: 'process', what: `every object has "${key}" now` }));
      return [...found.splice(0), ...ofPrototype];
    },
    end: (): void => {
      for (const { signal, listener } of listeners) signals.off(signal, listener);
    },
  };
};

export type ProcessWatch = ReturnType<typeof watchProcess>;
