import { Icon, type IconProps } from './icon';

export const UserIcon = (props: IconProps) => (
  <Icon {...props} path="M12 4a4 4 0 100 8 4 4 0 000-8zM4 21v-2c0-2.2 1.8-3.5 4-3.5h8c2.2 0 4 1.3 4 3.5v2" />
);
