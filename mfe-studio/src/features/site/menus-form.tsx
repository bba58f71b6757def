import styled from 'styled-components';
import { media, Muted, Stack } from '@shop/shared/ui';
import type { LinkTarget } from '../links';
import { editOf, inputOf, menusWords, type MenuEdit } from './menu-edit';
import { MenuList } from './menu-list';
import { PartBar } from './part-bar';
import { SiteBox } from './site-box';
import { usePart } from './use-part';
import type { Site, useSite } from './use-site';

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 32px 24px;
  align-items: start;

  & h3 {
    font-size: 15px;
    line-height: 20px;
    font-weight: var(--w-medium);
  }

  @media ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface MenusFormProps {
  site: Site;
  targets: readonly LinkTarget[];
  save: ReturnType<typeof useSite>['save'];
}

/** The menus of header and footer. */
export function MenusForm({ site, targets, save }: MenusFormProps) {
  const saved = editOf(site);
  const part = usePart<MenuEdit[]>({
    draft: 'studio:menus',
    saved,
    save: (edits) => save(site.revision, { menus: inputOf(edits, saved) }, 'Меню сохранены'),
  });
  const { value, fields, edit } = part;
  if (saved.length === 0) return null;
  return (
    <SiteBox titleId="menus-title">
      <Stack gap={4}>
        <div>
          <h2 id="menus-title">Меню и&nbsp;подвал</h2>
          <Muted>
            Пункты можно переставить. Свои можно добавить, изменить и&nbsp;удалить; страницы попадают в&nbsp;меню
            из&nbsp;своих «Настроек».
          </Muted>
        </div>
        <Lists>
          {value.map((menu, index) => (
            <MenuList
              key={menu.title}
              menu={menu}
              targets={targets}
              fields={fields}
              onChange={(entries) => edit(value.with(index, { ...menu, entries }))}
            />
          ))}
        </Lists>
        <PartBar part={part} wordsOf={menusWords} />
      </Stack>
    </SiteBox>
  );
}
