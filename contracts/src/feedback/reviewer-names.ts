/** What stands in place of the name of a reviewer whose account was deleted. */
export const FORMER_REVIEWER = 'A former reviewer';

/** What stands in place of the name of a reviewer who has not given one. */
export const UNNAMED_REVIEWER = 'Reviewer';
