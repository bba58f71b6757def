import { Icon, type IconProps } from './icon';

export const CarIcon = (props: IconProps) => (
  <Icon {...props} path="M3 17v-4.5l2-5.5h14l2 5.5V17zM3.5 12.5h17M5 17v2.5M19 17v2.5M6.5 14.8h2.5M15 14.8h2.500" />
);
