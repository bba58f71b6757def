import { Icon, type IconProps } from './icon';

export const ServerIcon = (props: IconProps) => (
  <Icon {...props} path="M3.5 3.5h17v5h-17zM3.5 11h17v5h-17zM6.5 19.5h11M7 6h2.5M7 13.5h2.5M12 16v3.500" />
);
