/** Names the questions that a model is asked; it is recorded with each report. */
export const PROMPT_VERSION = '2';
