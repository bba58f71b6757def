import { userInfo } from 'node:os';

/** Who works on this machine, for the history. A container may have no names. */
export function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? ''}`.trim();
  }
}
