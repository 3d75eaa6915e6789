/** What the names of the databases begin with that others are copied from in one run of the tests. */
export const templatesOf = (runId: string): string => `template_${runId.replaceAll('-', '')}_`;
