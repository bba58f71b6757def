import { Icon, type IconProps } from './icon';

export const ChevronRightIcon = (props: IconProps) => <Icon {...props} path="M9 5l7 7-7 7" />;
