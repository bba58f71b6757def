import type { PageDocument } from '../src/content/page-document';

/** A page on the way from the home page. */
interface Crumb {
  label: string;
  path: string;
}

const propsOf = ({ root }: PageDocument) => root.props;

function labelOf(document: PageDocument): string {
  const { navigation, title } = propsOf(document);
  return navigation?.label ?? title;
}

/** The page named as parent, else the one whose address this one's begins with. */
function parentOf(document: PageDocument, all: readonly PageDocument[]): PageDocument | undefined {
  const { path, navigation } = propsOf(document);
  const named = all.find((other) => propsOf(other).navigation?.label === navigation?.parent);
  const above = all
    .filter((other) => path.startsWith(`${propsOf(other).path}/`))
    .toSorted((one, other) => propsOf(other).path.length - propsOf(one).path.length);
  return navigation?.parent ? named : above[0];
}

/**
 * The way from the home page to a page, which is the last; the home page itself is left out.
 * @throws Error where pages name each other as parents
 */
export function crumbsOf(document: PageDocument, all: readonly PageDocument[], below: readonly string[] = []): Crumb[] {
  const { path } = propsOf(document);
  if (below.includes(path)) throw new Error(`the pages ${below.join(', ')} are each other's parents`);
  const parent = parentOf(document, all);
  const way = parent ? crumbsOf(parent, all, [...below, path]) : [];
  return [...way, { label: labelOf(document), path }];
}
