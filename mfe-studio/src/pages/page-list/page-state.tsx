import styled from 'styled-components';
import { whenOf } from '@shop/shared/format';
import { Muted } from '@shop/shared/ui';
import { StateMark } from '../../components';
import { approvalWords } from '../../words';
import type { ListedPage } from './use-page-list';

const Edits = styled(Muted)`
  font-size: 13px;
  line-height: 18px;
`;

const Asked = styled(Edits)`
  max-width: 320px;
  white-space: normal;
  overflow-wrap: anywhere;
`;

interface PageStateProps {
  page: ListedPage;
}

function Site({
  page: { state, liveVersion, hasUnpublished, isTested, publishAt, unpublishAt, liveFaults },
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
        {isTested && <Edits>Идёт A/B-тест</Edits>}
        {hasUnpublished && <Edits>Есть новые правки</Edits>}
      </>
    );
  }
  return <StateMark $tone="none">{state === 'off' ? 'Снята с\u00A0сайта' : 'Черновик'}</StateMark>;
}

/** Whether shoppers see the page, when that changes, and who asks for it. */
export function PageState({ page }: PageStateProps) {
  return (
    <>
      <Site page={page} />
      {page.approval && <Asked>{approvalWords(page.approval)}</Asked>}
    </>
  );
}
