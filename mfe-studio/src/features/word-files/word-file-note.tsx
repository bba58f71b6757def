import { Link } from '@shop/shared/runtime';
import { Button, Link as TextLink, Note, Row } from '@shop/shared/ui';
import type { WordFile } from './use-word-file';

interface WordFileNoteProps {
  wordFile: WordFile;
  /** A file is held above the page. */
  isOver: boolean;
  onClose: () => void;
}

/** What becomes of a Word file. */
export function WordFileNote({ wordFile, isOver, onClose }: WordFileNoteProps) {
  if (isOver) return <Note role="status">Отпустите: из&nbsp;файла Word получится черновик страницы</Note>;
  switch (wordFile.kind) {
    case 'none':
      return null;
    case 'reading':
      return <Note role="status">{`Читаем «${wordFile.name}»…`}</Note>;
    case 'refused':
      return (
        <Note kind="danger" role="alert">
          {wordFile.text}
        </Note>
      );
    case 'made':
      return (
        <Note kind="warning" role="alert">
          <p>
            Черновик готов:{' '}
            <TextLink as={Link} to={`/studio/${wordFile.id}`}>
              {wordFile.title}
            </TextLink>
            . {wordFile.lost}
          </p>
          <Row gap={2}>
            <Button kind="quiet" onClick={onClose}>
              Понятно
            </Button>
          </Row>
        </Note>
      );
  }
}
