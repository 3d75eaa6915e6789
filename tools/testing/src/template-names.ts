/** The prefix of template databases in one test run. */
export const templatesOf = (runId: string): string => `template_${runId.replaceAll('-', '')}_`;
