import { useRef, type DragEvent } from 'react';
import styled from 'styled-components';
import { Button, Note, Row } from '@shop/shared/ui';
import { FileResult, LastFiles, useGoodsFile } from '../../features/goods-file';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  max-width: 960px;
`;

const Drop = styled.div`
  padding: 24px;
  border: 1px dashed var(--c-line);
  background: var(--c-surface);
`;

const Hint = styled.p`
  margin-top: 12px;
  color: var(--c-text-2);
  font-size: 13px;
  line-height: 18px;
`;

/** Goods from a file: chosen or dropped, checked, compared, applied, undone. */
export function FileMode() {
  const goodsFile = useGoodsFile();
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    const chosen = files?.[0];
    if (chosen) void goodsFile.send(chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  return (
    <Parts>
      <Drop onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.txt,text/csv"
          aria-label="Файл товаров"
          onChange={({ target }) => {
            take(target.files);
            target.value = ''; // the same file, mended, can be chosen again
          }}
        />
        <Row gap={2}>
          <Button isLoading={goodsFile.isBusy} onClick={() => input.current?.click()}>
            Выбрать файл
          </Button>
          <Button kind="quiet" onClick={() => void goodsFile.download()}>
            Скачать таблицу
          </Button>
        </Row>
        <Hint>
          CSV с&nbsp;заголовками «Артикул», «Название», «Цена», «В&nbsp;продаже», «На&nbsp;полке» в&nbsp;любом порядке.
          Файл можно перетащить сюда. Сначала он проверяется, и&nbsp;ничего не&nbsp;меняется.
        </Hint>
      </Drop>
      {goodsFile.failure !== null && <Note kind="danger">{goodsFile.failure}</Note>}
      {goodsFile.file && <FileResult file={goodsFile.file} goodsFile={goodsFile} />}
      <LastFiles key={goodsFile.steps} onOpen={(id) => void goodsFile.open(id)} />
    </Parts>
  );
}
