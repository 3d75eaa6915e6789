import { existsSync } from 'node:fs';

/** The user that owns nothing: `nobody` on every Linux. */
export const NOBODY = 65_534;

/** A process of root goes on as nobody: Chromium's sandbox needs that, and what went wrong behind it owns nothing. */
export const dropPrivileges = (): void => {
  if (process.getuid?.() !== 0 || !existsSync('/proc/self')) return;
  process.setgroups?.([]);
  process.setgid?.(NOBODY);
  process.setuid?.(NOBODY);
};
