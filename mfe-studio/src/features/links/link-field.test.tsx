import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expectNoAxeViolations, fakeApi, renderPage, userEvent, type ApiAnswer } from '@shop/shared/testing';
import { fakeNetwork } from '../../testing/fake-network';
import { LinkField } from './link-field';
import type { LinkTarget } from './link-words';

const ADDRESS = `/uploads/${'a1'.repeat(16)}-3565158-prais-list.pdf`;
const FILE = { id: 7, name: 'Прайс-лист', address: ADDRESS, bytes: 3_565_158, addedBy: 'Олег', addedAt: '2026-11-30' };
const PDF = new File(['%PDF-1.7'], 'Прайс-лист.pdf', { type: 'application/pdf' });

const network = fakeNetwork();

const files = (...given: object[]): ApiAnswer => ({ data: { staffLinkedFiles: given } });
const named = (name: string | null): ApiAnswer => ({ data: { staffLinkedFile: name === null ? null : { name } } });

function setUp(answers: ApiAnswer[], href = '', targets: readonly LinkTarget[] = []) {
  function Held() {
    const [value, setValue] = useState(href);
    return <LinkField label="Адрес" targets={targets} value={value} onChange={setValue} />;
  }
  return renderPage(Held, { api: fakeApi(...answers) });
}

const link = () => screen.getByRole('combobox', { name: 'Адрес' });
const openFiles = () => userEvent.click(screen.getByRole('button', { name: 'Адрес: файл' }));

it('uploads a file, leads to it, and says its name and size', async () => {
  network.mockResolvedValue(Response.json(FILE));
  const { container } = setUp([files(), named('Прайс-лист')]);
  await openFiles();
  await screen.findByText(/Ещё ничего не/);
  await expectNoAxeViolations(container);

  await userEvent.upload(screen.getByLabelText(/^Файл для/), PDF);

  expect(await screen.findByText(/файлу «Прайс-лист\.pdf», 3,4\sМБ/)).toBeVisible();
  expect(link()).toHaveValue(ADDRESS);
  expect(network).toHaveBeenCalledWith('/media?as=file', expect.objectContaining({ body: PDF }));
  expect(screen.queryByRole('region', { name: 'Файлы' })).toBeNull();
});

it('says why a file is refused, and keeps the link', async () => {
  network.mockResolvedValue(Response.json({ message: 'Нужен файл PDF, DOCX или XLSX' }, { status: 415 }));
  setUp([files()], '/rental');
  await openFiles();

  await userEvent.upload(screen.getByLabelText(/^Файл для/), PDF);

  expect(await screen.findByRole('alert')).toHaveTextContent('Нужен файл PDF, DOCX или XLSX');
  expect(link()).toHaveValue('/rental');
});

it('takes a file that was uploaded before', async () => {
  const { container } = setUp([files(FILE), named('Прайс-лист')]);
  await openFiles();

  const list = within(await screen.findByRole('region', { name: 'Файлы' }));
  await userEvent.click(await list.findByRole('button', { name: /^Прайс-лист\.pdf 3,4\sМБ/ }));

  expect(link()).toHaveValue(ADDRESS);
  await expectNoAxeViolations(container);
});

it('asks before it deletes a file, and says what still leads to it', async () => {
  const message = 'На файл ведут ссылки страниц: «/rental»';
  const refused = { code: 'CONFLICT', message };
  const { shop } = setUp([files(FILE), refused]);
  await openFiles();

  await userEvent.click(await screen.findByRole('button', { name: 'Удалить: Прайс-лист.pdf' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Удалить' }));

  await waitFor(() => expect(shop.notices.getState().notices.at(-1)).toMatchObject({ kind: 'error', text: message }));
});

it('says of a file that is gone that it is', async () => {
  setUp([named(null)], ADDRESS);

  expect(await screen.findByText(/Этого файла уже нет/)).toBeVisible();
  expect(link()).toBeInvalid();
});

it('says whether an address of the site leads somewhere, once it has been typed', async () => {
  const said = (staffLinkProblem: string | null): ApiAnswer => ({ data: { staffLinkProblem } });
  const api = [said('Адреса «/product» на сайте нет'), said(null)];
  setUp(api, '', [{ href: '/rental', name: 'Прокат', kind: 'page' }]);

  await userEvent.type(link(), '/product');
  expect(await screen.findByText('Адреса «/product» на сайте нет')).toBeVisible();
  expect(link()).toBeInvalid();

  await userEvent.type(link(), 's');
  expect(await screen.findByText(/страницу сайта/)).toBeVisible();
  expect(link()).toBeValid();
});
