import { Icon, type IconProps } from './icon';

export const WrenchIcon = (props: IconProps) => (
  <Icon {...props} path="M20.5 7.5a5 5 0 01-6.6 5.6L7 20l-3-3 6.9-6.9A5 5 0 0116.5 3.5l-2.8 2.8 1.2 2.8 2.8 1.2z" />
);
