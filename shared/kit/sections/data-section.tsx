import {
  Breadcrumbs,
  DocumentList,
  Faq,
  KeyValueList,
  LinePicture,
  Panel,
  PropertyTable,
  Stack,
  StageTrack,
} from '../../src/ui';
import { Board, Strip } from '../board';

export function DataSection() {
  return (
    <Board title="данные">
      <Stack gap={8}>
        <Breadcrumbs
          items={[
            { label: 'Главная', href: '#home' },
            { label: 'Оборудование', href: '#products' },
            { label: 'INVIS DUOS' },
          ]}
        />
        <Strip>
          <Panel isPadded>
            <KeyValueList
              items={[
                { label: 'Питание', value: '12 / 24 В' },
                { label: 'Протокол обмена с бортовым контроллером', value: 'J1939, RS-485' },
                { label: 'Радиометки', value: null },
              ]}
            />
          </Panel>
          <PropertyTable
            caption="Питание и корпус"
            rows={[
              { label: 'Бортовая сеть', value: '12 / 24 В' },
              { label: 'Гарантия', value: '24 мес.' },
              { label: 'Вес', value: '' },
            ]}
          />
          <DocumentList
            items={[
              { title: 'Паспорт изделия', href: '#passport', meta: 'PDF, 1,2 МБ' },
              { title: 'Инструкция владельца', href: '#manual', meta: 'PDF, 3,8 МБ' },
            ]}
          />
        </Strip>
        <Strip>
          <LinePicture src={null} isService size="lg" />
          <LinePicture src={null} isService size="md" />
          <LinePicture src={null} isService={false} size="sm" />
        </Strip>
        <StageTrack
          label="Путь заказа"
          stages={[
            { name: 'Оформлен', state: 'done', detail: '20 ноября, 14:06' },
            { name: 'Подтверждён', state: 'now', detail: '20 ноября, 15:30' },
            { name: 'Передан в доставку', state: 'ahead' },
          ]}
        />
        <Faq
          isFirstOpen
          items={[
            { question: 'Сколько работает маяк?', answer: 'До 72 ч от своей батареи.' },
            { question: 'Нужна ли установка?', answer: 'Да, её делает установочный центр за 3–5 часов.' },
          ]}
        />
      </Stack>
    </Board>
  );
}
