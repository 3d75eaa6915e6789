/** What each completed review earns (specification, section 9). */
export const REWARD_CREDITS = 1;
