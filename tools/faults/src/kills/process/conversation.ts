import type { ChildProcess } from 'node:child_process';
import type { FromService, ToService } from './messages.ts';

const WITHIN_MS = 60_000;

type Heard<Type extends FromService['type']> = Extract<FromService, { type: Type }>;

/** What is said to a process of the services, and what it says, until it ends. */
export type Conversation = {
  readonly tell: (message: ToService) => void;
  /** The next message of a type. @throws Error when the process ends before, or says nothing */
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
    // Who tells a process something at the moment of its death is not answered, and hears of the death instead.
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
