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
import type { PagesRelease } from '@shop/shared/page-documents';

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

/** What the host has told of the site, by the name of the field: a page to edit, and schemas. */
export type SiteValues = Readonly<Record<string, unknown>>;

/** Takes the page from what a host tells the API of the live release. */
export function siteValues({ schemas, documents: [page] }: PagesRelease): SiteValues {
  const [block] = page?.document.content ?? [];
  return {
    staffSchemas: schemas,
    ...(page && { document: page.document, blockId: block?.props.id }),
  };
}

interface Asked {
  name: string;
  type: GraphQLOutputType;
  /** The question itself, and no field of its answer. */
  isQuestion: boolean;
}

/** A value of a person who has one of everything, and all rights; what may be absent is absent. */
function oneOf({ name, type, isQuestion }: Asked, site: SiteValues): unknown {
  if (Object.hasOwn(site, name)) return site[name];
  if (Object.hasOwn(OF_MEMBER, name)) return OF_MEMBER[name];
  if (!isNonNullType(type) && !isQuestion) return null;
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

interface Context extends DemoVisitor {
  site: SiteValues;
}

const resolve: GraphQLFieldResolver<unknown, Context> = (_source, _args, { isMember, site }, info) => {
  const { fieldName: name, returnType: type, path } = info;
  return isMember ? oneOf({ name, type, isQuestion: !path.prev }, site) : plainest(type);
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
export function createDemoAnswers(schema: string) {
  const types = buildSchema(schema, { assumeValid: true });
  return ({ query, variables, operationName }: GraphqlRequest, visitor: DemoVisitor, site: SiteValues): object => {
    try {
      const document = parse(query);
      const kind = getOperationAST(document, operationName)?.operation;
      if (kind !== OperationTypeNode.QUERY) throw new Error('a trial changes nothing');
      return execute({
        ...{ schema: types, document, variableValues: variables, operationName },
        ...{ contextValue: { ...visitor, site }, fieldResolver: resolve },
        typeResolver: (_value, _context, _info, abstract) => types.getPossibleTypes(abstract)[0]?.name,
      });
    } catch (error) {
      return { data: null, errors: [{ message: error instanceof Error ? error.message : String(error) }] };
    }
  };
}
