/** Software, themes and agencies that put their own copyright lines on the sites of their customers. */
const MAKER =
  /phpbb|mybb|vbulletin|invision|simple machines|\bsmf\b|woltlab|burning board|xenforo|jelsoft|vanilla|wordpress|joomla|drupal|typo3|prestashop|magento|opencart|oscommerce|zen ?cart|software|template|theme|powered by|designed by|design by/iu;
const [BEFORE, AFTER] = [28, 24];
/** “© 2014 Acme. Powered by …”: the rest of the line names another company. */
const ENDS = /[|•].*$|powered.*$|design.*$/iu;

/** Whether a copyright line is about the software of the page: “Powered by MyBB, © 2002-2013 MyBB Group”. */
export const isSoftwareCredit = (text: string, { 0: words, index }: RegExpExecArray): boolean => {
  const after = text.slice(index + words.length, index + words.length + AFTER).replace(ENDS, '');
  return MAKER.test(`${text.slice(Math.max(0, index - BEFORE), index)}${words}${after}`);
};
