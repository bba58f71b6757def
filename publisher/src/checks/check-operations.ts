import {
  buildSchema,
  concatAST,
  GraphQLError,
  Kind,
  NoUnusedFragmentsRule,
  parse,
  Source,
  specifiedRules,
  validate,
  type ASTNode,
  type DocumentNode,
} from 'graphql';
import type { Fault } from '@shop/node/refused-error';
import type { Operations } from './version-interface';

/** A fragment may be used in code. */
const RULES = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

/** The operation or fragment that holds a node. */
function nameAt(document: DocumentNode, node: ASTNode | undefined): string {
  const holder = document.definitions.find(
    ({ loc }) => loc && node?.loc?.source === loc.source && loc.start <= node.loc.start && node.loc.end <= loc.end,
  );
  if (holder?.kind === Kind.FRAGMENT_DEFINITION) return `fragment ${holder.name.value}`;
  return holder?.kind === Kind.OPERATION_DEFINITION
    ? `operation ${holder.name?.value ?? 'without a name'}`
    : 'document';
}

function faultOf(document: DocumentNode, { message, nodes, source, locations }: GraphQLError): Fault {
  const [node] = nodes ?? [];
  const file = node?.loc?.source.name ?? source?.name ?? '';
  const line = locations?.[0]?.line ?? 1;
  return { where: `${nameAt(document, node)} (${file}:${line})`, what: message };
}

/**
 * Checks operations against a schema of the API.
 * @param schemaText in the schema language
 * @returns a fault with file and line for each invalid operation
 */
export function checkOperations(operations: Operations, schemaText: string): Fault[] {
  try {
    const document = concatAST(Object.entries(operations).map(([file, text]) => parse(new Source(text, file))));
    if (document.definitions.length === 0) return [];
    const mistakes = validate(buildSchema(schemaText), document, RULES, { maxErrors: 50 });
    return mistakes.map((mistake) => faultOf(document, mistake));
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const { message, source, locations } = error;
    return [{ where: `document (${source?.name ?? 'schema'}:${locations?.[0]?.line ?? 1})`, what: message }];
  }
}
