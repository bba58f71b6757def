import { findOptional } from './find-optional';
import type { WantedProgram } from './find-program';

// Patroni needs its libraries, so it is installed: its service does not start without a
// configuration, and those of HAProxy and PgBouncer lead nowhere.
const PROGRAMS: readonly WantedProgram[] = [
  { title: 'Patroni', variable: 'PATRONI_PATH', names: ['patroni'], debianPackage: 'patroni' },
  {
    title: 'etcd',
    variable: 'ETCD_PATH',
    names: ['etcd'],
    debianPackage: 'etcd-server',
    isService: true,
  },
  {
    title: 'HAProxy',
    variable: 'HAPROXY_PATH',
    names: ['haproxy'],
    usualPlaces: ['/usr/sbin/haproxy'],
    debianPackage: 'haproxy',
  },
  {
    title: 'PgBouncer',
    variable: 'PGBOUNCER_PATH',
    names: ['pgbouncer'],
    usualPlaces: ['/usr/sbin/pgbouncer'],
    debianPackage: 'pgbouncer',
  },
];

/** Finds what a database that fails over needs besides PostgreSQL, by the settings that name it. */
export const findFailover = (): Record<string, string | undefined> =>
  Object.fromEntries(
    PROGRAMS.map((program) => [
      program.variable,
      findOptional(program, 'The journey with a database that fails over is skipped.'),
    ]),
  );
