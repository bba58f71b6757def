import { useEffect } from 'react';
import { Link } from '@shop/shared/runtime';
import { ButtonLink, ErrorFrame } from '@shop/shared/ui';

/** Says, as the host's page of this kind does, that nothing of the visitor's stands at this address. */
export function NotFound() {
  // The title came with the address, before the API said that nothing is there.
  useEffect(() => {
    document.title = 'Страница не найдена — INVIS DUOS';
  }, []);

  return (
    <ErrorFrame
      statusCode={404}
      message="This page could not be found"
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
