import { useState } from 'react';
import styled from 'styled-components';
import { whenOf } from '@shop/shared/format';
import { media, TrashIcon } from '@shop/shared/ui';
import { SmallButton, useSettled } from '../../components';
import { LibraryItems } from './library-items';
import type { StoredPicture } from './upload-picture';
import { PictureName } from './picture-name';
import { useLibrary, type LibraryPicture } from './use-library';

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

const TEXTS = {
  find: 'Найти картинку',
  hint: 'Имя картинки',
  noneFound: 'С\u00A0таким именем картинок нет',
  failed: 'Картинки не\u00A0загрузились. Правки на\u00A0месте.',
  removal: {
    title: 'Удалить картинку?',
    text: 'Её не\u00A0станет на\u00A0сайте. Прежние версии страниц, где она была, покажут вместо неё описание.',
  },
};

interface PictureLibraryProps {
  /** The address of the picture that is in the field. */
  chosen: string;
  onChoose: (picture: StoredPicture) => void;
}

/** The pictures that the site has already, to be used again. */
export function PictureLibrary({ chosen, onChoose }: PictureLibraryProps) {
  const [typed, setTyped] = useState('');
  const words = useSettled(typed);
  const { items, isFailed, hasMore, loadMore, remove, rename } = useLibrary(words);
  return (
    <Box aria-label="Загруженные картинки">
      <h3>Загруженные картинки</h3>
      <LibraryItems
        {...{ texts: TEXTS, typed, words, items, isFailed, hasMore, remove }}
        onType={setTyped}
        onMore={loadMore}
      >
        {(pictures, onRemove) => (
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
                <Remove label={`Удалить: ${wordsOf(picture)}`} onClick={() => onRemove(picture)}>
                  <TrashIcon />
                </Remove>
                <PictureName picture={picture} onName={(name) => rename(picture, name)} />
              </Item>
            ))}
          </Grid>
        )}
      </LibraryItems>
    </Box>
  );
}
