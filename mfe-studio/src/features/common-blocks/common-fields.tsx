import styled from 'styled-components';
import { Link } from '@shop/shared/runtime';
import { ArrowLink, Button, Note } from '@shop/shared/ui';
import type { Common } from '../../editing';
import { LinkingHere } from '../site-links';

const Part = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  padding: 4px 16px 16px;
  font-size: 14px;
  line-height: 20px;
  overflow-wrap: anywhere;
`;

interface CommonFieldsProps {
  /** undefined: it was deleted. */
  common: Common | undefined;
  onMakeOwn: () => void;
}

/** What can be done with a common block where it stands: its words are edited in one place. */
export function CommonFields({ common, onMakeOwn }: CommonFieldsProps) {
  if (!common)
    return (
      <Part>
        <Note kind="warning">Этого общего блока уже нет. Удалите его и&nbsp;со&nbsp;страницы.</Note>
      </Part>
    );
  const { id, title, state } = common;
  return (
    <>
      <Part>
        <strong>{title}</strong>
        {state !== 'live' && (
          <Note kind="warning">Его нет на&nbsp;сайте: опубликуйте сначала его, потом страницу.</Note>
        )}
        <ArrowLink as={Link} to={`/studio/${id}`}>
          Править общий блок
        </ArrowLink>
        <Button kind="outline" onClick={onMakeOwn}>
          Сделать своим
        </Button>
      </Part>
      <LinkingHere pageId={id} isCommon />
    </>
  );
}
