import { Icon, type IconProps } from './icon';

export const RouteIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M6 17a2 2 0 100 4 2 2 0 000-4zM18 3a2 2 0 100 4 2 2 0 000-4zM8 19h7.5a3.5 3.5 0 000-7h-7a3.5 3.5 0 010-7H16"
  />
);
