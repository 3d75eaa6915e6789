import type { Output } from '../output.ts';
import { printable } from '../printable.ts';
import type { ChainFault } from './chain-fault.ts';

/** A fault as a line for the terminal. */
export const faultLine = ({ position, reason, detail }: ChainFault, out: Output): string => {
  const where = position === 0 ? reason : `${reason} at position ${position}`;
  return `${out.paint('red', `Verification failed: ${where}.`)} ${printable(detail)}.\n`;
};
