import type { RequestListener } from 'node:http';
import type { Address } from '@twofold/http/known-hosts';
import { problemBody } from '@twofold/http/problem-body';
import { listen, type Listening } from '@twofold/http/serve';

/** A port that is bound before there is anything to serve, so that the address is known early. */
export type ReservedPort = Listening & {
  /** Lets this listener answer from now on. */
  readonly open: (listener: RequestListener) => void;
};

const RETRY_AFTER_SECONDS = '2';

/** @throws Error with a sentence for the operator when the address is not available */
export const reservePort = async (address: Address): Promise<ReservedPort> => {
  let answer: RequestListener = notYet;
  const listening = await listen((request, response) => answer(request, response), address);
  return {
    ...listening,
    open: (listener) => {
      answer = listener;
    },
  };
};

const notYet: RequestListener = (_request, response) => {
  const headers = { 'Content-Type': 'application/json', 'Retry-After': RETRY_AFTER_SECONDS };
  response.writeHead(503, headers).end(JSON.stringify(problemBody(503, 'Twofold is starting. Please try again.')));
};
