import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Checked } from '@shop/publisher/checks';
import type { Fault } from '@shop/node/refused-error';
import { fingerprintOf } from './fingerprint';
import { CACHE_DIR, ROOT_DIR, TOOLS_DIR, type RemoteName } from './packages';
import { runCommand } from './run-command';
import { isWrittenSince } from './written-since';

const TIMEOUT_MS = 60_000;

/** What the compiler has read, in `.cache/types`, when it found no fault. */
interface TypesProof {
  fingerprint: string;
  /** From the root; without packages of the registry, which follow from the lockfile. */
  files: string[];
  /** ISO 8601, UTC. */
  at: string;
}

/** Sources alone are compared with no live version. */
export type SourcesChecked = Omit<Checked, 'report'>;

const proofFile = (name: RemoteName) => path.join(CACHE_DIR, 'types', `${name}.json`);

const inputsOf = (name: RemoteName) => ['package-lock.json', 'tools/tsconfig', `${name}/tsconfig.json`, `${name}/src`];

const absolute = (file: string) => path.join(ROOT_DIR, file);

function provenAt(name: RemoteName): string | null {
  try {
    const proof = JSON.parse(readFileSync(proofFile(name), 'utf8')) as TypesProof; // written below
    return proof.fingerprint === fingerprintOf(inputsOf(name), proof.files.map(absolute)) ? proof.at : null;
  } catch {
    return null; // never checked here, or damaged
  }
}

/** Remembers what has no fault, unless somebody has written meanwhile. */
function noteProof(name: RemoteName, files: string[], beganAt: number): void {
  if (files.some((file) => isWrittenSince(absolute(file), beganAt))) return;
  const fingerprint = fingerprintOf(inputsOf(name), files.map(absolute));
  const proof: TypesProof = { fingerprint, files, at: new Date(beganAt).toISOString() };
  mkdirSync(path.dirname(proofFile(name)), { recursive: true });
  writeFileSync(proofFile(name), JSON.stringify(proof));
}

/**
 * TypeScript errors of a remote: its build leaves types out without a look at them. In a process of
 * its own, so that pages are rendered meanwhile. Sources that had none are not compiled again.
 */
export async function checkTypes(name: RemoteName): Promise<SourcesChecked> {
  const at = provenAt(name);
  if (at !== null) return { faults: [], provenAt: at, notes: [] };
  const script = path.join(TOOLS_DIR, 'src/find-type-faults.mjs');
  const beganAt = Date.now();
  const args = [script, path.join(ROOT_DIR, name)];
  const { isGood, output } = await runCommand(process.execPath, args, { timeoutMs: TIMEOUT_MS, isBuffered: true });
  if (!isGood) return { faults: [{ where: 'types', what: output.trim() }], provenAt: null, notes: [] };
  const { faults, files } = JSON.parse(output) as { faults: Fault[]; files: string[] }; // by that script
  if (faults.length === 0)
    noteProof(
      name,
      files.map((file) => path.relative(ROOT_DIR, file)),
      beganAt,
    );
  return { faults, provenAt: null, notes: [] };
}
