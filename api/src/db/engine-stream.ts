import { Duplex } from 'node:stream';
import { serialize } from 'pg-protocol';

/** PostgreSQL without a network: it takes messages of its protocol and gives its answer to them. */
export interface DatabaseEngine {
  exec(messages: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}

const ROLLBACK = serialize.query('rollback');
/** The first byte of the message with which a client leaves. */
const TERMINATE = serialize.end()[0];

/**
 * What `pg` takes for the socket of a server. An engine has one session for ever, which the clients
 * use in turn: for a client that leaves amid a transaction, it is rolled back.
 */
export class EngineStream extends Duplex {
  constructor(private readonly engine: DatabaseEngine) {
    super();
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  /** As a socket has them; there is no network to tune, and nothing to keep the process for. */
  setNoDelay(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // An answer is pushed when it has come.
  }

  override _write(messages: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    const isLeaving = messages[0] === TERMINATE;
    this.engine.exec(isLeaving ? ROLLBACK : messages).then((answer) => {
      if (!isLeaving) this.push(answer);
      done();
    }, done);
  }

  override _writev(writes: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this._write(Buffer.concat(writes.map(({ chunk }) => chunk)), 'binary', done);
  }

  override _final(done: (error?: Error) => void): void {
    this.push(null);
    done();
  }
}
