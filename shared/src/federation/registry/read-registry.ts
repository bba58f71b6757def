import { array, boolean, lazy, number, object, string, type AnySchema } from 'yup';
import { LIST_NAMES, type WholeListName } from '../../public-lists/types';
import { HOST, REGISTRY_SCHEMA, type Change, type HostVersion, type Registry, type RemoteVersion } from './types';

const integrity = () =>
  string()
    .matches(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/)
    .required();

const recordOf = (schema: AnySchema) =>
  lazy((value: object | undefined) =>
    object(Object.fromEntries(Object.keys(value ?? {}).map((key) => [key, schema]))).required(),
  );

/** Versions for shared 2 name the products, too. The host refuses them, but reads the registry. */
const KNOWN_LISTS = LIST_NAMES as readonly WholeListName[];

const navigationEntry = { label: string().required(), order: number().required() };
const navigation = object({
  ...navigationEntry,
  parent: string(),
  also: array(object(navigationEntry).required()),
});

const names = () => array(string().required());
const lists = () => array(string<WholeListName>().oneOf(KNOWN_LISTS).required());
const widgets = () =>
  array(
    string()
      .matches(/^[^/]+\/[^/]+$/)
      .required(),
  );

const deployed = {
  url: string().required(),
  metadata: object({ version: string().required(), integrity: integrity() }).required(),
  deployment: object({ traffic: number().min(0).max(100).required(), default: boolean().required() }).required(),
};

const source = object({
  tree: string().required(),
  builtAt: string().required(),
  commit: string(),
  branch: string(),
  message: string(),
  author: string(),
  isDirty: boolean(),
}).default(undefined);

const digest = () => string().matches(/^sha384-[A-Za-z0-9+/]{64}$/);

const rollout = object({
  salt: string().required(),
  startedAt: string().required(),
  stages: object({
    shares: array(number().required()).required(),
    everyMs: number().required(),
    isHeld: boolean().required(),
    nextAt: string().required(),
  }).default(undefined),
}).default(undefined);

const hostSchema = object({
  ...deployed,
  extras: object({
    provides: recordOf(string().required()),
    integrity: recordOf(integrity()),
    files: digest(),
    source,
    publishedAt: string().required(),
  }).required(),
});

const versionSchema = object({
  ...deployed,
  extras: object({
    routes: array(
      object({
        id: string().required(),
        path: string().matches(/^\//).required(),
        access: string().oneOf(['public', 'user']).required(),
        query: names(),
        lists: lists(),
        widgets: widgets(),
        navigation: navigation.default(undefined),
        section: string().matches(/^\//),
        layout: string<'bare'>().oneOf(['bare']),
        isFramed: boolean(),
        title: string(),
        chunks: names(),
      }),
    ).required(),
    isSeparate: boolean(),
    server: object({ url: string().required(), integrity: integrity() }).required(),
    requires: recordOf(string().required()),
    chunks: recordOf(array(string().required()).required()),
    integrity: recordOf(integrity()),
    searchPages: array(
      object({ path: string().matches(/^\//).required(), title: string().required(), text: string().defined() }),
    ),
    documents: object({
      pages: recordOf(object({ parts: names().required(), title: string().required() }).required()),
      kinds: recordOf(object({ query: names(), lists: lists(), widgets: widgets() }).required()),
    }).default(undefined),
    owner: string(),
    source,
    publishedAt: string().required(),
    liveAt: string(),
    servedUntil: string(),
    rollout,
    files: digest(),
    withdrawn: object({ at: string().required(), why: string().defined() }).default(undefined),
  }).required(),
});

/**
 * Checks one version before it is written.
 * @throws ValidationError that names the first bad field
 */
export function requireVersion(version: RemoteVersion): RemoteVersion {
  return versionSchema.validateSync(version, { strict: true });
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

interface EntrySchema<T> {
  validateSync: (entry: unknown, options: { strict: true }) => T;
}

/** The valid entries of a micro-frontend; others are reported with their place. */
function readVersions<T>(
  entries: unknown,
  schema: EntrySchema<T>,
  onFault: (where: string, error: unknown) => void,
): T[] {
  if (!Array.isArray(entries)) {
    onFault('', new Error('no list of versions'));
    return [];
  }
  return entries.flatMap((entry: unknown, index) => {
    try {
      return [schema.validateSync(entry, { strict: true })];
    } catch (error) {
      onFault(`[${index}]`, error);
      return [];
    }
  });
}

const registrySchema = object({
  schema: string().oneOf([REGISTRY_SCHEMA]).required(),
  revision: number().integer().min(0),
  change: object({
    id: string().required(),
    at: string().required(),
    who: string().required(),
    action: string<Change['action']>().required(),
    remote: string().required(),
    from: string().required().nullable(),
    to: string().required().nullable(),
    traffic: number(),
    why: string(),
    commit: string(),
  })
    .optional()
    .default(undefined),
  microFrontends: object().required(),
});

/** The registry of an empty store. */
export function emptyRegistry(): Registry {
  return { schema: REGISTRY_SCHEMA, revision: 0, host: [], microFrontends: {} };
}

export interface ReadRegistry {
  registry: Registry;
  /** One line for each invalid entry: it names remote, entry and field. */
  faults: string[];
}

/**
 * Reads a registry document, each remote alone: one bad entry must not stop the other teams. A
 * remote with a bad entry keeps its last good state, or, if it has none, its valid entries.
 * @param lastGood the registry that was read before
 * @throws Error when the document is no registry at all, or one of an unknown schema
 */
export function readRegistry(text: string, lastGood: Registry = emptyRegistry()): ReadRegistry {
  const document: unknown = JSON.parse(text);
  const {
    schema,
    revision = 0,
    change,
    microFrontends: listed,
  } = registrySchema.validateSync(document, { strict: true });
  const faults: string[] = [];
  const read = <T>(name: string, entries: unknown, entrySchema: EntrySchema<T>, before: T[] | undefined): T[] => {
    const faultsBefore = faults.length;
    const onFault = (where: string, error: unknown) => faults.push(`${name}${where}: ${messageOf(error)}`);
    const versions = readVersions(entries, entrySchema, onFault);
    return faults.length === faultsBefore ? versions : (before ?? versions);
  };
  const { [HOST]: hostEntries = [], ...remotes } = listed as Record<string, unknown>; // a validated object
  const host = read<HostVersion>(HOST, hostEntries, hostSchema, lastGood.host);
  const microFrontends = Object.fromEntries(
    Object.entries(remotes).map(([name, entries]) => [
      name,
      read<RemoteVersion>(name, entries, versionSchema, lastGood.microFrontends[name]),
    ]),
  );
  return { registry: { schema, revision, ...(change && { change }), host, microFrontends }, faults };
}

/** The document of a registry, as it is stored and served. */
export function toDocument({ schema, revision, change, host, microFrontends }: Registry): object {
  return {
    schema,
    revision,
    ...(change && { change }),
    microFrontends: { ...(host.length > 0 && { [HOST]: host }), ...microFrontends },
  };
}
