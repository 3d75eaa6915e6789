/** The key of a person or a report was permanently deleted: nothing more can be sealed for them. */
export class SubjectErased extends Error {
  readonly code = 'subject-erased';
  readonly subject: string;

  constructor(subject: string) {
    super(`The key of ${subject} was permanently deleted: no more data can be recorded for it`);
    this.subject = subject;
  }
}

/** A sealed value that its key does not open: the log or the key was changed. The message does not contain the value. */
export class BrokenSeal extends Error {
  readonly code = 'broken-seal';
}

/** A key is wrapped with a master key that this process does not have. */
export class UnknownMasterKey extends Error {
  readonly code = 'unknown-master-key';
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Errors cross packages by their code, not by `instanceof`: two copies of a module would not recognize each other. */
export const isSubjectErased = (error: unknown): error is SubjectErased => hasCode(error, 'subject-erased');
export const isBrokenSeal = (error: unknown): error is BrokenSeal => hasCode(error, 'broken-seal');
export const isUnknownMasterKey = (error: unknown): error is UnknownMasterKey => hasCode(error, 'unknown-master-key');
