import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button, CloseIcon } from '@shop/shared/ui';
import { NoteLine, SmallButton } from '../../components';
import { nameOf, type ListedPage } from './use-page-list';

const Line = styled(NoteLine)`
  margin-bottom: 16px;
  border: 1px solid var(--c-line);

  & > p:focus {
    outline: none;
  }
`;

interface DeletedDraftProps {
  page: ListedPage;
  onPutBack: () => void;
  onClose: () => void;
}

/** Says which draft was deleted, and takes that back. The cursor comes here: its row is gone. */
export function DeletedDraft({ page, onPutBack, onClose }: DeletedDraftProps) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <Line>
      <p ref={words} tabIndex={-1}>
        {`Черновик «${nameOf(page)}» удалён`}
      </p>
      <Button kind="quiet" onClick={onPutBack}>
        Вернуть
      </Button>
      <SmallButton label="Закрыть" onClick={onClose}>
        <CloseIcon size={18} />
      </SmallButton>
    </Line>
  );
}
