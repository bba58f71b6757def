import { useState } from 'react';
import styled from 'styled-components';
import { whenOf } from '@shop/shared/format';
import { Button, ConfirmDialog, media, Muted, SkeletonLines, TextInput, TrashIcon } from '@shop/shared/ui';
import { SmallButton } from '../../components';
import type { StoredPicture } from './upload-picture';
import { PictureName } from './picture-name';
import { useLibrary, type LibraryPicture } from './use-library';
import { useSettled } from './use-settled';

const Box = styled.section`
  display: grid;
  gap: 8px;
  max-height: 420px;
  padding: 12px;
  overflow: auto;
  border: 1px solid var(--c-line);
  background: var(--c-bg);
  font-size: 14px;
  line-height: 20px;

  & > h3 {
    font-size: 14px;
    line-height: 20px;
    font-weight: var(--w-medium);
    letter-spacing: 0;
  }

  & > button {
    justify-self: start;
  }
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px;

  @media ${media.compact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Choice = styled.button`
  position: relative;
  display: block;
  width: 100%;
  aspect-ratio: 4 / 3;
  border: 1px solid var(--c-line);
  background: var(--c-surface);

  & > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }

  &:hover {
    border-color: var(--c-text);
  }

  &[aria-pressed='true'] {
    border-color: var(--c-signal);
    box-shadow: inset 3px 0 0 var(--c-signal);
  }
`;

const Item = styled.li`
  position: relative;
`;

const Remove = styled(SmallButton)`
  position: absolute;
  top: 4px;
  right: 4px;
  background: var(--c-bg);
`;

/** The smallest stored width is enough; a drawing has one file only. */
const SMALLEST = 480;
const thumbOf = ({ address, width }: LibraryPicture) =>
  width > SMALLEST ? address.replace(/-\d+\.webp$/, `-${SMALLEST}.webp`) : address;

/** Not each has a name: when it came, from whom and how large it is tell it apart. */
function wordsOf({ name, addedAt, addedBy, width, height }: LibraryPicture): string {
  const size = `${width}\u00A0×\u00A0${height}`;
  return [name, whenOf(addedAt), addedBy, size].filter(Boolean).join(', ');
}

interface PictureLibraryProps {
  /** The address of the picture that is in the field. */
  chosen: string;
  onChoose: (picture: StoredPicture) => void;
}

/** The pictures that the site has already, to be used again. */
export function PictureLibrary({ chosen, onChoose }: PictureLibraryProps) {
  const [typed, setTyped] = useState('');
  const words = useSettled(typed);
  const { items: pictures, isFailed, hasMore, loadMore, remove, rename } = useLibrary(words);
  const [doomed, setDoomed] = useState<LibraryPicture | null>(null);
  const [isRemoving, setIsRemoving] = useState(false);
  const removeDoomed = async (picture: LibraryPicture) => {
    setIsRemoving(true);
    await remove(picture);
    setIsRemoving(false);
    setDoomed(null);
  };
  return (
    <Box aria-label="Загруженные картинки">
      <h3>Загруженные картинки</h3>
      <TextInput
        isSmall
        type="search"
        aria-label="Найти картинку"
        placeholder="Имя картинки"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {pictures === null && !isFailed && <SkeletonLines count={3} />}
      {pictures?.length === 0 && (
        <Muted role="status">
          {words === '' ? 'Ещё ничего не\u00A0загружали' : 'С\u00A0таким именем картинок нет'}
        </Muted>
      )}
      {pictures !== null && pictures.length > 0 && (
        <Grid>
          {pictures.map((picture) => (
            <Item key={picture.id}>
              <Choice
                type="button"
                aria-label={wordsOf(picture)}
                title={wordsOf(picture)}
                aria-pressed={picture.address === chosen}
                onClick={() => onChoose(picture)}
              >
                <img src={thumbOf(picture)} alt="" loading="lazy" />
              </Choice>
              <Remove label={`Удалить: ${wordsOf(picture)}`} onClick={() => setDoomed(picture)}>
                <TrashIcon />
              </Remove>
              <PictureName picture={picture} onName={(name) => rename(picture, name)} />
            </Item>
          ))}
        </Grid>
      )}
      {isFailed && <p role="alert">Картинки не&nbsp;загрузились. Правки на&nbsp;месте.</p>}
      {(isFailed || hasMore) && (
        <Button kind="quiet" onClick={loadMore}>
          {isFailed ? 'Повторить' : 'Показать ещё'}
        </Button>
      )}
      {doomed && (
        <ConfirmDialog
          title="Удалить картинку?"
          text="Её не&nbsp;станет на&nbsp;сайте. Прежние версии страниц, где она была, покажут вместо неё описание."
          confirm="Удалить"
          cancel="Оставить"
          isBusy={isRemoving}
          onConfirm={() => void removeDoomed(doomed)}
          onCancel={() => setDoomed(null)}
        />
      )}
    </Box>
  );
}
