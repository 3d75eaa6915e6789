/** An answer that arrives when the test releases it. */
export const heldBack = () => {
  let release = (_answer: Response): void => {};
  const answer = new Promise<Response>((resolve) => (release = resolve));
  return { answer, release };
};
