import {
  ArrowLink,
  Caption,
  Display,
  DocIcon,
  H1,
  H2,
  H3,
  H4,
  Lead,
  Link,
  Mono,
  Muted,
  Price,
  Row,
  RowLink,
  Small,
  Stack,
} from '../../src/ui';
import { Board } from '../board';

export function TypeSection() {
  return (
    <Board title="шкала шрифта: Geologica и Martian Mono">
      <Stack gap={5}>
        <Display as="p">Видно вам, 76/78</Display>
        <H1 as="p">Оформление заказа, 52/56</H1>
        <H2 as="p">От чего защищает, 38/44</H2>
        <H3 as="p">Автономный маяк, 22/28</H3>
        <H4 as="p">Питание и корпус, 18/24</H4>
        <Lead>Лид: два модуля в разных местах машины, 20/30</Lead>
        <p>Основной текст 16/24. Щёкот, объёмный жгут, 24 900 ₽ и 1 111 111 ₽ стоят в столбик.</p>
        <Muted>Второй текст 16/24</Muted>
        <Small as="p">Малый текст 14/20</Small>
        <Caption as="p">Подпись 13/18</Caption>
        <Mono as="p">+00:15 · 55,7558 · срез 42 из 64 · № 204 164</Mono>
        <Row gap={6}>
          <Link href="#link">политикой конфиденциальности</Link>
          <ArrowLink href="#arrow">Сравнить с Logistic</ArrowLink>
          <RowLink href="#row">
            <DocIcon size={20} />
            Паспорт и инструкция
          </RowLink>
          <Price value={24900} size="xl" />
          <Price value={61415} size="lg" />
          <Price value={1284900} size="md" />
          <Price value={-1185.5} />
          <Price value={null} />
        </Row>
      </Stack>
    </Board>
  );
}
