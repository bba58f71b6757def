import styled from 'styled-components';
import type { Schemas } from '@shop/shared/page-documents';
import { Button, Row } from '@shop/shared/ui';
import { ChangeList } from './change-list';
import { changesOf } from './changes';
import { Body } from './history-parts';
import type { Version } from './use-history';

const Actions = styled(Row)`
  margin-top: 16px;
`;

const Question = styled.p`
  margin-top: 16px;
`;

interface VersionBodyProps {
  version: Version;
  /** The version before it. */
  older: Version | undefined;
  schemas: Schemas;
  isLive: boolean;
  canRestore: boolean;
  /** The draft differs from what the site shows. */
  hasEdits: boolean;
  isBusy: boolean;
  /** @param isForDraft whether the draft becomes this version, too */
  onRestore: (isForDraft: boolean) => void;
  onTake: () => void;
}

/** What a version has changed, and the ways back to it. */
export function VersionBody({ version, older, schemas, isLive, canRestore, hasEdits, ...rest }: VersionBodyProps) {
  const { isBusy, onRestore, onTake } = rest;
  return (
    <Body>
      {older && <ChangeList changes={changesOf(older.document, version.document, schemas)} />}
      {version.number === 1 && <p>Первая версия страницы</p>}
      {canRestore && hasEdits && !isLive && (
        <Question>В&nbsp;черновике есть правки, которых нет на&nbsp;сайте.</Question>
      )}
      {!isLive && (
        <Actions gap={2}>
          {canRestore && (
            <Button kind="outline" isLoading={isBusy} onClick={() => onRestore(false)}>
              {hasEdits ? 'Вернуть, правки оставить' : 'Вернуть эту версию'}
            </Button>
          )}
          {canRestore && hasEdits && (
            <Button kind="outline" isLoading={isBusy} onClick={() => onRestore(true)}>
              Вернуть без&nbsp;правок
            </Button>
          )}
          <Button kind="quiet" onClick={onTake}>
            Взять в&nbsp;черновик
          </Button>
        </Actions>
      )}
    </Body>
  );
}
