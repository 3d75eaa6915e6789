/** The requesting browser canceled the analysis. */
export class AnalysisCancelled extends Error {
  override readonly name = 'AnalysisCancelled';
}

/** The result, unless the signal aborts first. @throws AnalysisCancelled, after calling `onCancel`, if it does */
export const unlessCancelled = async <Result>(
  result: Promise<Result>,
  cancelled: AbortSignal,
  onCancel: () => void,
): Promise<Result> => {
  let cancel: () => void = () => undefined;
  const cancelling = new Promise<never>((_, reject) => {
    cancel = () => {
      onCancel();
      reject(new AnalysisCancelled('The analysis was cancelled'));
    };
    if (cancelled.aborted) cancel();
    else cancelled.addEventListener('abort', cancel, { once: true });
  });
  try {
    return await Promise.race([cancelling, result]);
  } finally {
    cancelled.removeEventListener('abort', cancel);
  }
};
