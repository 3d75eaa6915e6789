/** The rules that hold for every request, by name. */
export const RULES = {
  answer: 'every request is answered in time',
  status: 'an answer has a status that is listed for its call',
  form: 'a refusal has the one form of JSON that there is, and other answers are what they say',
  leak: 'no answer shows the inside: a stack, a file, a statement',
  echo: 'what was sent does not come back in a refusal',
  asker: 'no user gets what belongs to another',
  secret: 'no stranger gets the query of an address that was analyzed',
  event: 'nothing is recorded of what was refused',
  log: 'no log line has what was sent, and none tells of a defect',
  process: 'nothing escapes: no rejection, no exception, no changed prototype',
} as const;
export type Rule = keyof typeof RULES;

/** A rule that was broken, and how. */
export type Finding = { readonly rule: Rule; readonly what: string };
