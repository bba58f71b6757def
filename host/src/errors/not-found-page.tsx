import { Link } from '@shop/shared/runtime';
import { ButtonLink, ErrorFrame } from '@shop/shared/ui';

export const NOT_FOUND_MESSAGE = 'This page could not be found';

/** An address that nothing stands at. */
export function NotFoundPage() {
  return (
    <ErrorFrame
      statusCode={404}
      message={NOT_FOUND_MESSAGE}
      title="Здесь страницы нет"
      text="Адрес изменился или в нём опечатка. Начните с главной или откройте каталог."
    >
      <ButtonLink as={Link} to="/" size="lg">
        На главную
      </ButtonLink>
      <ButtonLink as={Link} to="/products" kind="outline" size="lg">
        К оборудованию
      </ButtonLink>
    </ErrorFrame>
  );
}
