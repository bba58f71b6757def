import { Ruler } from '@shop/shared/ui';
import { ProductImage } from './product-image';
import * as S from './product-card-stage.styles';

interface ProductCardStageProps {
  src: string | null;
  tag: string | undefined;
  isWide: boolean;
  isUrgent: boolean;
}

/** The drawing of a card over its ruler; the tick travels while the card is pointed at. */
export function ProductCardStage({ src, tag, isWide, isUrgent }: ProductCardStageProps) {
  return (
    <S.Stage $isWide={isWide}>
      {tag && <S.Tag>{tag}</S.Tag>}
      <ProductImage src={src} isUrgent={isUrgent} />
      <Ruler at={8} className="ruler" />
    </S.Stage>
  );
}
