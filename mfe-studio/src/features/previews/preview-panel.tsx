import { useState } from 'react';
import styled from 'styled-components';
import { mutate, useNotices, useShop } from '@shop/shared/runtime';
import { Button, CopyIcon, Field, Note, Row, TextInput } from '@shop/shared/ui';
import { SidePanel } from '../../components';
import { StaffMakePreviewDocument, StaffRevokePreviewDocument } from '../../generated/graphql';
import { refusalWords } from '../../words';

const Part = styled.div`
  display: grid;
  gap: 16px;
  padding: 4px 16px 16px;
`;

interface PreviewPanelProps {
  pageId: string;
  /** Saves what is not saved yet: the link shows the draft as it is then. */
  save: () => Promise<number>;
  onClose: () => void;
}

/** A link to the draft for people without an account, and the end of all such links. */
export function PreviewPanel({ pageId: id, save, onClose }: PreviewPanelProps) {
  const { client, track } = useShop();
  const show = useNotices((state) => state.show);
  const [url, setUrl] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const run = async (work: () => Promise<void>) => {
    setIsBusy(true);
    setError('');
    try {
      await track(work());
    } catch (cause) {
      setError(refusalWords(cause));
    } finally {
      setIsBusy(false);
    }
  };
  const make = () =>
    run(async () => {
      await save();
      const { staffMakePreview } = await mutate(client, StaffMakePreviewDocument, { id });
      setUrl(staffMakePreview.url);
    });
  const revoke = () =>
    run(async () => {
      await mutate(client, StaffRevokePreviewDocument, { id });
      setUrl('');
      show({ title: 'Ссылки на\u00A0черновик больше не\u00A0работают' });
    });
  const copy = () =>
    run(async () => {
      await navigator.clipboard.writeText(url);
      show({ title: 'Ссылка скопирована' });
    });

  return (
    <SidePanel title="Предпросмотр" onClose={onClose} takesCursor>
      <Part>
        <p>По&nbsp;ссылке черновик увидит любой, без входа, с&nbsp;телефона тоже. Она работает семь дней.</p>
        {url !== '' && (
          <Field label="Ссылка на черновик">
            {(control) => (
              <TextInput {...control} isSmall readOnly value={url} onFocus={({ target }) => target.select()} />
            )}
          </Field>
        )}
        {error !== '' && <Note kind="danger">{error}</Note>}
        <Row gap={2}>
          {url === '' ? (
            <Button isLoading={isBusy} onClick={() => void make()}>
              Сделать ссылку
            </Button>
          ) : (
            <Button onClick={() => void copy()}>
              <CopyIcon size={18} />
              Скопировать
            </Button>
          )}
          <Button kind="danger" onClick={() => void revoke()}>
            Закрыть доступ
          </Button>
        </Row>
      </Part>
    </SidePanel>
  );
}
