import { array, boolean, lazy, number, object, string, type AnySchema } from 'yup';
import { LIST_NAMES } from '../../public-lists/types';
import { REGISTRY_SCHEMA, type Registry, type RemoteVersion } from './types';

const integrity = () =>
  string()
    .matches(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/)
    .required();

const recordOf = (schema: AnySchema) =>
  lazy((value: object | undefined) =>
    object(Object.fromEntries(Object.keys(value ?? {}).map((key) => [key, schema]))).required(),
  );

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
        lists: array(string().oneOf(LIST_NAMES).required()),
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
    publishedAt: string().required(),
  }).required(),
});

const registrySchema = object({
  schema: string().required(),
  microFrontends: lazy((value: object | undefined) =>
    object(
      Object.fromEntries(Object.keys(value ?? {}).map((name) => [name, array(versionSchema).required()])),
    ).required(),
  ),
});

/**
 * Reads a registry document.
 * @throws Error that names the first invalid field
 */
export function parseRegistry(text: string): Registry {
  const document: unknown = JSON.parse(text);
  return registrySchema.validateSync(document, { strict: true });
}

/** The registry of an empty store. */
export function emptyRegistry(): Registry {
  return { schema: REGISTRY_SCHEMA, microFrontends: {} };
}

/** Versions to try, best first: the deployed one, then the older ones from newest to oldest. */
export function candidates(versions: readonly RemoteVersion[]): RemoteVersion[] {
  const deployed = versions.findIndex(({ deployment }) => deployment.default);
  if (deployed < 0) return [];
  return versions.slice(0, deployed + 1).toReversed();
}

/** The version that pages use; undefined when none is deployed. */
export function deployedVersion(versions: readonly RemoteVersion[]): RemoteVersion | undefined {
  return candidates(versions)[0];
}
