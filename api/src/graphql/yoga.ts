import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import { useDisableIntrospection } from '@graphql-yoga/plugin-disable-introspection';
import type { ExecutionResult } from 'graphql';
import { createYoga, isAsyncIterable, type Plugin } from 'graphql-yoga';
import type { ApiContext } from '../context';
import type { ErrorCode } from '../errors/app-error';
import { statusOf, toPublicFailure } from '../errors/public-error';
import { isTracing } from '@shop/node/tracing';
import { useOperationSpans } from './operation-spans';
import { apiSchema } from './schema';

export interface YogaOptions {
  isIntrospectionOn: boolean;
  /** Called for each error of an answer: most are sent with status 200. */
  onError: (code: ErrorCode) => void;
}

// The deepest operation of the shop has 9 levels, fragments included; introspection by tools has up
// to 15.
const MAX_DEPTH = 10;
/** The shop's operations have none. Each repeats the work of a field, such as a whole list. */
const MAX_ALIASES = 5;
const MAX_TOKENS = 2_000;

function withPublicErrors(
  result: ExecutionResult,
  { report, record, userId }: ApiContext,
  onError: YogaOptions['onError'],
): ExecutionResult {
  if (!result.errors?.length) return result;
  const failures = result.errors.map(toPublicFailure);
  for (const { code, reason, unexpected } of failures) {
    onError(code);
    if (unexpected !== null) report(unexpected);
    if (code === 'TOO_MANY_REQUESTS') record('limit-reached', { userId, reason });
  }
  const errors = failures.map(({ error }) => error);
  if ('data' in result) return { data: result.data, errors };
  // Nothing was executed, so the whole request is refused, and its status says so.
  const status = Math.max(...failures.map(({ code }) => statusOf(code)));
  return { errors, extensions: { http: { status } } };
}

/** Gives every error its code, and every refused request the matching HTTP status. */
function usePublicErrors(onError: YogaOptions['onError']): Plugin<object, ApiContext> {
  return {
    onResultProcess(payload) {
      const { result, serverContext } = payload;
      if (isAsyncIterable(result) || Array.isArray(result)) return;
      payload.setResult(withPublicErrors(result, serverContext, onError));
    },
  };
}

/**
 * GraphQL over the schema of all modules. Errors carry only their public codes.
 * It does not use graphql-jit, which ignores the defaults of input fields; the large lists are
 * cached outside it anyway.
 */
export function createApiYoga({ isIntrospectionOn, onError }: YogaOptions) {
  return createYoga<ApiContext>({
    schema: apiSchema,
    graphqlEndpoint: '/api',
    batching: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    logging: false,
    // usePublicErrors masks errors; unlike Yoga's masking it also
    // sees requests that were never executed.
    maskedErrors: false,
    plugins: [
      EnvelopArmorPlugin({
        maxDepth: { n: isIntrospectionOn ? 2 * MAX_DEPTH : MAX_DEPTH },
        maxAliases: { n: MAX_ALIASES },
        maxTokens: { n: MAX_TOKENS },
        maxDirectives: { n: 20 },
        costLimit: { enabled: false },
        blockFieldSuggestion: { enabled: !isIntrospectionOn },
      }),
      useDisableIntrospection({ isDisabled: () => !isIntrospectionOn }),
      usePublicErrors(onError),
      isTracing() ? useOperationSpans() : {},
    ],
  });
}

export type ApiYoga = ReturnType<typeof createApiYoga>;
