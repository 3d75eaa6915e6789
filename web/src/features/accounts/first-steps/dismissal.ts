const keyOf = (userId: number): string => `first-steps-hidden-${userId}`;

/** Whether this person has hidden the first steps on this device. */
export const areStepsHidden = (userId: number): boolean => {
  try {
    return localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return false;
  }
};

export const hideSteps = (userId: number): void => {
  try {
    localStorage.setItem(keyOf(userId), 'yes');
  } catch {
    // Storage is switched off: they are back on the next visit.
  }
};
