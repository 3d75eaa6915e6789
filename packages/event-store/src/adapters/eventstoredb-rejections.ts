/** Where the client's own code rejects promises that are not handled; see the defects in this package's README. */
const CLIENT_CODE = /@eventstore[/\\]db-client/;

let tolerating = 0;

/**
 * Keeps rejections of promises inside the client, which no caller can catch, from ending the process: a server that stops
 * leaves some behind. Any other unhandled rejection ends the process as always. The answer takes it back.
 */
export const tolerateClientRejections = (): (() => void) => {
  if (tolerating++ === 0) process.on('unhandledRejection', tolerate);
  let isTaken = true;
  return () => {
    if (!isTaken) return;
    isTaken = false;
    if (--tolerating === 0) process.off('unhandledRejection', tolerate);
  };
};

const tolerate = (reason: unknown): void => {
  if (isOfClient(reason) || process.listenerCount('unhandledRejection') > 1) return;
  throw reason;
};

const isOfClient = (reason: unknown): boolean => {
  if (!(reason instanceof Error)) return false;
  const isKnown = reason instanceof TypeError || 'code' in reason || 'type' in reason;
  return isKnown && CLIENT_CODE.test(reason.stack ?? '');
};
