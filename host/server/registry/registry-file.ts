import { existsSync, readFileSync, unwatchFile, watchFile } from 'node:fs';
import path from 'node:path';
import {
  emptyRegistry,
  PREVIOUS_REGISTRY_FILE,
  readRegistry,
  REGISTRY_FILE,
  type Registry,
} from '@shop/shared/federation/registry';

/**
 * A published version must be live within 2 s. Polling four times in 2 s leaves time to load it.
 */
const POLL_MS = 500;

export interface RegistryFile {
  current: () => Registry;
  /** Whether any registry has been read. Without one, the site has no pages. */
  isKnown: () => boolean;
  close: () => void;
}

export interface RegistryFileOptions {
  /** Folder of the store. */
  dir: string;
  onChange: () => void;
  /** The file cannot be read; the last good registry stays. */
  onFailure: (file: string, error: unknown) => void;
  /** An entry of one remote is invalid; the last good state of that remote stays. */
  onFault: (file: string, fault: string) => void;
}

/** Follows the registry of the store. A corrupt or missing file never replaces a good one. */
export function followRegistry({ dir, onChange, onFailure, onFault }: RegistryFileOptions): RegistryFile {
  const file = path.join(dir, REGISTRY_FILE);
  let registry: Registry | null = null;

  const read = (name: string): Registry | null => {
    try {
      const { registry: next, faults } = readRegistry(
        readFileSync(path.join(dir, name), 'utf8'),
        registry ?? undefined,
      );
      for (const fault of faults) onFault(name, fault);
      return next;
    } catch (error) {
      onFailure(name, error);
      return null;
    }
  };

  // The previous one is read first: it has the last good state of each remote.
  if (existsSync(path.join(dir, PREVIOUS_REGISTRY_FILE))) registry = read(PREVIOUS_REGISTRY_FILE);
  registry = read(REGISTRY_FILE) ?? registry;
  watchFile(file, { interval: POLL_MS, persistent: false }, () => {
    const next = read(REGISTRY_FILE);
    if (!next) return;
    registry = next;
    onChange();
  });
  return {
    current: () => registry ?? emptyRegistry(),
    isKnown: () => registry !== null,
    close: () => unwatchFile(file),
  };
}
