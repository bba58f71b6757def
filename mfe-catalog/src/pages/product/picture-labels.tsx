import styled from 'styled-components';
import type { PictureLabel } from '../../content/product-content';

/** Covers the drawing, 320 × 260, in the middle of an image that is `--drawing` high. */
const List = styled.ul`
  position: absolute;
  inset: 0;
  width: min(100%, var(--drawing) * 320 / 260);
  aspect-ratio: 320 / 260;
  margin: auto;
  color: var(--c-text-2);
  font-size: 13px;
  line-height: 16px;
  pointer-events: none;

  & > li {
    position: absolute;
    width: max-content;
    max-width: 35%;
    font-variant-numeric: tabular-nums;
  }
`;

interface PictureLabelsProps {
  labels: readonly PictureLabel[];
}

/** The words of a picture as text: they keep their size, and screen readers read them. */
export function PictureLabels({ labels }: PictureLabelsProps) {
  return (
    <List aria-label="Подписи на рисунке">
      {labels.map(({ text, x, y, anchor = 0 }) => (
        <li
          key={`${x} ${y}`}
          style={{
            left: `${x}%`,
            top: `${y}%`,
            transform: `translate(${anchor * -100}%, -50%)`,
            textAlign: anchor === 0.5 ? 'center' : 'left',
          }}
        >
          {text}
        </li>
      ))}
    </List>
  );
}
