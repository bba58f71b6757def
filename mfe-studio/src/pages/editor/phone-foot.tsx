import styled from 'styled-components';
import { Button } from '@shop/shared/ui';
import { editorMedia } from '../../components';
import { useEditor, type PageFacts } from '../../editing';
import { OF_ADDRESS, type Panel } from './panel';
import { saveWords } from './save-words';
import { editsWords, siteWords } from './site-words';

const Foot = styled.footer`
  display: none;

  @media ${editorMedia.phone} {
    display: block;
    padding: 8px 16px;
    border-top: 1px solid var(--c-line);
    background: var(--c-surface);
  }
`;

const States = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
  margin-bottom: 8px;
  color: var(--c-text-2);
  font-size: 13px;
  line-height: 18px;
`;

const Hint = styled.p`
  margin-bottom: 8px;
  color: var(--c-text-2);
  font-size: 13px;
  line-height: 18px;
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;

  & > button {
    height: var(--size-tap);
    padding-inline: 8px;
  }

  & > :last-child {
    grid-column: 1 / -1;
  }
`;

interface PhoneFootProps {
  page: PageFacts;
  /** Of open comments. */
  commentCount: number;
  panel: Panel;
  /** Whether the keyboard of the phone has taken the room. */
  isTyping: boolean;
  onPanel: (panel: Panel) => void;
}

/** What can be done on a phone beside the words of the page. Blocks need a wider screen. */
export function PhoneFoot({ page, commentCount, panel, isTyping, onPanel }: PhoneFootProps) {
  const save = useEditor((state) => state.save);
  const edits = editsWords(page, save);
  /** What changed has the room of the screen. */
  const isReading = panel === 'changes';
  const button = (target: Panel, label: string) =>
    !(page.isCommon && OF_ADDRESS.has(target)) && (
      <Button
        kind={target === 'publish' ? 'primary' : 'outline'}
        onClick={() => onPanel(panel === target ? 'fields' : target)}
      >
        {label}
      </Button>
    );
  return (
    <Foot>
      <States role="status">
        <span>{saveWords(save)}</span>
        <span>{siteWords(page)}</span>
        {edits && <span>{edits}</span>}
      </States>
      {panel === 'fields' && !isTyping && (
        <Hint>Коснитесь слов, чтобы поправить&nbsp;их. Блоки меняют на&nbsp;экране шире.</Hint>
      )}
      {!isTyping && (
        <Actions>
          {!isReading && (
            <>
              {button('preview', 'Предпросмотр')}
              {button('figures', 'Статистика')}
              {button('history', 'История')}
              {button('comments', commentCount > 0 ? `Комментарии: ${commentCount}` : 'Комментарии')}
            </>
          )}
          {button('publish', 'Опубликовать')}
        </Actions>
      )}
    </Foot>
  );
}
