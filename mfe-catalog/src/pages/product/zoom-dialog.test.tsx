import { expectNoAxeViolations, renderPage } from '@shop/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { makeProduct } from '../../testing';
import { Gallery } from './gallery';

const product = makeProduct({ id: 102, name: 'INVIS DUOS', images: ['/1.svg', '/2.svg'] });

function ProductGallery() {
  const [captions] = useState({ '/1.svg': 'общий вид', '/2.svg': 'размеры' });
  return <Gallery product={product} captionsByPath={captions} />;
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
