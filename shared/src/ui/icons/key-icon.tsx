import { Icon, type IconProps } from './icon';

export const KeyIcon = (props: IconProps) => (
  <Icon {...props} path="M8 10.5a4.5 4.5 0 100 9 4.5 4.5 0 000-9zM11.2 11.8L20.5 2.5M16 7l3.5 3.5M8 15h.01" />
);
