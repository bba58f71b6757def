import styled from 'styled-components';
import { Button, ButtonLink, CompareIcon, IconButton, Mono, Row, Tooltip, TrashIcon } from '../../src/ui';
import type { ButtonKind } from '../../src/ui';
import { Board } from '../board';

const Scroll = styled.div`
  overflow-x: auto;
  padding: 4px;
  margin: -4px;
`;

const Table = styled.table`
  th,
  td {
    padding: 10px 20px 10px 0;
    text-align: left;
    white-space: nowrap;
    font-weight: var(--w-body);
  }
`;

const Examples = styled(Row)`
  margin-top: 32px;
`;

const ROWS: { kind: ButtonKind; name: string; text: string }[] = [
  { kind: 'primary', name: 'Основная', text: 'В корзину' },
  { kind: 'outline', name: 'Вторая', text: 'Сравнить' },
  { kind: 'quiet', name: 'Тихая', text: 'Очистить' },
  { kind: 'danger', name: 'Опасная', text: 'Удалить' },
];

export function ButtonsSection() {
  return (
    <Board title="кнопки: 38 px, радиус 2 px">
      <Scroll tabIndex={0} role="region" aria-label="Состояния кнопок">
        <Table>
          <thead>
            <tr>
              <td />
              {['обычная', 'нажата', 'выключена', 'загрузка', 'крупная'].map((state) => (
                <Mono as="th" scope="col" key={state}>
                  {state}
                </Mono>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({ kind, name, text }) => (
              <tr key={kind}>
                <th scope="row">{name}</th>
                <td>
                  <Button kind={kind}>{text}</Button>
                </td>
                <td>
                  {kind === 'outline' && (
                    <Button kind={kind} isPressed>
                      {text}
                    </Button>
                  )}
                </td>
                <td>
                  <Button kind={kind} disabled>
                    {text}
                  </Button>
                </td>
                <td>
                  <Button kind={kind} isLoading>
                    {text}
                  </Button>
                </td>
                <td>
                  <Button kind={kind} size="lg">
                    {text}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
      <Examples gap={3}>
        <Tooltip text="Сравнить">
          <IconButton label="Сравнить INVIS DUOS" isPressed={false}>
            <CompareIcon size={20} />
          </IconButton>
        </Tooltip>
        <Tooltip text="В сравнении">
          <IconButton label="Сравнить INVIS DUOS S" isPressed>
            <CompareIcon size={20} />
          </IconButton>
        </Tooltip>
        <IconButton label="Убрать INVIS DUOS" kind="danger">
          <TrashIcon size={20} />
        </IconButton>
        <ButtonLink href="#products">Выбрать комплекс</ButtonLink>
        <ButtonLink href="#services" kind="outline">
          К услугам
        </ButtonLink>
      </Examples>
    </Board>
  );
}
