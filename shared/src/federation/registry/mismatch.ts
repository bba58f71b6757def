const numbersOf = (version: string) => version.split('.').map(Number);

/** The rule of `^1.2.0`: the same major and no older minor; before 1.0, the same minor. */
function fits(provided: string, needed: string): boolean {
  const [major, minor = 0] = numbersOf(needed);
  const [providedMajor, providedMinor = 0] = numbersOf(provided);
  return providedMajor === major && (major === 0 ? providedMinor === minor : providedMinor >= minor);
}

export interface Mismatch {
  packageName: string;
  needed: string;
  /** Undefined when the host does not have the package. */
  provided: string | undefined;
}

/**
 * The first package that the host does not provide as a version needs it: of the same major, and of
 * no older minor than in its build. A patch adds nothing that a remote could miss.
 * @param requires versions by package
 * @param provides exact versions by package
 */
export function findMismatch(
  requires: Readonly<Record<string, string>>,
  provides: Readonly<Record<string, string>>,
): Mismatch | null {
  for (const [packageName, needed] of Object.entries(requires)) {
    const provided = provides[packageName];
    if (!provided || !fits(provided, needed)) return { packageName, needed, provided };
  }
  return null;
}

/** Says what a version needs and the host lacks. */
export const describeMismatch = ({ packageName, needed, provided }: Mismatch): string =>
  `it needs ${packageName} ${needed}, the host has ${provided ?? 'none'}`;
