import type { S3Client } from '@aws-sdk/client-s3';
import { address, readEnvironment, text, type Environment } from '../settings';

const CONNECT_TIMEOUT_MS = 3000;
const ATTEMPTS = 3;

export const S3_FIELDS = {
  S3_ENDPOINT: address('http:', 'https:').meta({
    fallback: "Amazon's",
    meaning: 'endpoint of such a bucket at another provider; credentials: `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`',
  }),
  S3_REGION: text('us-east-1').meta({ meaning: 'region of such a bucket' }),
};

/** Where objects lie in S3, or in a service that works alike. */
export interface S3Place {
  /** As in `s3://bucket/prefix`. */
  bucket: string;
  /** Empty, or without a slash at either end. */
  prefix: string;
  /** Of a service other than Amazon's. */
  endpoint: string | undefined;
  region: string;
}

/**
 * Reads `s3://bucket/prefix`, and who serves it from the environment.
 * @returns null when the name is not that of a bucket
 * @throws SettingsError for an invalid setting
 */
export function readS3Place(name: string, env: Environment): S3Place | null {
  const { S3_ENDPOINT: endpoint, S3_REGION: region } = readEnvironment(S3_FIELDS, env);
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*?))?\/*$/.exec(name) ?? [];
  return bucket === undefined ? null : { bucket, prefix, endpoint, region };
}

export interface FailedRequest {
  name?: string;
  code?: string;
  message?: string;
  $metadata?: { httpStatusCode?: number; attempts?: number };
}

/**
 * Describes a failure in one line. An error of the network may have no message, and one that stands
 * for several addresses has none.
 */
export function describeS3Error(error: unknown): string {
  const { name, code, message } = error as FailedRequest; // what the SDK adds to errors
  return (message || code || name || 'no answer').split('\n', 1)[0] ?? '';
}

/**
 * Connects to S3. Its packages, 20 MB, are loaded here: a shop that keeps all in folders does
 * without them.
 * @param requestTimeoutMs of one request
 */
export async function connectS3({ endpoint, region }: S3Place, requestTimeoutMs: number) {
  // It warns of later versions than the one that is installed, in each program's output.
  // eslint-disable-next-line no-restricted-syntax -- a setting of the SDK, which has no other way
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const sdk = await import('@aws-sdk/client-s3');
  const client: S3Client = new sdk.S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: requestTimeoutMs,
      throwOnRequestTimeout: true, // else it is a line in the log
    },
    // Not every service knows the checksums that Amazon's has.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { sdk, client };
}
