import type { ReactNode } from 'react';
import styled from 'styled-components';
import { countOf } from '@shop/shared/format';
import type { DocumentFault } from '@shop/shared/page-documents';
import { Button, Note } from '@shop/shared/ui';
import { SidePanel } from '../../components';
import type { PageFacts } from '../../editing';
import { AskApproval, DeclineApproval } from './approval';
import { CheckList } from './check-list';
import { PlanNotes } from './plan-notes';
import { PublishForm } from './publish-form';
import { LinkingHere } from '../site-links';
import { TakeOff } from './take-off';
import { usePublishing } from './use-publishing';

const Part = styled.div`
  display: grid;
  gap: 12px;
  padding: 12px 16px;

  & + & {
    border-top: 1px solid var(--c-line);
  }
`;

const PLACES = ['место', 'места', 'мест'] as const;

export interface PublishPanelProps {
  page: Pick<
    PageFacts,
    'id' | 'isCommon' | 'state' | 'isTested' | 'publishAt' | 'unpublishAt' | 'unpublishTo' | 'approval'
  >;
  /** There are edits that will not go out with the planned version. */
  hasUnplanned: boolean;
  /** What the check of the document has found. */
  faults: readonly DocumentFault[];
  /** What is right, and maybe not what somebody wants. */
  warning: ReactNode;
  /** What is wrong with the saved version that hosts refuse to show. */
  liveFaults: readonly DocumentFault[];
  /** What publishing would change on the site. */
  changes: ReactNode;
  /** Editors prepare pages; publishers publish them. */
  canPublish: boolean;
  save: () => Promise<number>;
  /** After anything has changed on the site. */
  onDone: () => void;
  onFault: (path: string) => void;
  /** Shows the test of the page. */
  onTest: () => void;
  onClose: () => void;
}

/** The check list of a page, and publishing, planning and taking off. */
export function PublishPanel(props: PublishPanelProps) {
  const { page, faults, warning, liveFaults, changes, canPublish, save, onDone, onFault, onTest, onClose } = props;
  const publishing = usePublishing({ pageId: page.id, save, onDone });
  const ofSite = publishing.faults.filter(({ path }) => !faults.some((fault) => fault.path === path));
  const all = [...faults, ...ofSite];
  const { path: addressError, ...formFields } = publishing.fields;

  return (
    <SidePanel title="Публикация" onClose={onClose} takesCursor>
      <Part>
        {faults.length > 0 ? (
          <p>{`Исправьте ${countOf(faults.length, PLACES)}, и\u00A0страницу можно публиковать.`}</p>
        ) : (
          <p>{page.isTested ? 'Ошибок нет.' : 'Ошибок нет, можно публиковать.'}</p>
        )}
        {page.isTested && (
          <Note kind="warning">
            Идёт A/B-тест. Публиковать можно, когда он закончится.{' '}
            <Button kind="quiet" onClick={onTest}>
              К&nbsp;тесту
            </Button>
          </Note>
        )}
        <PlanNotes
          page={page}
          hasUnplanned={props.hasUnplanned}
          isBlocked={faults.length > 0}
          canPublish={canPublish}
          onInclude={(at) => void publishing.publish('', at)}
          onCancel={() => void publishing.cancel()}
          onCancelEnd={() => void publishing.cancelEnd()}
        />
        {warning}
        {liveFaults.length > 0 && (
          <Note kind="danger">
            {`Сайт не\u00A0смог показать последнюю версию и\u00A0держит прежнюю: ${liveFaults.map(({ text }) => text).join('; ')}`}
          </Note>
        )}
        {addressError && <Note kind="danger">{addressError}</Note>}
        {publishing.error && <Note kind="danger">{publishing.error}</Note>}
      </Part>
      <CheckList hasAddress={!page.isCommon} faults={all} onFault={onFault} />
      {changes && <Part>{changes}</Part>}
      {page.isCommon && <LinkingHere pageId={page.id} isCommon />}
      {canPublish && page.approval && (
        <Part>
          <DeclineApproval
            approval={page.approval}
            isBusy={publishing.isBusy}
            error={formFields.approvalNote}
            onDecline={(note) => void publishing.decline(note)}
          />
        </Part>
      )}
      {canPublish ? (
        <Part>
          <PublishForm
            isBusy={publishing.isBusy}
            isBlocked={faults.length > 0 || page.isTested}
            fields={formFields}
            onPublish={(note, at) => void publishing.publish(note, at)}
          />
        </Part>
      ) : (
        <Part>
          <AskApproval
            approval={page.approval}
            isBusy={publishing.isBusy}
            error={formFields.approvalNote}
            onAsk={(note) => void publishing.ask(note)}
            onWithdraw={() => void publishing.withdraw()}
          />
        </Part>
      )}
      {canPublish && (page.state === 'live' || page.publishAt) && (
        <Part>
          <TakeOff
            key={page.unpublishAt}
            pageId={page.id}
            isCommon={page.isCommon}
            isBusy={publishing.isBusy}
            isLive={page.state === 'live'}
            fields={formFields}
            onTakeOff={(redirectTo, at) => void publishing.takeOff(redirectTo, at)}
          />
        </Part>
      )}
    </SidePanel>
  );
}
