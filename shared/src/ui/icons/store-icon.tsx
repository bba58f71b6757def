import { Icon, type IconProps } from './icon';

export const StoreIcon = (props: IconProps) => (
  <Icon {...props} path="M4 10v10.5h16V10M3 9.5L5 4h14l2 5.5zM10 20v-6h4v6" />
);
