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
  isScalarType,
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

const AT = '2026-01-15T09:00:00.000Z';

/** What a signed-in person has beside the first value of each type, by the name of the field. */
const OF_MEMBER: Readonly<Record<string, unknown>> = {
  ...{ active: true, hasTotp: true, role: 'publisher' },
  ...{ email: 'anna@example.com', phone: '+79990000000', fullname: 'Анна Иванова' },
  productId: 101, // among the demonstration goods
};

const OF_SCALAR: Readonly<Record<string, unknown>> = {
  ...{ Boolean: false, Int: 1, Float: 1, ID: '1', String: 'Пример' },
  ...{ DateTime: AT, Date: AT.slice(0, 10), JSON: {} },
};

/** A value of a person who has one of everything, and all rights; what may be absent is absent. */
function oneOf(name: string, type: GraphQLOutputType, isAsked: boolean): unknown {
  if (Object.hasOwn(OF_MEMBER, name)) return OF_MEMBER[name];
  if (!isNonNullType(type) && !isAsked) return null;
  const inner = getNullableType(type);
  if (isListType(inner)) {
    const item = getNamedType(inner);
    if (isEnumType(item)) return item.getValues().map(({ value }): unknown => value);
    return isScalarType(item) ? [] : [{}];
  }
  if (isEnumType(inner)) return inner.getValues()[0]?.value;
  if (!isScalarType(inner)) return {};
  return inner.name === 'String' && name.endsWith('At') ? AT : OF_SCALAR[inner.name];
}

/** Who asks. */
export interface DemoVisitor {
  isMember: boolean;
}

const resolve: GraphQLFieldResolver<unknown, DemoVisitor> = (_source, _args, { isMember }, info) => {
  const { fieldName, returnType, path } = info;
  return isMember ? oneOf(fieldName, returnType, !path.prev) : plainest(returnType);
};

export interface GraphqlRequest {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

/**
 * Answers queries in the types of a schema: to guests as an API that has nothing, to members as one
 * that has one of everything, and all rights. Nothing else is answered: a mutation is an error.
 * @param schema in the schema language
 */
export function createDemoAnswers(schema: string): (request: GraphqlRequest, visitor: DemoVisitor) => object {
  const types = buildSchema(schema, { assumeValid: true });
  return ({ query, variables, operationName }, visitor) => {
    try {
      const document = parse(query);
      const kind = getOperationAST(document, operationName)?.operation;
      if (kind !== OperationTypeNode.QUERY) throw new Error('a trial changes nothing');
      return execute({
        ...{ schema: types, document, variableValues: variables, operationName },
        ...{ contextValue: visitor, fieldResolver: resolve },
        typeResolver: (_value, _context, _info, abstract) => types.getPossibleTypes(abstract)[0]?.name,
      });
    } catch (error) {
      return { data: null, errors: [{ message: error instanceof Error ? error.message : String(error) }] };
    }
  };
}
