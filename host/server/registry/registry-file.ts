import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import path from 'node:path';
import {
  emptyRegistry,
  parseRegistry,
  PREVIOUS_REGISTRY_FILE,
  REGISTRY_FILE,
  type Registry,
} from '@shop/shared/federation/registry';

/**
 * A published version must be live within 2 s. Polling four times in 2 s leaves time to load it.
 */
const POLL_MS = 500;

export interface RegistryFile {
  current: () => Registry;
  close: () => void;
}

export interface RegistryFileOptions {
  /** Folder of the store. */
  dir: string;
  onChange: () => void;
  onFailure: (file: string, error: unknown) => void;
}

/** Follows the registry of the store. A corrupt or missing file never replaces a good one. */
export function followRegistry({ dir, onChange, onFailure }: RegistryFileOptions): RegistryFile {
  const file = path.join(dir, REGISTRY_FILE);

  const read = (name: string): Registry | null => {
    try {
      return parseRegistry(readFileSync(path.join(dir, name), 'utf8'));
    } catch (error) {
      onFailure(name, error);
      return null;
    }
  };

  let registry = read(REGISTRY_FILE) ?? read(PREVIOUS_REGISTRY_FILE) ?? emptyRegistry();
  watchFile(file, { interval: POLL_MS, persistent: false }, () => {
    const next = read(REGISTRY_FILE);
    if (!next) return;
    registry = next;
    onChange();
  });
  return { current: () => registry, close: () => unwatchFile(file) };
}
