import { array, boolean, lazy, number, object, string, ValidationError, type Schema } from 'yup';
import { isLossName, LOSSES, type LossName } from '@shop/node/page-trial';
import { RefusedError } from '@shop/node/refused-error';
import { MAX_STACK } from '../explain';

const MAX_WHY = 500;

const version = () => string().max(100).required();

const source = object({
  tree: string().max(100).required(),
  builtAt: string().max(40).required(),
  commit: string().max(64),
  branch: string().max(200),
  message: string().max(500),
  author: string().max(200),
  isDirty: boolean(),
}).default(undefined);

/** Differences of pages that a team means, by name. */
const accepted = array(string<LossName>().required().oneOf(Object.keys(LOSSES).filter(isLossName)));

/** The bodies that the routes below `/delivery` accept. */
export const bodies = {
  upload: object({
    release: object().required(),
    files: array(object({ path: string().required(), digest: string().required() }).required()).required(),
  }),
  check: object({ accepted }),
  publish: object({
    accepted,
    traffic: number(),
    isForced: boolean(),
    source,
    /** The commit of the live version, when the publisher's sources contain it. */
    contained: string().max(64),
  }),
  promote: object({
    version: version(),
    traffic: number(),
    stages: object({
      shares: array(number().required()).max(100).required(),
      everyMs: number().required(),
      isHeld: boolean().required(),
    }).default(undefined),
  }),
  explain: object({ what: string().max(MAX_STACK).required() }),
  rollback: object({ version: string().max(100), takesBack: string().max(100) }),
  withdraw: object({ version: version(), why: string().max(MAX_WHY).required() }),
  preview: object({
    versions: lazy((value: object | undefined) =>
      object(Object.fromEntries(Object.keys(value ?? {}).map((name) => [name, version()]))).required(),
    ),
    hours: number().required(),
  }),
};

/** @throws RefusedError that names the first bad field */
export function parseBody<T>(schema: Schema<T>, body: unknown): T {
  try {
    return schema.validateSync(body ?? {}, { strict: true });
  } catch (error) {
    if (error instanceof ValidationError) throw new RefusedError(error.message);
    throw error;
  }
}
