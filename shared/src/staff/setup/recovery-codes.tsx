import styled from 'styled-components';
import { useNotices } from '@shop/shared/runtime';
import { Button, Row, Stack } from '../../ui';

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: 4px 16px;
  font-family: var(--f-mono);
  font-size: 15px;
  line-height: 24px;
`;

interface RecoveryCodesProps {
  codes: readonly string[];
  onSaved: () => void;
}

/** Shows the recovery codes, which nobody can see again. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const show = useNotices((state) => state.show);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    show({ title: 'Коды скопированы' });
  };
  return (
    <Stack gap={5}>
      <p>
        Если потеряете телефон, войдёте по&nbsp;одному из&nbsp;этих кодов. Каждый действует один раз. Больше мы
        их&nbsp;не&nbsp;покажем: сохраните или распечатайте.
      </p>
      <Codes aria-label="Запасные коды">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Row gap={2}>
        <Button onClick={onSaved}>Коды сохранены</Button>
        <Button kind="outline" onClick={() => void copy()}>
          Скопировать
        </Button>
      </Row>
    </Stack>
  );
}
