import rackUrl from '../../drawings/rack-card.svg';
import { RackBox, Stage, VehicleBox } from './hero-stage';
import type { HeroProps } from './schema';
import { SLICED_VEHICLES } from './sliced-vehicles';
import { Vehicle } from './vehicle';

const RACK_ALT = 'Серверная стойка, один блок выделен зелёным';

interface HeroPictureProps {
  picture: HeroProps['picture'];
  isHome: boolean;
}

/** The drawing of a hero; nothing for a hero of words. */
export function HeroPicture({ picture, isHome }: HeroPictureProps) {
  if (picture === 'none') return null;
  return (
    <Stage $isHome={isHome}>
      {picture === 'server' ? (
        <RackBox>
          <img src={rackUrl} alt={RACK_ALT} width={320} height={240} fetchPriority="high" />
        </RackBox>
      ) : (
        <VehicleBox $isHome={isHome}>
          <Vehicle vehicle={SLICED_VEHICLES[picture]} />
        </VehicleBox>
      )}
    </Stage>
  );
}
