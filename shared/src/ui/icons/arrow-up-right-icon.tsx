import { Icon, type IconProps } from './icon';

export const ArrowUpRightIcon = (props: IconProps) => <Icon {...props} path="M6 18L18 6M8.5 6H18v9.500" />;
