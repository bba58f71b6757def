import { Container, ErrorPanel } from '@shop/shared/ui';

/** Stands where goods would be when the API has not answered. */
export function NoAnswer() {
  return (
    <Container>
      <ErrorPanel
        title="Этот блок сейчас недоступен"
        text="Не удалось получить список товаров. Остальная страница работает."
        onRetry={() => window.location.reload()}
      />
    </Container>
  );
}
