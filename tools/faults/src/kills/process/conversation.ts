import type { ChildProcess } from 'node:child_process';
import type { FromService, ToService } from './messages.ts';

const WITHIN_MS = 60_000;

type Heard<Type extends FromService['type']> = Extract<FromService, { type: Type }>;

/** The messages to a process of the services, and from it, until it ends. */
export type Conversation = {
  readonly tell: (message: ToService) => void;
  /** The next message of a type. @throws Error when the process ends before, or sends none in time */
  readonly heard: <Type extends FromService['type']>(type: Type) => Promise<Heard<Type>>;
  /** Whether it was killed. */
  readonly ended: Promise<boolean>;
};

export const converse = (child: ChildProcess): Conversation => {
  const ended = new Promise<boolean>((resolve) => {
    child.once('close', (_code, signal) => resolve(signal === 'SIGKILL'));
  });
  return {
    ended,
    // A message to a dying process gets no answer; its sender sees the end of the process.
    tell: (message) => void (child.connected && child.send(message, () => undefined)),
    heard: <Type extends FromService['type']>(type: Type) =>
      new Promise<Heard<Type>>((resolve, reject) => {
        const giveUp = (why: string): void => reject(new Error(`A process ${why} before it said "${type}"`));
        const timer = setTimeout(() => giveUp('fell silent'), WITHIN_MS);
        const listen = (message: FromService): void => {
          if (message.type !== type) return;
          clearTimeout(timer);
          child.off('message', listen);
          resolve(message as Heard<Type>);
        };
        child.on('message', listen);
        void ended.finally(() => {
          clearTimeout(timer);
          giveUp('has ended');
        });
      }),
  };
};
