import { Icon, type IconProps } from './icon';

export const PinIcon = (props: IconProps) => (
  <Icon {...props} path="M12 21.5s-7-6.3-7-11.5a7 7 0 0114 0c0 5.2-7 11.5-7 11.5zM12 7.5V12.500" />
);
