import { Icon, type IconProps } from './icon';

export const BoxIcon = (props: IconProps) => (
  <Icon {...props} path="M3.5 7.5L12 3l8.5 4.5v9L12 21l-8.5-4.5zM3.5 7.5L12 12l8.5-4.5M12 12v9" />
);
