import { Icon, type IconProps } from './icon';

export const TruckIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M2.5 6h11.5v11H2.5zM14 10h4l3.5 3.5V17H14M7 15.2a1.9 1.9 0 100 3.8 1.9 1.9 0 000-3.8zM17.5 15.2a1.9 1.9 0 100 3.8 1.9 1.9 0 000-3.8z"
  />
);
