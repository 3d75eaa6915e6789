import { connect, Socket } from 'node:net';
import type { Network } from '../network.ts';

export interface RecordingNetwork extends Network {
  /** `address:port` of every connection attempt. */
  readonly dialled: string[];
  /** Every name that was looked up. */
  readonly resolved: string[];
}

/** The addresses of a name; a function is called at each lookup, as for a rebinding name server. */
export type Answers = Readonly<Record<string, readonly string[] | (() => readonly string[])>>;

const refusing = (): Socket => {
  const socket = new Socket();
  queueMicrotask(() => socket.destroy(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })));
  return socket;
};

/** A network without traffic: it records each connection attempt, and refuses it. */
export const recordingNetwork = (answers: Answers = {}, own: readonly string[] = []): RecordingNetwork => {
  const dialled: string[] = [];
  const resolved: string[] = [];
  return {
    dialled,
    resolved,
    resolve: (name) => {
      resolved.push(name);
      const answer = answers[name];
      if (!answer) return Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }));
      return Promise.resolve(typeof answer === 'function' ? answer() : answer);
    },
    dial: (address, port) => {
      dialled.push(`${address}:${port}`);
      return refusing();
    },
    ownAddresses: () => own,
  };
};

/**
 * A network on which every address is one local test server; other local servers keep their addresses. The sockets
 * report that they connected to the requested address, or to `peer`.
 */
export const loopbackNetwork = (answers: Answers, serverPort: number, peer?: string): RecordingNetwork => {
  const recording = recordingNetwork(answers);
  return {
    ...recording,
    dial: (address, port) => {
      recording.dialled.push(`${address}:${port}`);
      const isOurs = address === '127.0.0.1' && port !== 80;
      const socket = connect({ host: '127.0.0.1', port: isOurs ? port : serverPort });
      return Object.defineProperty(socket, 'remoteAddress', { value: peer ?? address });
    },
  };
};
