import { existsSync } from 'node:fs';

/** The user `nobody` on every Linux. */
export const UNPRIVILEGED_ID = 65_534;

/** Drops from root to an unprivileged user: Chromium's sandbox requires it, and an exploited browser then has no rights. */
export const dropPrivileges = (): void => {
  if (process.getuid?.() !== 0 || !existsSync('/proc/self')) return;
  process.setgroups?.([]);
  process.setgid?.(UNPRIVILEGED_ID);
  process.setuid?.(UNPRIVILEGED_ID);
};
