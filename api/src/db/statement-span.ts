import { activeContext, inSpan, isTraced, SpanKind } from '@shop/node/tracing';

/** `select` of a statement that begins with a `with` would need a parser. */
const operationOf = (text: string) => /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';

/** Runs a statement in a span, if what asks for it is traced. Values never are part of the text. */
export function inStatementSpan<T>(text: string, run: () => Promise<T>): Promise<T> {
  const parent = activeContext();
  if (!isTraced(parent)) return run();
  const operation = operationOf(text);
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.text': text,
  };
  return inSpan(parent, { name: operation, kind: SpanKind.CLIENT, attributes }, run);
}
