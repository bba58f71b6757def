import { Icon, type IconProps } from './icon';

export const DropIcon = (props: IconProps) => (
  <Icon {...props} path="M12 3s6.5 6.8 6.5 11.2a6.5 6.5 0 01-13 0C5.5 9.8 12 3 12 3zM12 12v6" />
);
