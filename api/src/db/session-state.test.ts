import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCE = path.resolve(__dirname, '..');

/** What a connection keeps after its transaction: with PgBouncer the next one is another's. */
const KEPT = [
  /\bpg_(try_)?advisory_lock(_shared)?\s*\(/i,
  /['"`]\s*(un)?listen\s+\w/i,
  /['"`;]\s*set\s+(?!local\b|transaction\b|constraints\b)(session\s+)?[a-z_]+\s*(=|to\b)/,
  /\bset_config\s*\([^)]*\bfalse\s*\)/i,
  /\bcreate\s+temp(orary)?\s+(?!table\s+\w+\s+on\s+commit\s+drop)/i,
  /\bwith\s+hold\b/i,
  /['"`]\s*prepare\s+\w+\s+as\b/i,
];

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(ts|sql)$/.test(file) && !/\.test\.ts$|^(testing|generated)\//.test(file),
);

it('leaves nothing behind on a connection, so that PgBouncer may hand it on after each transaction', () => {
  const kept = sources.flatMap((file) => {
    const text = readFileSync(path.join(SOURCE, file), 'utf8');
    return KEPT.filter((pattern) => pattern.test(text)).map((pattern) => `${file}: ${pattern.source}`);
  });

  expect(sources.length).toBeGreaterThan(200);
  expect(kept).toEqual([]);
});

it('cancels no statement by time: a commit that waits for the standby would count as done', () => {
  const cancelling = sources.filter((file) => /statement_timeout/.test(readFileSync(path.join(SOURCE, file), 'utf8')));

  expect(cancelling).toEqual([]);
});

it.each([
  "query('select pg_advisory_lock(1)')",
  "query('listen orders')",
  "query('set statement_timeout = 5')",
  "query('begin; set session role to x')",
  'query(`create temporary table t (id integer)`)',
])('would see %s', (statement) => {
  expect(KEPT.some((pattern) => pattern.test(statement))).toBe(true);
});
