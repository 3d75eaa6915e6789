import { ServerResponse } from 'node:http';
import type { Failpoints } from './failpoints.ts';

type End = (this: ServerResponse, ...args: never[]) => ServerResponse;

const UUID = /[0-9a-f]{8}-[0-9a-f-]{27}/g;
const nameOfRequest = ({ req }: ServerResponse): string =>
  `answer:${req.method} ${(req.url ?? '').replace(/\?.*/, '').replaceAll(UUID, ':id').replaceAll(/\d+/g, ':n')}`;

/**
 * Puts failpoints around every answer of this process: `answer:<request>:before` it is sent, and `:after` the operating
 * system has it. Every act but `hang` cuts the connection.
 */
export const putFailpointsAroundAnswers = ({ pass }: Failpoints): void => {
  const prototype: { end: End } = ServerResponse.prototype;
  const { end } = prototype;
  prototype.end = function (...args) {
    const name = nameOfRequest(this);
    const act = pass(`${name}:before`);
    if (act === 'hang') return this;
    if (act) return this.destroy();
    this.once('finish', () => {
      if (pass(`${name}:after`)) this.destroy();
    });
    return end.apply(this, args);
  };
};
