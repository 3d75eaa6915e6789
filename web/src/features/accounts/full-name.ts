/** Splits a full name at the first space, for the two fields of a form (specification, section 3). */
export const splitName = (fullName: string): { readonly firstName: string; readonly lastName: string } => {
  const space = fullName.indexOf(' ');
  if (space === -1) return { firstName: fullName, lastName: '' };
  return { firstName: fullName.slice(0, space), lastName: fullName.slice(space + 1) };
};

/** Joins both fields to "first last", trimmed. */
export const joinName = (firstName: string, lastName: string): string => `${firstName} ${lastName}`.trim();
