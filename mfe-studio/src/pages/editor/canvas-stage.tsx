import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Segmented } from '@shop/shared/ui';
import { editorMedia, PHONE_BELOW } from '../../components';

const Stage = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: var(--c-stage);
`;

const Head = styled.div`
  display: flex;
  justify-content: center;
  padding: 8px;

  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
`;

const Widths = styled(Segmented<Width>)`
  @media ${editorMedia.phone} {
    display: none;
  }

  & > label {
    min-height: 30px;
    padding-inline: 12px;
    font-size: 13px;
  }
`;

/** What the page is fitted into. */
const Fit = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  margin: 0 16px;
  overflow: hidden;

  @media ${editorMedia.phone} {
    margin: 0;
  }
`;

const Page = styled.div`
  position: absolute;
  left: 50%;
  top: 0;
  transform-origin: 0 0;
  background: var(--c-bg);
  outline: 1px solid var(--c-line);

  & > * {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
  }
`;

type Width = '1440' | '768' | '390';

const WIDTHS = [
  { value: '1440', label: '1440' },
  { value: '768', label: '768' },
  { value: '390', label: '390' },
] as const;

/** In a stage below this, a page of a desk would be too small to be read. */
const READABLE = 480;

interface Size {
  width: number;
  height: number;
}

interface CanvasStageProps {
  /** Lines above the page: what is going on. */
  notes: ReactNode;
  /** Beside the widths: what the page is to show. */
  tools: ReactNode;
  /** Below these: which of the changes one looks at. */
  bar: ReactNode;
  /** The frame with the page. */
  children: ReactNode;
}

/** The page at the width of a screen, made smaller where there is no room. */
export function CanvasStage({ notes, tools, bar, children }: CanvasStageProps) {
  const fit = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [chosen, setChosen] = useState<Width | null>(null);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (fit.current) observer.observe(fit.current);
    return () => observer.disconnect();
  }, []);

  const width = chosen ?? (size && size.width < READABLE ? '390' : '1440');
  // On a phone, the page is as wide as the window.
  const isPhone = typeof window !== 'undefined' && window.innerWidth < PHONE_BELOW;
  const shown = isPhone ? (size?.width ?? PHONE_BELOW) : Number(width);
  const scale = size ? Math.min(1, size.width / shown) : 1;
  const style = {
    width: shown,
    height: size ? size.height / scale : '100%',
    marginLeft: -(shown * scale) / 2,
    transform: `scale(${scale})`,
  };

  return (
    <Stage>
      {notes}
      <Head>
        <Widths label="Ширина экрана" options={WIDTHS} value={width} onChange={setChosen} />
        {tools}
      </Head>
      {bar}
      <Fit ref={fit}>
        <Page style={style}>{children}</Page>
      </Fit>
    </Stage>
  );
}
