import { fault, inField } from './check-value';
import type { LinkedPage } from './crumbs';
import { MENU_TITLES, pageSchema, type DocumentFault } from './page-document';

const PAGE = { path: 'root.props', names: [`«${pageSchema.label}»`] };
const NAVIGATION = inField(PAGE, 'navigation', pageSchema.fields.navigation.label);
const { label: LABEL, parent: PARENT } = pageSchema.fields.navigation.fields;

/** Whether the parents of a page lead back to it. */
function isOwnAncestor(page: LinkedPage, others: readonly LinkedPage[]): boolean {
  const seen = new Set<string>();
  let parent = page.navigation?.parent;
  while (parent !== undefined && !seen.has(parent)) {
    if (parent === page.navigation?.label) return true;
    seen.add(parent);
    const name = parent;
    parent = others.find(({ navigation }) => navigation?.label === name)?.navigation?.parent;
  }
  return false;
}

/**
 * What is wrong with the place of a page in the menus: a parent that does not exist, which would
 * silently keep the page out of all menus; a name that is taken; parents in a circle.
 * @param others the other pages of the site
 */
export function checkMenu(page: LinkedPage, others: readonly LinkedPage[]): DocumentFault[] {
  const { navigation } = page;
  if (!navigation) return [];
  const { label, parent } = navigation;
  const labels = others.flatMap((other) => other.navigation?.label ?? []);
  const place = inField(NAVIGATION, 'parent', PARENT.label);
  const namesake = others.find((other) => other.navigation?.label === label && other.navigation.parent === parent);
  const isKnown = parent === undefined || MENU_TITLES.includes(parent) || labels.includes(parent) || parent === label;
  const known = MENU_TITLES.map((title) => `«${title}»`).join(', ');
  return [
    ...(isKnown ? [] : [fault(place, 'menu', `раздела «${parent}» нет; есть ${known} и\u00A0названия страниц`)]),
    ...(isOwnAncestor(page, others) ? [fault(place, 'menu', 'страница оказалась внутри самой себя')] : []),
    ...(namesake
      ? [fault(inField(NAVIGATION, 'label', LABEL.label), 'menu', `«${label}» уже есть: страница ${namesake.path}`)]
      : []),
  ];
}
