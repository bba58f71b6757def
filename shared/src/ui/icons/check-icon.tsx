import { Icon, type IconProps } from './icon';

export const CheckIcon = (props: IconProps) => <Icon {...props} path="M4 12.5l5.5 5.5L20 7" />;
