/** The version of the rating rubric, which the README of this folder describes. */
export const RUBRIC_VERSION = '15';
