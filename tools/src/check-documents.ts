import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mergeTypeDefs } from '@graphql-tools/merge';
import {
  buildASTSchema,
  concatAST,
  GraphQLError,
  NoUnusedFragmentsRule,
  parse,
  Source,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { filesBelow } from './fingerprint';
import { ROOT_DIR, SCHEMA } from './packages';
import { RefusedError } from '@shop/node/refused-error';

/** A fragment may be used in code. */
const RULES = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

/** The mistake in one line, with file, line and column. */
function describe({ message, source, nodes, locations }: GraphQLError): string {
  const file = source?.name ?? nodes?.[0]?.loc?.source.name ?? SCHEMA.dir;
  const [place] = locations ?? [];
  return `${file}${place ? `:${place.line}:${place.column}` : ''}: ${message}`;
}

function parseFile(file: string): DocumentNode {
  return parse(new Source(readFileSync(file, 'utf8'), path.relative(ROOT_DIR, file)));
}

const documentsIn = (folder: string) =>
  filesBelow(path.join(ROOT_DIR, folder))
    .filter((file) => file.endsWith('.graphql'))
    .map(parseFile);

function readSchema(): GraphQLSchema {
  return buildASTSchema(mergeTypeDefs(documentsIn(SCHEMA.dir)));
}

/**
 * Checks the API's schema and the operations of packages before types are generated from them: the
 * generator does not say where a mistake is.
 * @throws RefusedError that names file and line of each mistake
 */
export function checkDocuments(packages: readonly string[]): void {
  try {
    const schema = readSchema();
    const mistakes = packages.flatMap((name) => validate(schema, concatAST(documentsIn(`${name}/src`)), RULES));
    if (mistakes.length > 0) throw new RefusedError(mistakes.map(describe).join('\n'));
  } catch (error) {
    throw error instanceof GraphQLError ? new RefusedError(describe(error)) : error;
  }
}
