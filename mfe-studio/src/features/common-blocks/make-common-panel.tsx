import { useState } from 'react';
import styled from 'styled-components';
import type { Block, Schemas } from '@shop/shared/page-documents';
import { mutate, RequestError, useShop } from '@shop/shared/runtime';
import { useMay } from '@shop/shared/staff';
import { Button, Field, Note, TextInput } from '@shop/shared/ui';
import { SidePanel } from '../../components';
import { toCommons, type Common } from '../../editing';
import { StaffMakeCommonDocument } from '../../generated/graphql';
import { blockName, refusalWords } from '../../words';

const Form = styled.form`
  display: grid;
  gap: 12px;
  padding: 4px 16px 16px;
  overflow-wrap: anywhere;
`;

const MAX_NAME = 80;
const PUBLISHED = 'Блок сразу станет общим и\u00A0на\u00A0сайте. ';
const DRAFTED = 'Общий блок станет черновиком: страницы с\u00A0ним публикуются после него. ';

interface MakeCommonPanelProps {
  pageId: string;
  block: Block;
  schemas: Schemas;
  onMade: (common: Common) => void;
  onClose: () => void;
}

/** Makes a block one that other pages may have too, under a name. */
export function MakeCommonPanel({ pageId, block, schemas, onMade, onClose }: MakeCommonPanelProps) {
  const { client, track } = useShop();
  const canPublish = useMay('publish');
  const [title, setTitle] = useState(() => blockName(block, schemas).slice(0, MAX_NAME).trimEnd());
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);

  const make = async () => {
    setIsBusy(true);
    setError(null);
    try {
      const input = { from: pageId, block, title };
      const { staffMakeCommon } = await track(mutate(client, StaffMakeCommonDocument, input));
      for (const common of toCommons([staffMakeCommon])) onMade(common);
    } catch (cause) {
      setError(cause);
      setIsBusy(false);
    }
  };

  const titleError = error instanceof RequestError ? error.fields.title : undefined;
  return (
    <SidePanel title="Сделать общим" onClose={onClose} takesCursor>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <p>{`${canPublish ? PUBLISHED : DRAFTED}Его можно будет добавить на\u00A0другие страницы, и\u00A0правка изменит его на\u00A0всех.`}</p>
        <Field label="Название для&nbsp;коллег" error={titleError}>
          {(control) => (
            <TextInput {...control} isSmall value={title} onChange={({ target }) => setTitle(target.value)} />
          )}
        </Field>
        {error !== null && titleError === undefined && <Note kind="danger">{refusalWords(error)}</Note>}
        <Button type="submit" isLoading={isBusy}>
          Сделать общим
        </Button>
      </Form>
    </SidePanel>
  );
}
