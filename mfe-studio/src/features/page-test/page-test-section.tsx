import { useId, useState } from 'react';
import styled from 'styled-components';
import { whenOf } from '@shop/shared/format';
import { Button, ErrorPanel, Muted, Note } from '@shop/shared/ui';
import { EndButtons } from './end-buttons';
import { StartForm } from './start-form';
import { TestTable } from './test-table';
import { outcomeWords, periodWords } from './test-words';
import { usePageTest, type PageTest } from './use-page-test';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 12px;
  padding-bottom: 20px;
  border-bottom: 1px solid var(--c-line);

  & > * {
    width: 100%;
  }

  & > button {
    width: auto;
  }
`;

const Title = styled.h3`
  font-size: 16px;
  line-height: 24px;
  font-weight: var(--w-medium);
`;

const Small = styled(Muted)`
  font-size: 13px;
  line-height: 18px;
`;

interface Last {
  test: PageTest;
  canEnd: boolean;
  isBusy: boolean;
  onEnd: (takesB: boolean) => void;
}

/** The running test, or the one that ended last. */
function LastTest({ test, canEnd, isBusy, onEnd }: Last) {
  return (
    <>
      <Small>{periodWords(test)}</Small>
      {test.outcome && <p>{outcomeWords(test)}</p>}
      <TestTable test={test} />
      {!test.outcome && (
        <Small>{`Пока разница может быть случайной. Тест решит сам, самое позднее ${whenOf(test.endsAt)}.`}</Small>
      )}
      {!test.outcome && canEnd && <EndButtons isBusy={isBusy} onEnd={onEnd} />}
    </>
  );
}

export interface PageTestSectionProps {
  pageId: string;
  /** What the site shows. */
  liveVersion: number;
  /** The draft is not what the site shows. */
  hasEdits: boolean;
  /** Editors see tests; publishers start and end them. */
  canPublish: boolean;
  save: () => Promise<number>;
  onChanged: () => void;
}

/** Two versions of the page, one of which a share of the visitors tries. */
export function PageTestSection(props: PageTestSectionProps) {
  const { pageId, liveVersion, hasEdits, canPublish, save, onChanged } = props;
  const { test, isFailed, isBusy, error, faults, retry, start, end } = usePageTest({
    ...{ pageId, liveVersion, save, onChanged },
  });
  const [isOpen, setIsOpen] = useState(false);
  const titleId = useId();
  const isRunning = Boolean(test && !test.outcome);
  const problem = error || faults.map(({ text }) => text).join('; ');

  if (isFailed) return <ErrorPanel title="A/B-тест не&nbsp;загрузился" text="Сам он идёт." onRetry={retry} />;
  if (test === undefined || (test === null && !canPublish)) return null;
  return (
    <Section aria-labelledby={titleId}>
      <Title id={titleId}>{isRunning ? 'Идёт A/B-тест' : 'A/B-тест'}</Title>
      {problem && <Note kind="danger">{problem}</Note>}
      {test && <LastTest test={test} canEnd={canPublish} isBusy={isBusy} onEnd={end} />}
      {!isRunning && canPublish && !isOpen && (
        <Button kind="outline" onClick={() => setIsOpen(true)}>
          Начать A/B-тест…
        </Button>
      )}
      {!isRunning && canPublish && isOpen && (
        <StartForm
          liveVersion={liveVersion}
          hasEdits={hasEdits}
          isBusy={isBusy}
          onStart={start}
          onCancel={() => setIsOpen(false)}
        />
      )}
    </Section>
  );
}
