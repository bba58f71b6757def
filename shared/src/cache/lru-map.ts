/**
 * A map that keeps the most recently used entries. They weigh `capacity` at most, and without
 * `weightOf` each weighs 1.
 */
export class LruMap<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  #weight = 0;

  constructor(
    private readonly capacity: number,
    private readonly weightOf: (value: Value) => number = () => 1,
  ) {}

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, value);
    }
    return value;
  }

  /** A value that is heavier than the whole map is not kept. */
  set(key: Key, value: Value): void {
    this.delete(key);
    const weight = this.weightOf(value);
    if (weight > this.capacity) return;
    this.#entries.set(key, value);
    this.#weight += weight;
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.capacity) return;
      this.delete(oldest);
    }
  }

  delete(key: Key): void {
    const value = this.#entries.get(key);
    if (value !== undefined) this.#weight -= this.weightOf(value);
    this.#entries.delete(key);
  }

  /** All values, the one used longest ago first. */
  values(): Iterable<Value> {
    return this.#entries.values();
  }
}
