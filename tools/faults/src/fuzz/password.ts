/** Of everybody in a run. */
export const PASSWORD = 'Difference-Engine-1';
