import styled from 'styled-components';
import { Link } from '@shop/shared/runtime';
import { Button, media, Mono } from '@shop/shared/ui';
import { editorMedia, SmallButton, StepIcon } from '../../components';
import { useEditor, type PageFacts } from '../../editing';
import { saveWords } from './save-words';
import { OF_ADDRESS, type Panel } from './panel';
import { editsWords, siteWords } from './site-words';

const Bar = styled.header`
  display: flex;
  gap: 8px;
  align-items: center;
  min-width: 0;
  padding: 0 12px;
  border-bottom: 1px solid var(--c-line);
  background: var(--c-surface);
  font-size: 14px;
  line-height: 20px;
  white-space: nowrap;

  @media ${media.compact} {
    gap: 0 2px;
  }

  @media ${editorMedia.narrow}, ${editorMedia.middle} {
    flex-wrap: wrap;
  }
`;

const Back = styled(Link)`
  display: grid;
  place-items: center;
  width: 36px;
  height: 44px;
`;

const Title = styled.div`
  min-width: 0;

  /* Its address is in the line below. */
  @media ${editorMedia.middle} {
    flex: 1 1 120px;

    & > :not(h1) {
      display: none;
    }
  }

  & > h1 {
    overflow: hidden;
    font-size: 15px;
    line-height: 20px;
    font-weight: var(--w-medium);
    letter-spacing: 0;
    /* The balance of headings would wrap it again. */
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;

const Kind = styled.span`
  display: block;
  color: var(--c-text-3);
  font-size: 13px;
  line-height: 18px;
`;

const States = styled.div`
  display: flex;
  /* Its words go into two lines before the page's name is cut. */
  flex: 0 9999 auto;
  flex-wrap: wrap;
  gap: 0 12px;
  justify-content: flex-end;
  min-width: 200px;
  margin-left: auto;
  color: var(--c-text-2);
  font-size: 13px;
  line-height: 18px;
  white-space: normal;
  text-align: right;

  /* A line of their own, below all. */
  @media ${editorMedia.middle} {
    flex: 1 0 100%;
    flex-wrap: nowrap;
    order: 1;
    justify-content: flex-start;
    padding: 0 8px 6px 38px;
    text-align: left;
    white-space: nowrap;

    & > p {
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }

  @media ${editorMedia.phone} {
    display: none;
  }
`;

const MiddleAddress = styled.p`
  display: none;

  @media ${editorMedia.middle} {
    display: block;
  }
`;

const Save = styled.p<{ $isWaiting: boolean }>`
  ${({ $isWaiting }) => $isWaiting && 'color: var(--c-warning);'}
`;

/** What is for wide screens only. On phones, the foot has it. */
const Wide = styled.div`
  display: flex;
  gap: 4px;
  align-items: center;

  @media ${editorMedia.phone} {
    display: none;
  }
`;

const Steps = styled.div`
  display: flex;
  gap: 4px;
  align-items: center;

  @media ${editorMedia.phone} {
    margin-left: auto;
  }
`;

const Tab = styled(Button).attrs({ kind: 'quiet' })`
  height: 36px;
  padding-inline: 10px;
  color: var(--c-text-2);
  font-size: 14px;

  @media ${media.compact} {
    padding-inline: 5px;
  }

  &[aria-pressed='true'] {
    border-color: transparent;
    background: var(--c-stage);
    color: var(--c-text);
  }
`;

/** As wide with a count as without one: a colleague's comment moves nothing. */
const CommentsTab = styled(Tab)`
  gap: 4px;
  min-width: 52px;
  font-variant-numeric: tabular-nums;

  @media ${media.compact} {
    min-width: 44px;
  }
`;

const TABS: readonly { panel: Panel; label: string }[] = [
  { panel: 'page', label: 'Настройки' },
  { panel: 'preview', label: 'Предпросмотр' },
  { panel: 'figures', label: 'Статистика' },
  { panel: 'history', label: 'История' },
];

/** Names are those of an account: «Орлова Мария Игоревна» is shown as «Орлова М.». */
const shortName = (name: string) => name.replace(/^(\S+)\s+(\S)\S*(?:\s.*)?$/u, '$1\u00A0$2.');

interface TopBarProps {
  page: PageFacts;
  /** The names of others who have the page open. */
  visitors: readonly string[];
  /** Of open comments. */
  commentCount: number;
  panel: Panel;
  onPanel: (panel: Panel) => void;
}

/** What is being edited, where it is saved, and what can be done with it as a whole. */
export function TopBar({ page, visitors, commentCount, panel, onPanel }: TopBarProps) {
  const save = useEditor((state) => state.save);
  const title = useEditor((state) => state.document.root.props.title);
  const canUndo = useEditor((state) => state.canUndo);
  const canRedo = useEditor((state) => state.canRedo);
  const undo = useEditor((state) => state.undo);
  const redo = useEditor((state) => state.redo);
  const edits = editsWords(page, save);
  const address = page.isCommon ? <Kind>Общий блок</Kind> : <Mono>{page.path}</Mono>;
  return (
    <Bar data-region>
      <Back to="/studio" aria-label="К списку страниц">
        <StepIcon name="back" />
      </Back>
      <Title>
        <h1>{title.replace(/\s—\sINVIS DUOS$/, '')}</h1>
        {address}
      </Title>
      <Steps>
        <SmallButton
          label="Отменить"
          title="Отменить, Ctrl + Z"
          disabled={!canUndo || panel === 'changes'}
          onClick={undo}
        >
          <StepIcon name="undo" />
        </SmallButton>
        <SmallButton
          label="Повторить"
          title="Повторить, Ctrl + Shift + Z"
          disabled={!canRedo || panel === 'changes'}
          onClick={redo}
        >
          <StepIcon name="redo" />
        </SmallButton>
      </Steps>
      <States>
        <MiddleAddress>{address}</MiddleAddress>
        {visitors.length > 0 && <p title={visitors.join(', ')}>{`Здесь ещё: ${visitors.map(shortName).join(', ')}`}</p>}
        <Save role="status" $isWaiting={save.kind === 'waiting' || save.kind === 'conflict'}>
          {saveWords(save)}
        </Save>
        <p>{siteWords(page)}</p>
        {edits && <p>{edits}</p>}
      </States>
      <Wide>
        {TABS.filter(({ panel: one }) => !page.isCommon || !OF_ADDRESS.has(one)).map((tab) => (
          <Tab
            key={tab.panel}
            isPressed={panel === tab.panel}
            onClick={() => onPanel(panel === tab.panel ? 'fields' : tab.panel)}
          >
            {tab.label}
          </Tab>
        ))}
        <CommentsTab
          title="Комментарии"
          aria-label={commentCount > 0 ? `Комментарии: ${commentCount}` : 'Комментарии'}
          isPressed={panel === 'comments'}
          onClick={() => onPanel(panel === 'comments' ? 'fields' : 'comments')}
        >
          <StepIcon name="chat" />
          {commentCount > 0 && commentCount}
        </CommentsTab>
        <Button title="Опубликовать, Ctrl + Enter" onClick={() => onPanel('publish')}>
          Опубликовать
        </Button>
      </Wide>
    </Bar>
  );
}
