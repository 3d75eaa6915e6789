/** The first `length` characters, followed by three dots if something was cut off (D-13). */
export const cutText = (text: string, length: number): string => {
  // Splits by code points, so that no surrogate pair is cut in half.
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length).join('')}...` : text;
};
