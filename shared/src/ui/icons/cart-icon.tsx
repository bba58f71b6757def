import { Icon, type IconProps } from './icon';

export const CartIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M2.5 4H6l2.2 11h10.3L21 7H6.7M9.5 18.2a1.4 1.4 0 100 2.8 1.4 1.4 0 000-2.8zM17 18.2a1.4 1.4 0 100 2.8 1.4 1.4 0 000-2.8z"
  />
);
