import { array, boolean, lazy, number, object, string, type AnySchema } from 'yup';
import { LIST_NAMES, type WholeListName } from '../../public-lists/types';
import { REGISTRY_SCHEMA, type Registry, type RemoteVersion } from './types';

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

const versionSchema = object({
  url: string().required(),
  metadata: object({ version: string().required(), integrity: integrity() }).required(),
  deployment: object({ traffic: number().min(0).max(100).required(), default: boolean().required() }).required(),
  extras: object({
    routes: array(
      object({
        id: string().required(),
        path: string().matches(/^\//).required(),
        access: string().oneOf(['public', 'user']).required(),
        query: array(string().required()),
        lists: array(string<WholeListName>().oneOf(KNOWN_LISTS).required()),
        widgets: array(
          string()
            .matches(/^[^/]+\/[^/]+$/)
            .required(),
        ),
        navigation: navigation.default(undefined),
        section: string().matches(/^\//),
      }),
    ).required(),
    server: object({ url: string().required(), integrity: integrity() }).required(),
    requires: recordOf(string().required()),
    chunks: recordOf(array(string().required()).required()),
    integrity: recordOf(integrity()),
    searchPages: array(
      object({ path: string().matches(/^\//).required(), title: string().required(), text: string().defined() }),
    ),
    owner: string(),
    source: object({
      tree: string().required(),
      builtAt: string().required(),
      commit: string(),
      branch: string(),
      message: string(),
      author: string(),
      isDirty: boolean(),
    }).default(undefined),
    publishedAt: string().required(),
    liveAt: string(),
    withdrawn: object({ at: string().required(), why: string().defined() }).default(undefined),
  }).required(),
});

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The valid entries of a remote; others are reported with their place. */
function readVersions(entries: unknown, onFault: (where: string, error: unknown) => void): RemoteVersion[] {
  if (!Array.isArray(entries)) {
    onFault('', new Error('no list of versions'));
    return [];
  }
  return entries.flatMap((entry: unknown, index) => {
    try {
      return [versionSchema.validateSync(entry, { strict: true })];
    } catch (error) {
      onFault(`[${index}]`, error);
      return [];
    }
  });
}

const registrySchema = object({
  schema: string().oneOf([REGISTRY_SCHEMA]).required(),
  microFrontends: object().required(),
});

/** The registry of an empty store. */
export function emptyRegistry(): Registry {
  return { schema: REGISTRY_SCHEMA, microFrontends: {} };
}

export interface ReadRegistry {
  registry: Registry;
  /** One line for each remote that has an invalid entry: it names remote, entry and field. */
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
  const { schema, microFrontends: listed } = registrySchema.validateSync(document, { strict: true });
  const faults: string[] = [];
  const microFrontends: Registry['microFrontends'] = {};
  for (const [name, entries] of Object.entries(listed)) {
    const faultsBefore = faults.length;
    const versions = readVersions(entries, (where, error) => faults.push(`${name}${where}: ${messageOf(error)}`));
    microFrontends[name] = faults.length === faultsBefore ? versions : (lastGood.microFrontends[name] ?? versions);
  }
  return { registry: { schema, microFrontends }, faults };
}
