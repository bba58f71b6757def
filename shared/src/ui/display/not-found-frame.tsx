import type { ComponentType, ReactNode } from 'react';
import { ButtonLink } from '../controls/button';
import { ErrorFrame } from './error-frame';

interface NotFoundFrameProps {
  /** The router's link. */
  linkComponent: ComponentType<{ to: string; children?: ReactNode }>;
}

/** The 404 page (docs/rules.md, Errors). */
export function NotFoundFrame({ linkComponent }: NotFoundFrameProps) {
  return (
    <ErrorFrame
      statusCode={404}
      message="This page could not be found"
      title="Страница не найдена"
      text={'Адрес изменился или в нём опечатка. Начните\u00A0с\u00A0главной или откройте каталог.'}
    >
      <ButtonLink as={linkComponent} to="/" size="lg">
        На главную
      </ButtonLink>
      <ButtonLink as={linkComponent} to="/products" kind="outline" size="lg">
        К оборудованию
      </ButtonLink>
    </ErrorFrame>
  );
}
