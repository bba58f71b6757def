const { TEST } = require('./paths.cjs');

const REPOSITORY = '-repository\\.ts$';
const RESOLVERS = '-resolvers\\.ts$';
const DATABASE = '^api/src/db/';
const DRIVERS = 'node_modules/(pg|pg-[^/]+|@electric-sql/[^/]+|@types/pg)(/|$)';

/** In the API, calls go one way: resolver -> use case -> repository -> database. */
const apiRules = [
  {
    name: 'api-resolver-calls-use-cases',
    comment: 'A resolver is one call of a use case; it knows neither SQL nor the database.',
    severity: 'error',
    from: { path: `^api/src/.+${RESOLVERS}` },
    to: { path: [REPOSITORY, DATABASE] },
  },
  {
    name: 'api-use-case-knows-no-resolver',
    comment: "The shop's rules do not know how they are asked for.",
    severity: 'error',
    from: { path: '^api/src/modules/', pathNot: [TEST, REPOSITORY, RESOLVERS] },
    to: { path: RESOLVERS },
  },
  {
    name: 'api-use-case-reads-by-repository',
    comment: 'A use case speaks to the database through a repository only.',
    severity: 'error',
    from: { path: '^api/src/modules/', pathNot: [TEST, REPOSITORY, RESOLVERS] },
    to: { path: DATABASE },
  },
  {
    name: 'api-repository-looks-down',
    comment: 'A repository serves use cases and calls none; their types it may name.',
    severity: 'error',
    from: { path: `^api/src/.+${REPOSITORY}`, pathNot: TEST },
    to: { path: '^api/src/(modules|graphql|http)/', pathNot: REPOSITORY, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'api-database-is-the-bottom',
    comment: 'db/ knows connections and migrations, nothing of the shop.',
    severity: 'error',
    from: { path: DATABASE, pathNot: TEST },
    to: { path: '^api/src/(modules|graphql|http|mail)/' },
  },
  {
    name: 'api-sql-stays-in-repositories',
    comment: 'The driver is imported by repositories and db/ only.',
    severity: 'error',
    from: { path: '^api/src/', pathNot: [TEST, REPOSITORY, DATABASE] },
    to: { path: [DRIVERS, '\\.sql$'] },
  },
];

module.exports = { apiRules };
