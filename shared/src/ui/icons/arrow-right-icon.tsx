import { Icon, type IconProps } from './icon';

export const ArrowRightIcon = (props: IconProps) => <Icon {...props} path="M3 12h17M14 6l6 6-6 6" />;
