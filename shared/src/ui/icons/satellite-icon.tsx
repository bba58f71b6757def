import { Icon, type IconProps } from './icon';

export const SatelliteIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M9.5 9.5l5 5M7 12l5-5 5 5-5 5zM3 8l5-5 2.5 2.5-5 5zM13.5 18.5l5-5L21 16l-5 5zM4 15.5A4.5 4.5 0 008.5 20"
  />
);
