// The package has no types; these cover what the shop calls.
declare module 'fs-native-extensions' {
  /** False when another open file has the lock. */
  export function tryLock(fd: number): boolean;
}
