import { memo, Suspense, use, useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import styled from 'styled-components';
import { useSleeper } from './use-sleeper';

/** Without a box: what sleeps keeps its place in the layout of its parent. */
const Place = styled.div`
  display: contents;
`;

/** What the module of a sleeping part exports. */
interface PartModule<Props> {
  Part: ComponentType<Props>;
}

const GONE = { Part: () => null };

interface BlockProps<Props> {
  part: Promise<PartModule<Props>>;
  props: Props;
  isAsleep: boolean;
  onShown: () => void;
}

function Awake<Props extends object>({ part, props, onShown }: BlockProps<Props>) {
  const { Part } = use(part);
  // Before any event: the first one that it hears has to be able to change it.
  useLayoutEffect(onShown, [onShown]);
  return <Part {...props} />;
}

/**
 * A part of a page whose HTML from the server works by itself, as forms and links do. Its scripts are loaded when it is
 * approached: the first view does not pay for them.
 * @param load gives the part; asked again after a failure
 * @param fallback stands in where the visitor came from another page, and there is no HTML
 */
export function sleeping<Props extends object>(load: () => Promise<PartModule<Props>>, fallback: ReactNode) {
  // While it sleeps it is never rendered anew: React would give up the server's HTML for the fall-back.
  const Block = memo(
    function Block(props: BlockProps<Props>) {
      return (
        <Suspense fallback={fallback}>
          <Awake {...props} />
        </Suspense>
      );
    },
    (_before, { isAsleep }) => isAsleep,
  );

  return function Sleeping(props: Props) {
    const { place, part, isAsleep, wake, handleShown } = useSleeper<PartModule<Props>>(load, GONE);
    const [firstValues] = useState<unknown[]>(() => Object.values(props));

    useEffect(() => {
      // It has to show what has changed.
      if (Object.values(props).some((value: unknown, index) => value !== firstValues[index])) wake();
    }, [firstValues, props, wake]);

    return (
      <Place ref={place}>
        <Block part={part} props={props} isAsleep={isAsleep} onShown={handleShown} />
      </Place>
    );
  };
}
