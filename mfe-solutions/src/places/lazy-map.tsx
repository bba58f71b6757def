import { useRef } from 'react';
import styled from 'styled-components';
import { useShopConfig } from '@shop/shared/runtime';
import { ErrorPanel } from '@shop/shared/ui';
import { useLazyPart } from '../components/use-lazy-part';
import mapUrl from '../drawings/city-map.svg';
import type { PlacesMapProps } from './map';
import { TEXTS } from './texts';

const Place = styled.div`
  position: absolute;
  inset: 0;
`;

/** Shown until the map has loaded, and to visitors without scripts. */
const Drawing = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: 15% 50%;
`;

const WithoutScripts = styled.p`
  position: absolute;
  inset: 16px 16px auto;
  padding: 14px 16px;
  background: var(--c-surface);
  border-left: 2px solid var(--c-signal);
  font-size: 14px;
  line-height: 20px;
`;

const load = () => import(/* webpackChunkName: "places-map" */ './map');

/** The map. Its code is loaded when it comes near the window. */
export function LazyMap(props: Omit<PlacesMapProps, 'tilesUrl' | 'tilesAttribution'>) {
  const { mapTilesUrl, mapTilesAttribution } = useShopConfig();
  const place = useRef<HTMLDivElement>(null);
  const { part, retry } = useLazyPart(place, load);

  if (part === 'failed') {
    return <ErrorPanel title={TEXTS.mapFailed.title} text={TEXTS.mapFailed.text} onRetry={retry} />;
  }
  return (
    <Place ref={place}>
      {part ? (
        <part.PlacesMap {...props} tilesUrl={mapTilesUrl} tilesAttribution={mapTilesAttribution} />
      ) : (
        <>
          <Drawing src={mapUrl} alt="" />
          <noscript>
            <WithoutScripts>{TEXTS.withoutScripts}</WithoutScripts>
          </noscript>
        </>
      )}
    </Place>
  );
}
