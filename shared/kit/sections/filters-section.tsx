import { useState } from 'react';
import styled from 'styled-components';
import {
  BoxIcon,
  CardIcon,
  Chip,
  ChipLink,
  OptionCard,
  OptionGroup,
  Price,
  Row,
  Segmented,
  Stack,
  TabCount,
  TabLink,
  TabNav,
  TabPanel,
  Tabs,
  TruckIcon,
} from '../../src/ui';
import { Board } from '../board';

const Narrow = styled.div`
  max-width: 340px;
`;

const TABS = [
  { value: 'login', label: 'Вход' },
  { value: 'signup', label: 'Регистрация' },
  { value: 'recovery', label: 'Восстановление' },
];

export function FiltersSection() {
  const [tab, setTab] = useState('login');
  const [kind, setKind] = useState('full');
  const [isWash, setIsWash] = useState(true);
  const [delivery, setDelivery] = useState('courier');
  const card = (value: string) => ({
    name: 'kit-delivery',
    value,
    checked: delivery === value,
    onChange: () => setDelivery(value),
  });
  return (
    <Board title="вкладки, фильтры, карточки выбора">
      <Stack gap={8}>
        <div>
          <Tabs id="kit-auth" label="Вход и регистрация" tabs={TABS} value={tab} onChange={setTab} />
          <TabPanel tabsId="kit-auth" value={tab}>
            {tab === 'login' ? 'Форма входа' : 'Другая форма'}
          </TabPanel>
        </div>
        <TabNav aria-label="Разделы каталога">
          <TabLink href="#guard" aria-current="true">
            Охранные комплексы<TabCount>3</TabCount>
          </TabLink>
          <TabLink href="#monitoring">
            Мониторинг транспорта<TabCount>2</TabCount>
          </TabLink>
        </TabNav>
        <Narrow>
          <Segmented
            label="Вид заказа"
            value={kind}
            onChange={setKind}
            options={[
              { value: 'full', label: 'Обычный' },
              { value: 'fast', label: 'Быстрый' },
            ]}
          />
        </Narrow>
        <Row gap={2}>
          <Chip isPressed={isWash} count={18} onClick={() => setIsWash(!isWash)}>
            Автомоечный комплекс
          </Chip>
          <Chip isPressed={!isWash} count={21} onClick={() => setIsWash(!isWash)}>
            Установочный центр
          </Chip>
          <Chip isPressed={false} disabled>
            Розничный магазин
          </Chip>
          <ChipLink href="#filters" aria-current="true">
            Все <TabCount>57</TabCount>
          </ChipLink>
        </Row>
        <OptionGroup label="Доставка" error="Выберите доставку">
          <OptionCard
            {...card('courier')}
            icon={<TruckIcon />}
            title="Курьер"
            aside={<Price value={450} />}
            text="Завтра, 10:00–18:00"
          />
          <OptionCard
            {...card('pickup')}
            icon={<BoxIcon />}
            title="Транспортная компания"
            aside={<Price prefix="от" value={620} />}
            text="От 2 дней"
          />
          <OptionCard
            {...card('online')}
            icon={<CardIcon />}
            title="Картой на сайте"
            text="Временно недоступно"
            disabled
          />
        </OptionGroup>
      </Stack>
    </Board>
  );
}
