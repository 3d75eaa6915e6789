/**
 * What the built-in analyst says where its rules found nothing, in this release and in earlier ones: people may judge it,
 * but no one is asked.
 */
const NOTHING_FOUND =
  /^(?:Not known: |Our rules (?:(?:recognized|found|are sure of) no(?:thing)?|have no suggestion) |Our checks found no gap|We name no weakness|We could not read whom|The page does not state plainly whom|No opportunity that .+ was found$)/u;

/** Whether a statement only says that nothing was found. */
export const saysNothing = ({ text }: { readonly text: string }): boolean => NOTHING_FOUND.test(text);
