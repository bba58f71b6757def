import {
  buildSchema,
  execute,
  getNamedType,
  getNullableType,
  getOperationAST,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  OperationTypeNode,
  parse,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
} from 'graphql';

/** The plainest value of a type: as little as an answer may have. */
function plainest(type: GraphQLOutputType): unknown {
  if (!isNonNullType(type)) return null;
  const inner = getNullableType(type);
  if (isListType(inner)) return [];
  if (isEnumType(inner)) return inner.getValues()[0]?.value;
  if (isObjectType(inner) || isAbstractType(inner)) return {};
  const { name } = getNamedType(inner);
  if (name === 'Boolean') return false;
  return name === 'Int' || name === 'Float' ? 0 : '';
}

const resolve: GraphQLFieldResolver<unknown, unknown> = (_source, _args, _context, { returnType }) =>
  plainest(returnType);

export interface GraphqlRequest {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

/**
 * Answers queries as an API that has nothing, in the types of a schema. Nothing else is answered:
 * a mutation is an error.
 * @param schema in the schema language
 */
export function createDemoAnswers(schema: string): (request: GraphqlRequest) => object {
  const types = buildSchema(schema, { assumeValid: true });
  return ({ query, variables, operationName }) => {
    try {
      const document = parse(query);
      const kind = getOperationAST(document, operationName)?.operation;
      if (kind !== OperationTypeNode.QUERY) throw new Error('a trial changes nothing');
      return execute({
        ...{ schema: types, document, variableValues: variables, operationName, fieldResolver: resolve },
        typeResolver: (_value, _context, _info, abstract) => types.getPossibleTypes(abstract)[0]?.name,
      });
    } catch (error) {
      return { data: null, errors: [{ message: error instanceof Error ? error.message : String(error) }] };
    }
  };
}
