import type { Product } from '@shop/shared/runtime';
import { PlusIcon, Ruler } from '@shop/shared/ui';
import { useDialog } from '../../features/dialogs';
import * as S from './gallery.styles';
import type { Picture } from './pictures';
import { useSwipe } from './use-swipe';

const SIZE_PROPERTIES = ['Размеры блока', 'Размеры'];

function sizeOf({ properties }: Product): string | undefined {
  return properties.find(({ name }) => SIZE_PROPERTIES.includes(name))?.value;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const loadZoom = () => import(/* webpackChunkName: "gallery-zoom" */ './zoom').then(({ ZoomDialog }) => ZoomDialog);

interface GalleryStageProps {
  /** Ties the picture to its thumbnail. */
  id: string;
  product: Product;
  pictures: readonly Picture[];
  index: number;
  onIndexChange: (index: number) => void;
  onSwipe: (key: string) => void;
}

/** The large picture. A press shows it still larger. */
export function GalleryStage({ id, product, pictures, index, onIndexChange, onSwipe }: GalleryStageProps) {
  const { Dialog, isLoading, open, close } = useDialog(loadZoom);
  const swipe = useSwipe(onSwipe);
  const { path = '', caption = '' } = pictures[index] ?? {};
  const count = pictures.length;
  const panel = count > 1 && { role: 'tabpanel', id: `${id}-picture`, 'aria-labelledby': `${id}-tab-${index}` };

  return (
    <>
      <S.Stage {...panel} {...swipe}>
        <img
          key={path}
          src={path}
          alt={`${product.name}: ${caption}`}
          width={616}
          height={500}
          fetchPriority={index === 0 ? 'high' : 'auto'}
        />
        <S.Label>{(index === 0 && sizeOf(product)) || capitalized(caption)}</S.Label>
        {count > 1 && (
          <S.Position>
            {index + 1} / {count}
          </S.Position>
        )}
        <S.Zoom type="button" aria-label={`Увеличить: ${caption}`} aria-busy={isLoading || undefined} onClick={open}>
          <PlusIcon size={20} />
        </S.Zoom>
        <Ruler at={count > 1 ? (100 * (index + 1)) / count : 50} className="ruler" />
      </S.Stage>
      {/* Beside the stage, not in it: a swipe in the dialog would be one on the stage too. */}
      {Dialog && <Dialog {...{ name: product.name, pictures, index, onIndexChange }} onClose={close} />}
    </>
  );
}
