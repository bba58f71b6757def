import { useState } from 'react';
import styled from 'styled-components';
import type { Block, Schemas } from '@shop/shared/page-documents';
import { Link } from '@shop/shared/runtime';
import { ArrowLink, ErrorPanel, Mono, Muted, Note, SkeletonLines, TextInput } from '@shop/shared/ui';
import { SidePanel } from '../../components';
import { blockName, fold, pageName } from '../../words';
import { useCopying, type CopyTarget, type MadeCopy } from './use-copying';

const Part = styled.div`
  display: grid;
  gap: 12px;
  padding: 4px 16px 16px;
  overflow-wrap: anywhere;
`;

const List = styled.ul`
  border-top: 1px solid var(--c-line);
`;

const Page = styled.button`
  display: grid;
  gap: 2px;
  width: 100%;
  min-height: 44px;
  padding: 8px 16px;
  border-bottom: 1px solid var(--c-line);
  font-size: 14px;
  line-height: 20px;
  text-align: left;
  overflow-wrap: anywhere;

  &:hover {
    background: var(--c-bg);
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Where = styled(Muted)`
  font-size: 13px;
  line-height: 18px;
`;

const STATES: Readonly<Record<CopyTarget['state'], string>> = {
  live: '',
  draft: ' · черновик',
  off: ' · снята с\u00A0сайта',
};

const found = (targets: readonly CopyTarget[], words: string) =>
  targets.filter(({ title, path }) => fold(`${title} ${path ?? ''}`).includes(fold(words)));

function Made({ page: { id, title }, place }: MadeCopy) {
  return (
    <Note role="status">
      <p>{`Копия стоит последней в\u00A0черновике страницы «${pageName(title)}».`}</p>
      <ArrowLink as={Link} to={`/studio/${id}?at=${encodeURIComponent(place)}`}>
        Открыть страницу
      </ArrowLink>
    </Note>
  );
}

interface CopyPanelProps {
  pageId: string;
  block: Block;
  schemas: Schemas;
  onClose: () => void;
}

/** Copies a block to another page, which is found by name or address. */
export function CopyPanel({ pageId, block, schemas, onClose }: CopyPanelProps) {
  const { targets, load, made, error, copyTo } = useCopying(pageId, block);
  const [words, setWords] = useState('');
  const pages = Array.isArray(targets) ? found(targets as readonly CopyTarget[], words) : [];
  return (
    <SidePanel title="Скопировать на&nbsp;другую страницу" onClose={onClose} takesCursor>
      <Part>
        <p>{`«${blockName(block, schemas)}» встанет последним в\u00A0черновик страницы. Сайт не\u00A0изменится, пока её не\u00A0опубликуют.`}</p>
        {made && <Made {...made} />}
        {error !== '' && <Note kind="danger">{error}</Note>}
        <TextInput
          isSmall
          type="search"
          aria-label="Найти страницу"
          placeholder="Название или адрес"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {targets === null && <SkeletonLines count={6} />}
        {targets === 'failed' && (
          <ErrorPanel title="Список не&nbsp;загрузился" text="Правки на&nbsp;месте." onRetry={load} />
        )}
        {Array.isArray(targets) && pages.length === 0 && <Muted role="status">Такой страницы нет</Muted>}
      </Part>
      {pages.length > 0 && (
        <List aria-label="Страницы">
          {pages.map((page) => (
            <li key={page.id}>
              <Page type="button" onClick={() => void copyTo(page)}>
                {pageName(page.title)}
                <Where as="span">
                  <Mono>{page.path}</Mono>
                  {STATES[page.state]}
                </Where>
              </Page>
            </li>
          ))}
        </List>
      )}
    </SidePanel>
  );
}
