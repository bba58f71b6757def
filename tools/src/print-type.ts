import ts from 'typescript';

/** Types that refer to themselves end here. */
const DEEPEST = 12;

/** Names that mean something without any import. */
const BUILT_IN = new Set(['Date', 'Promise', 'Map', 'Set', 'ReadonlyMap', 'ReadonlySet', 'URL', 'RegExp', 'Error']);

/** In a repository of a team, types of the shop lie among those of packages. */
const OWN_PACKAGES = '/node_modules/@shop/';

/** The name of a type that a package or the language declares, such as `Date` or `ReactNode`. */
function foreignName(type: ts.Type): string | null {
  const symbol = type.aliasSymbol ?? type.getSymbol();
  const file = symbol?.declarations?.[0]?.getSourceFile().fileName;
  const isForeign = file?.includes('/node_modules/') && !file.includes(OWN_PACKAGES);
  return symbol && isForeign ? symbol.name : null;
}

const key = (name: string) => (/^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name));

/**
 * Writes out the types of properties, so that they need no other file and can be compared years
 * later. A type of a package keeps nothing but its name.
 */
export function createTypePrinter(checker: ts.TypeChecker): (type: ts.Type) => string {
  const argumentsOf = (type: ts.Type) => checker.getTypeArguments(type as ts.TypeReference); // of an array

  const printFunction = (signature: ts.Signature, depth: number): string => {
    const parameters = signature.getParameters().map((parameter) => {
      const declaration = parameter.valueDeclaration;
      const isParameter = declaration && ts.isParameter(declaration);
      const rest = isParameter && declaration.dotDotDotToken ? '...' : '';
      const optional = isParameter && checker.isOptionalParameter(declaration) ? '?' : '';
      return `${rest}${parameter.name}${optional}: ${print(checker.getTypeOfSymbol(parameter), depth)}`;
    });
    return `(${parameters.join(', ')}) => ${print(signature.getReturnType(), depth)}`;
  };

  const printObject = (type: ts.Type, depth: number): string => {
    const [signature] = type.getCallSignatures();
    if (signature) return printFunction(signature, depth);
    const members = type.getProperties().map((property) => {
      const optional = property.flags & ts.SymbolFlags.Optional ? '?' : '';
      return `${key(property.name)}${optional}: ${print(checker.getTypeOfSymbol(property), depth)}`;
    });
    return members.length === 0 ? '{}' : `{ ${members.join('; ')} }`;
  };

  const printMember = (type: ts.Type, depth: number) => {
    const text = print(type, depth);
    return type.getCallSignatures().length > 0 ? `(${text})` : text;
  };

  const print = (type: ts.Type, depth = 0): string => {
    if (depth > DEEPEST) return 'unknown';
    if (checker.isTupleType(type))
      return `[${argumentsOf(type)
        .map((item) => print(item, depth + 1))
        .join(', ')}]`;
    if (checker.isArrayType(type))
      return `ReadonlyArray<${argumentsOf(type)
        .map((item) => print(item, depth + 1))
        .join(', ')}>`;
    const foreign = foreignName(type);
    if (foreign && BUILT_IN.has(foreign)) return checker.typeToString(type);
    if (foreign && type.getCallSignatures().length === 0) return `{ '': '${foreign}' }`;
    if (type.isUnion() && !(type.flags & ts.TypeFlags.Boolean))
      return type.types.map((member) => printMember(member, depth + 1)).join(' | ');
    if (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return printObject(type, depth + 1);
    return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  };

  return (type) => print(type);
}
