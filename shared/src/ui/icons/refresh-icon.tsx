import { Icon, type IconProps } from './icon';

export const RefreshIcon = (props: IconProps) => <Icon {...props} path="M20 12a8 8 0 11-2.4-5.7L20 8.5M20 3.5v5h-5" />;
