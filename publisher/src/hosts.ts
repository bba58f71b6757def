import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HostReport } from '@shop/node/figures';

/** A host tells every 2 s that it is there. */
const PRESENT_MS = 10_000;
const WRITE_EVERY_MS = 2000;
/** Two reports of each host: whoever has not reported by then is not there. */
const FIRST_REPORT_MS = 5000;

/** A host that follows the registry. */
export interface FollowingHost {
  id: string;
  version: string;
  /** The set of versions that its visitors get. */
  setId: string;
  /** Of the registry that it follows; absent in hosts older than this field. */
  revision?: number | undefined;
  /** The site's address for people; absent in hosts older than this field. */
  publicUrl?: string | undefined;
  /** ISO 8601, UTC. */
  seenAt: string;
}

/** Hosts, and the revision of the registry that was written last. */
export interface Following {
  revision: number;
  hosts: FollowingHost[];
}

const fileIn = (dataDir: string) => path.join(dataDir, 'delivery/hosts.json');

const isPresent = ({ seenAt }: FollowingHost) => Date.now() - Date.parse(seenAt) < PRESENT_MS;

/** The hosts that have reported to the publisher of a data folder a moment ago. */
export async function readHosts(dataDir: string): Promise<FollowingHost[]> {
  try {
    return (JSON.parse(await readFile(fileIn(dataDir), 'utf8')) as FollowingHost[]).filter(isPresent); // written below
  } catch {
    return []; // no host has reported yet
  }
}

/** Notes which hosts report, in memory and for commands that work on the data folder. */
export function createHostList(dataDir: string, firstReportMs = FIRST_REPORT_MS) {
  let onFirst: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    onFirst = resolve;
    setTimeout(resolve, firstReportMs).unref();
  });
  const hosts = new Map<string, FollowingHost>();
  let writtenAt = 0;
  const list = () => [...hosts.values()].filter(isPresent);
  const write = async () => {
    const file = fileIn(dataDir);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(`${file}.draft`, JSON.stringify(list()));
    await rename(`${file}.draft`, file);
  };
  let writing = Promise.resolve();
  return {
    list,
    /** Resolves when a host has reported, or none has within 5 s of the start. */
    first,
    note({ hostId, hostVersion, setId, revision, publicUrl }: HostReport, onFailure: (error: unknown) => void) {
      onFirst();
      const known = hosts.get(hostId);
      hosts.set(hostId, {
        id: hostId,
        version: hostVersion,
        setId,
        revision,
        publicUrl,
        seenAt: new Date().toISOString(),
      });
      if (known?.setId === setId && known.revision === revision && Date.now() - writtenAt < WRITE_EVERY_MS) return;
      writtenAt = Date.now();
      writing = writing.then(write).catch(onFailure);
    },
  };
}
