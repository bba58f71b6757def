import styled from 'styled-components';
import { pageSchema, type ShapeField } from '@shop/shared/page-documents';
import { Link } from '@shop/shared/runtime';
import { useMay } from '@shop/shared/staff';
import { ArrowLink } from '@shop/shared/ui';
import { SidePanel } from '../../components';
import { useEditor, type PageFacts } from '../../editing';
import { BlockFields } from '../../features/fields';
import { LinkingHere } from '../../features/site-links';
import { MoveForm } from './move-form';
import { SearchPreview } from './search-preview';

const { path: _address, ...fields } = pageSchema.fields;
const SETTINGS: ShapeField = { ...pageSchema, fields };
const title = { ...fields.title, label: 'Заголовок новости и\u00A0в\u00A0поиске' };
const NEWS_SETTINGS: ShapeField = { ...pageSchema, fields: { ...fields, title } };

const COMMON_SETTINGS: ShapeField = {
  ...pageSchema,
  fields: { title: { ...fields.title, label: 'Название для\u00A0коллег' } },
};

const Preview = styled.div`
  padding: 4px 16px 16px;
`;

interface SettingsPanelProps {
  page: PageFacts;
  onMoved: () => void;
  onClose?: () => void;
}

/** What the page says of itself: address, search and menus; a common block, its name. */
export function SettingsPanel({ page, onMoved, onClose }: SettingsPanelProps) {
  const props = useEditor((state) => state.document.root.props);
  const settle = useEditor((state) => state.settle);
  const canPublish = useMay('publish');
  if (page.isCommon)
    return (
      <SidePanel title="Настройки блока" onClose={onClose}>
        <BlockFields schema={COMMON_SETTINGS} path="root.props" value={props} />
        <LinkingHere pageId={page.id} isCommon />
      </SidePanel>
    );
  return (
    <SidePanel title="Настройки страницы" onClose={onClose}>
      {canPublish && page.path && (
        <MoveForm
          key={page.path}
          pageId={page.id}
          path={page.path}
          isLive={page.state === 'live'}
          save={settle}
          onMoved={onMoved}
        />
      )}
      <Preview>
        <ArrowLink as={Link} to={`/studio?copy=${page.id}`}>
          Создать копию страницы
        </ArrowLink>
      </Preview>
      <LinkingHere pageId={page.id} />
      <Preview>
        <SearchPreview path={props.path} title={props.title} description={props.description} />
      </Preview>
      <BlockFields schema={props.news ? NEWS_SETTINGS : SETTINGS} path="root.props" value={props} />
    </SidePanel>
  );
}
