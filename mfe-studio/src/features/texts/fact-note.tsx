import type { Fact } from '@shop/shared/facts';
import { useList } from '@shop/shared/runtime';
import { Button, Note, Row } from '@shop/shared/ui';
import { fold } from '../../words';

const MAX_SHOWN = 5;

/** The facts that pages may show as these words: «12 000 ₽» is in no text, but is a price. */
function factsAs(facts: readonly Fact[], phrase: string): Fact[] {
  const asked = fold(phrase);
  return facts.filter(({ value, unit }) => {
    const shown = fold(`${value} ${unit}`).trim();
    return asked === fold(value) || ` ${asked} `.includes(` ${shown} `);
  });
}

interface FactNoteProps {
  phrase: string;
  onFind: (phrase: string) => void;
}

/** Says that words come from the shop's data, which texts only name, and finds those texts. */
export function FactNote({ phrase, onFind }: FactNoteProps) {
  const { items } = useList('facts');
  const facts = phrase === '' ? [] : factsAs(items, phrase).slice(0, MAX_SHOWN);
  if (facts.length === 0) return null;
  return (
    <Note kind="info">
      <p>Страницы берут эти слова и&nbsp;из&nbsp;данных «Магазина». Там их меняют, и&nbsp;страницы меняются сами.</p>
      <Row gap={2}>
        {facts.map(({ key, name }) => (
          <Button key={key} kind="quiet" onClick={() => onFind(`{${key}}`)}>
            {`Где стоит «${name}»`}
          </Button>
        ))}
      </Row>
    </Note>
  );
}
