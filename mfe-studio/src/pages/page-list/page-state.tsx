import styled from 'styled-components';
import { whenOf } from '@shop/shared/format';
import { Muted } from '@shop/shared/ui';
import { StateMark } from '../../components';
import type { ListedPage } from './use-page-list';

const Edits = styled(Muted)`
  font-size: 13px;
  line-height: 18px;
`;

interface PageStateProps {
  page: ListedPage;
}

/** Whether shoppers see the page, and when that changes. */
export function PageState({
  page: { state, liveVersion, hasUnpublished, publishAt, unpublishAt, liveFaults },
}: PageStateProps) {
  if (liveFaults.length > 0) return <StateMark $tone="wrong">Сайт показывает прежнюю версию</StateMark>;
  const end = unpublishAt && <Edits>{`Снимется: ${whenOf(unpublishAt)}`}</Edits>;
  if (publishAt)
    return (
      <>
        <StateMark $tone="planned">{`Запланировано: ${whenOf(publishAt)}`}</StateMark>
        {end}
      </>
    );
  if (state === 'live') {
    return (
      <>
        <StateMark $tone="live">{`На\u00A0сайте: версия ${liveVersion ?? ''}`}</StateMark>
        {end}
        {hasUnpublished && <Edits>Есть новые правки</Edits>}
      </>
    );
  }
  return <StateMark $tone="none">{state === 'off' ? 'Снята с\u00A0сайта' : 'Черновик'}</StateMark>;
}
