import { useRef } from 'react';
import styled from 'styled-components';
import { useRowFocus } from '@shop/shared/staff';
import { Button, Field, FieldError, media, Note, Row, TextInput } from '@shop/shared/ui';
import { Part } from '../../components';
import { moved, type PictureForm } from './product-form';
import { usePhotoUpload } from './use-photo-upload';
import type { ProductCard } from './use-product';

const TYPES = 'image/jpeg,image/png,image/webp,image/avif';

const Photos = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
  gap: 16px;
  margin: 0 0 12px;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: 8px;
    align-content: start;
  }

  & img {
    width: 100%;
    height: 180px;
    background: var(--c-stage);
    object-fit: contain;
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface PhotoProps {
  picture: PictureForm;
  index: number;
  count: number;
  onChange: (part: Partial<PictureForm>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One photo with its words; buttons change its place. */
function Photo({ picture, index, count, onChange, onMove, onRemove }: PhotoProps) {
  const number = index + 1;
  return (
    <li>
      <img src={picture.address} alt={picture.alt || `Фото ${number}`} width={240} height={180} loading="lazy" />
      <Field label="Что на&nbsp;фото" isOptional>
        {(control) => (
          <TextInput
            {...control}
            isSmall
            aria-label={`Что на фото ${number}`}
            value={picture.alt}
            onChange={({ target }) => onChange({ alt: target.value })}
          />
        )}
      </Field>
      <Field label="Подпись" isOptional>
        {(control) => (
          <TextInput
            {...control}
            isSmall
            aria-label={`Подпись ${number}`}
            value={picture.caption}
            onChange={({ target }) => onChange({ caption: target.value })}
          />
        )}
      </Field>
      <Row gap={2}>
        <Button kind="quiet" aria-label={`Раньше: фото ${number}`} disabled={index === 0} onClick={() => onMove(-1)}>
          Раньше
        </Button>
        <Button kind="quiet" aria-label={`Позже: фото ${number}`} disabled={number === count} onClick={() => onMove(1)}>
          Позже
        </Button>
        <Button kind="quiet" aria-label={`Убрать фото ${number}`} onClick={onRemove}>
          Убрать
        </Button>
      </Row>
    </li>
  );
}

interface ProductPhotosProps {
  card: ProductCard;
  error: string | undefined;
}

/** The photos of a product; the first one shows in lists, the cart and links. */
export function ProductPhotos({ card, error }: ProductPhotosProps) {
  const input = useRef<HTMLInputElement>(null);
  const { pictures } = card.edit.values;
  const { list, willRemove } = useRowFocus<HTMLOListElement>(pictures.length);
  const add = (address: string) =>
    card.alter((values) => ({
      pictures: values.pictures.some((picture) => picture.address === address)
        ? values.pictures
        : [...values.pictures, { address, alt: '', caption: '' }],
    }));
  const remove = (index: number) => {
    willRemove(index);
    card.type({ pictures: pictures.toSpliced(index, 1) });
  };
  const { isUploading, setIsUploading } = card;
  const { failure, upload } = usePhotoUpload(add, setIsUploading);
  return (
    <Part title="Фотографии" aside={<span>Первая видна в&nbsp;каталоге и&nbsp;корзине</span>}>
      <Photos ref={list}>
        {pictures.map((picture, index) => (
          <Photo
            key={picture.address}
            {...{ picture, index, count: pictures.length }}
            onChange={(part) =>
              card.type({ pictures: pictures.map((one, place) => (place === index ? { ...one, ...part } : one)) })
            }
            onMove={(by) => card.type({ pictures: moved(pictures, index, by) })}
            onRemove={() => remove(index)}
          />
        ))}
      </Photos>
      <input
        ref={input}
        type="file"
        hidden
        accept={TYPES}
        multiple
        aria-label="Добавить фотографии"
        onChange={({ target }) => {
          upload([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button kind="outline" isLoading={isUploading} onClick={() => input.current?.click()}>
        Добавить фотографии
      </Button>
      <p aria-live="polite">{isUploading ? 'Загружаем…' : ''}</p>
      {failure !== null && <Note kind="danger">{failure}</Note>}
      {error !== undefined && <FieldError role="alert">{error}</FieldError>}
    </Part>
  );
}
