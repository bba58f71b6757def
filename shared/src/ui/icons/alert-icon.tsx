import { Icon, type IconProps } from './icon';

export const AlertIcon = (props: IconProps) => <Icon {...props} path="M12 3.5L22 20.5H2zM12 10v5M12 16.7v1.600" />;
