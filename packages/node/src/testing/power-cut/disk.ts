import { closeSync, ftruncateSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { Note } from './notes';

// A disk that forgets, as strictly as a file system may: what was not synced has arrived or not,
// each page of 4 KB, each size and each name for itself, in whatever order. A page keeps one of the
// states that it had since its last sync, and a rename happens in one step or not at all.

const PAGE_BYTES = 4096;

/** One of the states that a part may have after the cut; `at` is the number of its note. */
interface State<T> {
  at: number;
  value: T;
}

/** What may be on the disk of one page, size or the like: the synced state, and those since. */
class Part<T> {
  private later: State<T>[] = [];

  constructor(private synced: T) {}

  get current(): T {
    return this.later.at(-1)?.value ?? this.synced;
  }

  change(at: number, value: T): void {
    this.later.push({ at, value });
  }

  /** A sync that began then has sent what there was. */
  sync(begunAt: number): void {
    const sent = this.later.filter(({ at }) => at < begunAt);
    const last = sent.at(-1);
    if (!last) return;
    this.synced = last.value;
    this.later = this.later.slice(sent.length);
  }

  get isSynced(): boolean {
    return this.later.length === 0;
  }

  left({ random, share }: Chance): T {
    if (this.isSynced || random() >= share) return this.synced;
    return this.later[Math.floor(random() * this.later.length)]?.value ?? this.synced;
  }
}

/** How much of what is not synced has reached the disk. */
export interface Chance {
  /** 0 to 1. */
  random: () => number;
  share: number;
}

class DiskFile {
  readonly pages = new Map<number, Part<Buffer>>();
  readonly size = new Part(0);
  private readonly changed = new Set<Part<unknown>>();

  private page(number: number): Part<Buffer> {
    const known = this.pages.get(number) ?? new Part<Buffer>(Buffer.alloc(PAGE_BYTES));
    this.pages.set(number, known);
    return known;
  }

  private resize(at: number, size: number): void {
    this.size.change(at, size);
    this.changed.add(this.size);
  }

  write(at: number, offset: number, data: Buffer): void {
    for (let done = 0; done < data.length;) {
      const [number, start] = [Math.floor((offset + done) / PAGE_BYTES), (offset + done) % PAGE_BYTES];
      const page = this.page(number);
      const next = Buffer.from(page.current);
      done += data.copy(next, start, done);
      page.change(at, next);
      this.changed.add(page);
    }
    if (offset + data.length > this.size.current) this.resize(at, offset + data.length);
  }

  truncate(at: number, size: number): void {
    for (const [number, page] of this.pages) {
      const kept = Math.max(0, size - number * PAGE_BYTES);
      if (kept >= PAGE_BYTES) continue;
      const next = Buffer.from(page.current);
      next.fill(0, kept);
      page.change(at, next);
      this.changed.add(page);
    }
    this.resize(at, size);
  }

  sync(begunAt: number): void {
    for (const part of this.changed) {
      part.sync(begunAt);
      if (part.isSynced) this.changed.delete(part);
    }
  }

  save(file: string, chance: Chance): void {
    const size = this.size.left(chance);
    const fd = openSync(file, 'w', 0o600);
    ftruncateSync(fd, size);
    for (const [number, page] of this.pages) {
      const start = number * PAGE_BYTES;
      if (start < size) writeSync(fd, page.left(chance), 0, Math.min(PAGE_BYTES, size - start), start);
    }
    closeSync(fd);
  }
}

/** A change of names: of one folder, or of the two of a rename, which has one fate. */
interface Naming {
  at: number;
  apply: (names: Map<string, Entry>, folder: DiskFolder) => void;
}

type Entry = DiskFile | DiskFolder;

class DiskFolder {
  names = new Map<string, Entry>();
  private synced = new Map<string, Entry>();
  private later: Naming[] = [];

  change(naming: Naming): void {
    naming.apply(this.names, this);
    this.later.push(naming);
  }

  sync(begunAt: number): void {
    for (const naming of this.later) if (naming.at < begunAt) naming.apply(this.synced, this);
    this.later = this.later.filter(({ at }) => at >= begunAt);
  }

  left(isKept: (naming: Naming) => boolean): Map<string, Entry> {
    const names = new Map(this.synced);
    for (const naming of this.later.filter(isKept)) naming.apply(names, this);
    return names;
  }
}

/** What is on the disk below a folder, and what may be, after the notes given so far. */
export class Disk {
  private readonly root = new DiskFolder();
  private readonly entries = new Map<bigint, Entry>();
  /** When the syncs in progress began, by their callers. */
  private readonly begun = new Map<number, number>();
  private at = 0;

  /** @param rootPath the folder that was watched: absolute, empty at first, and on the disk */
  constructor(private readonly rootPath: string) {}

  private place(file: string): { folder: DiskFolder; name: string } {
    const steps = path.relative(this.rootPath, file).split(path.sep);
    const name = steps.pop() ?? '';
    let folder = this.root;
    for (const step of steps) {
      const next = folder.names.get(step);
      if (!(next instanceof DiskFolder)) throw new Error(`the notes know no folder of ${file}`);
      folder = next;
    }
    return { folder, name };
  }

  private name(file: string, entry: Entry): void {
    const { folder, name } = this.place(file);
    folder.change({ at: this.at, apply: (names) => names.set(name, entry) });
  }

  private unname(file: string): void {
    const { folder, name } = this.place(file);
    folder.change({ at: this.at, apply: (names) => names.delete(name) });
  }

  private rename(from: string, to: string): void {
    const [source, target] = [this.place(from), this.place(to)];
    const entry = source.folder.names.get(source.name);
    if (!entry) throw new Error(`the notes know no ${from}`);
    const naming: Naming = {
      at: this.at,
      apply: (names, folder) => {
        if (folder === source.folder) names.delete(source.name);
        if (folder === target.folder) names.set(target.name, entry);
      },
    };
    for (const folder of new Set([source.folder, target.folder])) folder.change(naming);
  }

  private entryAt(file: string): Entry {
    if (file === this.rootPath) return this.root;
    const { folder, name } = this.place(file);
    const entry = folder.names.get(name);
    if (!entry) throw new Error(`the notes know no ${file}`);
    return entry;
  }

  private file({ inode }: Note): DiskFile {
    const entry = this.entries.get(inode);
    if (entry instanceof DiskFile) return entry;
    throw new Error(`the notes know no file ${inode}`);
  }

  take(note: Note): void {
    this.at += 1;
    const { type, inode, offset, first, second, data } = note;
    if (type === 'create' || type === 'mkdir') {
      const entry = type === 'create' ? new DiskFile() : new DiskFolder();
      this.entries.set(inode, entry); // its number may have been that of a removed one
      this.name(first, entry);
    } else if (type === 'known') this.entries.set(inode, this.entryAt(first));
    else if (type === 'write') this.file(note).write(this.at, offset, data);
    else if (type === 'truncate') this.file(note).truncate(this.at, offset);
    else if (type === 'syncBegin') this.begun.set(offset, this.at);
    else if (type === 'syncEnd') this.entries.get(inode)?.sync(this.begun.get(offset) ?? 0);
    else if (type === 'rename') this.rename(first, second);
    else if (type === 'link') this.name(second, this.entryAt(first));
    else if (type === 'unlink') this.unname(first);
  }

  /** Writes one of the states in which a power cut may have left the disk. */
  save(target: string, chance: Chance): void {
    const fates = new Map<Naming, boolean>();
    const isKept = (naming: Naming) => {
      const fate = fates.get(naming) ?? chance.random() < chance.share;
      fates.set(naming, fate);
      return fate;
    };
    const saveFolder = (folder: DiskFolder, place: string) => {
      mkdirSync(place, { recursive: true });
      for (const [name, entry] of folder.left(isKept)) {
        const below = path.join(place, name);
        if (entry instanceof DiskFolder) saveFolder(entry, below);
        else entry.save(below, chance);
      }
    };
    saveFolder(this.root, target);
  }
}
