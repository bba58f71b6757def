import { expectNoAxeViolations, renderPage, userEvent } from '@shop/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { makeProduct } from '../../testing';
import { Gallery } from './gallery';

const product = makeProduct({ id: 102, name: 'INVIS DUOS', images: ['/1.svg', '/2.svg'] });

function ProductGallery() {
  const [words] = useState({
    captions: { '/1.svg': 'общий вид', '/2.svg': 'размеры' },
    labels: { '/2.svg': [{ text: '92\u00A0мм', x: 20, y: 60, anchor: 1 }] },
  });
  return <Gallery product={product} words={words} />;
}

async function openZoom() {
  const result = renderPage(ProductGallery);
  await userEvent.click(screen.getByRole('button', { name: 'Увеличить: общий вид' }));
  await screen.findByRole('dialog', { name: 'INVIS DUOS: общий вид' });
  return result;
}

const scale = () => screen.getByText(/^\d+\s%$/).textContent;

describe('the zoom of the gallery', () => {
  it('enlarges by keys, up to four times, and back', async () => {
    await openZoom();
    await expectNoAxeViolations(screen.getByRole('dialog'));

    await userEvent.keyboard('+');
    expect(scale()).toBe('150\u00A0%');
    await userEvent.keyboard('-');
    expect(scale()).toBe('100\u00A0%');
    await userEvent.keyboard('=====');
    expect(scale()).toBe('400\u00A0%');
    await userEvent.keyboard('0');
    expect(scale()).toBe('100\u00A0%');
  });

  it('enlarges by buttons, which keep the focus at the maximum', async () => {
    await openZoom();
    const enlarge = screen.getByRole('button', { name: 'Увеличить' });

    for (let press = 0; press < 5; press += 1) await userEvent.click(enlarge);

    expect(scale()).toBe('400\u00A0%');
    expect(enlarge).toHaveFocus();
    expect(enlarge).toHaveAttribute('aria-disabled', 'true');
  });

  it('enlarges by a click on the picture, and a second click shows the whole picture', async () => {
    await openZoom();
    const area = screen.getByRole('group', { name: 'Увеличенное изображение' });

    await userEvent.pointer([{ keys: '[TouchA]', target: area, coords: { clientX: 40, clientY: 40 } }]);
    expect(scale()).toBe('250\u00A0%');
    await userEvent.pointer([{ keys: '[TouchA]', target: area, coords: { clientX: 40, clientY: 40 } }]);

    expect(scale()).toBe('100\u00A0%');
  });

  it('zooms with two fingers', async () => {
    await openZoom();
    const area = screen.getByRole('group', { name: 'Увеличенное изображение' });
    const fingers = (distance: number) => ({
      touches: [
        { clientX: 100, clientY: 100 },
        { clientX: 100 + distance, clientY: 100 },
      ],
    });

    fireEvent.touchStart(area, fingers(100));
    fireEvent.touchMove(area, fingers(200));

    expect(scale()).toBe('200\u00A0%');
  });

  it('reads the words of a picture as text, in the gallery and enlarged', async () => {
    await openZoom();
    expect(screen.queryByText('92\u00A0мм')).not.toBeInTheDocument();

    await userEvent.keyboard('{ArrowRight}');
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByRole('list', { name: 'Подписи на рисунке' })).toHaveTextContent('92 мм');
    await userEvent.keyboard('{Escape}');

    expect(screen.getByRole('list', { name: 'Подписи на рисунке' })).toHaveTextContent('92 мм');
  });

  it('changes the picture by keys and buttons, in the page behind as well', async () => {
    await openZoom();

    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('dialog', { name: 'INVIS DUOS: размеры' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Следующее изображение' }));
    await userEvent.click(screen.getByRole('button', { name: 'Предыдущее изображение' }));
    await userEvent.keyboard('{Escape}');

    expect(screen.getByRole('tab', { name: 'размеры' })).toHaveAttribute('aria-selected', 'true');
  });
});
