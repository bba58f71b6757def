import { useState } from 'react';
import { Button, Row } from '@shop/shared/ui';

interface EndButtonsProps {
  isBusy: boolean;
  onEnd: (takesB: boolean) => void;
}

const QUESTIONS = {
  a: 'Тест закончится, все посетители увидят версию\u00A0A.',
  b: 'Тест закончится, все посетители увидят версию\u00A0B.',
};

/** Ends a test by hand, after a second press: what was counted cannot go on. */
export function EndButtons({ isBusy, onEnd }: EndButtonsProps) {
  const [asked, setAsked] = useState<'a' | 'b' | null>(null);
  if (asked === null)
    return (
      <Row gap={2}>
        <Button kind="outline" onClick={() => setAsked('a')}>
          Оставить&nbsp;A
        </Button>
        <Button kind="outline" onClick={() => setAsked('b')}>
          Взять&nbsp;B
        </Button>
      </Row>
    );
  return (
    <>
      <p role="status">{QUESTIONS[asked]}</p>
      <Row gap={2}>
        <Button isLoading={isBusy} onClick={() => onEnd(asked === 'b')}>
          Закончить тест
        </Button>
        <Button kind="quiet" onClick={() => setAsked(null)}>
          Отмена
        </Button>
      </Row>
    </>
  );
}
