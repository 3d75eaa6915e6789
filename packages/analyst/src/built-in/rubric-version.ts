/** The version of the rubric that the ratings are made by; it is published in the README of this folder. */
export const RUBRIC_VERSION = '15';
