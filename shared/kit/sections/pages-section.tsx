import { Button, ButtonLink, ErrorFrame, PageHeading, Stack } from '../../src/ui';
import { Board } from '../board';

/** What stands on a page once: its heading, or that the page is not there. */
export function PagesSection() {
  return (
    <Board title="страница">
      <Stack gap={8}>
        <PageHeading title="Оборудование" lead="Отметьте два-три комплекса и сравните: покажем только различия." />
        <PageHeading title="Корзина">
          <Button kind="outline">Очистить</Button>
        </PageHeading>
        <ErrorFrame
          statusCode={404}
          message="This page could not be found"
          title="Здесь страницы нет"
          text="Начните с главной или откройте каталог."
        >
          <ButtonLink href="#home">На главную</ButtonLink>
        </ErrorFrame>
      </Stack>
    </Board>
  );
}
