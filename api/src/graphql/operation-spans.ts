import { getOperationAST, type ExecutionArgs } from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import { activeContext, endSpan, isTraced, runIn, startSpan, type NewSpan } from '@shop/node/tracing';

/** What a call does, by the names of its operation. Text and variables are the visitor's. */
function operationSpan({ document, operationName }: ExecutionArgs): NewSpan {
  const operation = getOperationAST(document, operationName);
  const type = operation?.operation ?? 'query';
  const name = operation?.name?.value;
  return {
    name: name === undefined ? type : `${type} ${name}`,
    attributes: { 'graphql.operation.type': type, ...(name !== undefined && { 'graphql.operation.name': name }) },
  };
}

/** Traces the work of resolvers, of requests that are traced. */
export function useOperationSpans(): Plugin {
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const parent = activeContext();
      if (!isTraced(parent)) return;
      const span = startSpan(operationSpan(args), parent);
      setExecuteFn((given: ExecutionArgs) => runIn(span, (): unknown => executeFn(given)));
      return {
        onExecuteDone({ result }) {
          const hasErrors = !isAsyncIterable(result) && Boolean(result.errors?.length);
          endSpan(span, hasErrors ? { error: 'graphql' } : {});
        },
      };
    },
  };
}
