/** The first `length` characters, and three full stops only where something was cut off (D-13). */
export const cutText = (text: string, length: number): string => {
  // A character of two units is not cut in half.
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length).join('')}...` : text;
};
