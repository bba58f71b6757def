import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { withoutHidden, type DocumentFault, type PageDocument } from '@shop/shared/page-documents';
import { drawnCommons, useEditor } from '../../editing';
import { CanvasFrame, wideBlocks } from '../../features/canvas';
import { kindName } from '../../words';

/** The width of most phones, in CSS pixels. */
const PHONE_WIDTH = 390;
/** Fonts, pictures and goods come after the words. */
const SETTLED_MS = 1000;
const LOOK_AGAIN_MS = 250;

const Place = styled.div`
  position: fixed;
  top: 0;
  left: 0;
  width: ${PHONE_WIDTH}px;
  height: 844px;
  visibility: hidden;

  & > iframe {
    width: 100%;
    height: 100%;
    border: 0;
  }
`;

const nothing = () => undefined;
const noTargets = () => [];

export interface PhoneProofProps {
  document: PageDocument;
  onMeasured: (faults: readonly DocumentFault[]) => void;
}

/** Measures a page as a phone shows it, out of sight: nothing may make it slide sideways. */
export function PhoneProof({ document, onMeasured }: PhoneProofProps) {
  const place = useRef<HTMLDivElement>(null);
  const schemas = useEditor((state) => state.schemas);
  const all = useEditor((state) => state.commons);
  const commons = useMemo(() => drawnCommons(all), [all]);
  const shownDocument = useMemo(() => withoutHidden(document), [document]);

  const faultsIn = (shown: Document): DocumentFault[] =>
    wideBlocks(shown, document).map((index) => {
      const block = document.content[index];
      const name = block ? kindName(block, schemas) : '';
      return {
        path: `content[${index}].props`,
        code: 'render',
        text: `«${name}»: на\u00A0телефоне шире экрана. Сократите длинные слова`,
      };
    });
  const measure = useEffectEvent((shown: Document) => onMeasured(faultsIn(shown)));

  useEffect(() => {
    let timer = 0;
    const look = () => {
      const shown = place.current?.querySelector('iframe')?.contentDocument;
      if (shown?.querySelector('h1')) timer = window.setTimeout(() => measure(shown), SETTLED_MS);
      else timer = window.setTimeout(look, LOOK_AGAIN_MS);
    };
    look();
    return () => clearTimeout(timer);
  }, [document]);

  return (
    <Place ref={place} inert>
      <CanvasFrame
        schemas={schemas}
        commons={commons}
        linkTargets={noTargets}
        title="Проверка на&nbsp;телефоне"
        document={shownDocument}
        selection={{ blockId: null }}
        isReadOnly
        onSelect={nothing}
        onDrop={nothing}
        onType={nothing}
        onSplit={nothing}
        onWords={nothing}
      />
    </Place>
  );
}
