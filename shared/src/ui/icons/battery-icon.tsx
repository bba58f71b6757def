import { Icon, type IconProps } from './icon';

export const BatteryIcon = (props: IconProps) => (
  <Icon {...props} path="M2.5 7.5h16.5v9H2.5zM21.5 10.5v3M6 10.5v3M9.5 10.5v3M13 10.5v3" />
);
