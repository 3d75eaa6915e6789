/** The client's code, which rejects promises without a handler; see the defects in this package's README. */
const CLIENT_CODE = /@eventstore[/\\]db-client/;

let tolerating = 0;

/**
 * Prevents rejections inside the client, which no caller can catch, from ending the process: a server that stops causes
 * some. Any other unhandled rejection ends the process as usual. The returned function reverts this.
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
