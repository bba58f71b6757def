import styled from 'styled-components';
import { Button, Cell, Grid, Link, Muted, Panel, Ruler, Section, SectionHead, Stack } from '../../src/ui';
import { Board } from '../board';

const Inset = styled.div`
  padding-inline: 32px;
`;

export function LayoutSection() {
  return (
    <Board title="раскладка и риска">
      <Stack gap={12}>
        <SectionHead
          at={20}
          label="17 параметров"
          level={3}
          title="Характеристики"
          text="Значения измерены на серийном образце при +20 °C, если не указано другое."
        />
        <Ruler at={62} label="3 услуги" />
        <Grid>
          <Cell from={1} to={9}>
            <Panel isPadded>Колонки 1–8</Panel>
          </Cell>
          <Cell from={9} to={13}>
            <Panel isPadded isStrong>
              Колонки 9–12
            </Panel>
          </Cell>
        </Grid>
        <Section dark tight aria-label="Тёмный блок">
          <Inset>
            <SectionHead at={41} label="+00:15" level={3} title="Через 15 секунд" text="Вы видите машину на карте." />
            <Stack>
              <Muted>
                Второй текст и <Link href="#dark">ссылка на тёмном</Link>
              </Muted>
              <Button kind="outline">Найти на карте</Button>
            </Stack>
          </Inset>
        </Section>
      </Stack>
    </Board>
  );
}
