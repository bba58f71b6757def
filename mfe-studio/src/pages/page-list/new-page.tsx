import { useEffect, useState } from 'react';
import styled from 'styled-components';
import {
  FormSelect,
  FormTextField,
  maxLength,
  object,
  required,
  serverFieldErrors,
  text,
  useSending,
  useShopForm,
  type InferType,
} from '@shop/shared/forms';
import { suggestedPath } from '@shop/shared/page-documents';
import { useNavigate, useShop } from '@shop/shared/runtime';
import { Button, media, Note, Panel, Row } from '@shop/shared/ui';
import { PAGE_TEMPLATES } from '../../features/templates';
import { refusalWords } from '../../words';
import { createPage, startOf, templateOf } from './create-page';
import { nameOf, type ListedPage } from './use-page-list';

const MAX_TITLE = 120;
const MAX_PATH = 80;

const newPageSchema = object({
  start: text(required()),
  title: text(required(), maxLength(MAX_TITLE)),
  path: text(required(), maxLength(MAX_PATH)),
});
type NewPageValues = InferType<typeof newPageSchema>;

const Box = styled(Panel)`
  margin-bottom: 16px;
  padding: 16px;
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px;
  align-items: start;

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Actions = styled(Row)`
  margin-top: 16px;
`;

interface NewPageProps {
  pages: readonly ListedPage[];
  /** The page to copy; null for a template. */
  from: string | null;
  onClose: () => void;
}

/** A new page begins from a template or as a copy of another one, and opens in the editor. */
export function NewPage({ pages, from, onClose }: NewPageProps) {
  const { client } = useShop();
  const navigate = useNavigate();
  const form = useShopForm<NewPageValues>(newPageSchema, {
    defaultValues: { start: startOf(pages.some(({ id }) => id === from) ? from : null), title: '', path: '/' },
  });
  const { submit, isBusy, error } = useSending({
    form,
    send: async (values: NewPageValues) => {
      await navigate(`/studio/${await createPage(client, values)}`);
    },
    fieldErrorsOf: (cause) => serverFieldErrors(cause, ['title', 'path']),
  });
  const { control, setFocus, setValue } = form;
  useEffect(() => setFocus('title'), [setFocus]);
  const title = form.watch('title');
  const start = form.watch('start');
  const isNews =
    templateOf(start)?.newsLead !== undefined || pages.some(({ id, newsDate }) => id === start && newsDate !== null);
  const [isOwnPath, setIsOwnPath] = useState(false);
  useEffect(() => {
    // The address follows the title until somebody types one.
    if (!isOwnPath) setValue('path', (isNews ? '/news' : '') + suggestedPath(title));
  }, [title, isNews, isOwnPath, setValue]);

  return (
    <Box>
      <form noValidate onSubmit={submit} aria-label="Новая страница">
        <Fields>
          <FormTextField control={control} name="title" label="Название" />
          <div onInput={() => setIsOwnPath(true)}>
            <FormTextField
              control={control}
              name="path"
              label="Адрес"
              hint="Например, /black-friday"
              spellCheck={false}
            />
          </div>
          <FormSelect control={control} name="start" label="С&nbsp;чего начать" hint={templateOf(start)?.hint}>
            <optgroup label="Шаблон">
              {PAGE_TEMPLATES.map(({ id, label }) => (
                <option key={id} value={startOf(null, id)}>
                  {label}
                </option>
              ))}
            </optgroup>
            <optgroup label="Копия страницы">
              {pages.map((page) => (
                <option key={page.id} value={startOf(page.id)}>
                  {nameOf(page)}
                </option>
              ))}
            </optgroup>
          </FormSelect>
        </Fields>
        {error !== null && <Note kind="danger">{refusalWords(error)}</Note>}
        <Actions gap={2}>
          <Button type="submit" isLoading={isBusy}>
            Создать черновик
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Отмена
          </Button>
        </Actions>
      </form>
    </Box>
  );
}
